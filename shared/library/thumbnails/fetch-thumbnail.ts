import type { RemoteEnvironment } from '@shared/contracts';
import { callService } from '@shared/remote-kit';

type Host = Pick<RemoteEnvironment, 'session' | 'endpoints'>;

/** Addresses of pictures that were shown before, the last used last: a tile that comes back is never empty. */
const known = new Map<string, string>();
const maxCached = 150;

const keyOf = (subject: string, of: string): string => JSON.stringify([subject, of]);

/** The picture as it was last shown in this tab. */
export const knownThumbnail = (subject: string, of: string): string | undefined => known.get(keyOf(subject, of));

function remember(key: string, picture: Blob): string {
  const former = known.get(key);
  const address = URL.createObjectURL(picture);
  known.delete(key);
  known.set(key, address);
  const [oldest] = known;
  const gone = former ?? (known.size > maxCached && oldest ? oldest[1] : undefined);
  if (known.size > maxCached && oldest) known.delete(oldest[0]);
  // An image that shows it has read it by then.
  if (gone !== undefined) setTimeout(() => URL.revokeObjectURL(gone), 10_000);
  return address;
}

/** Milliseconds before each further attempt while the server has too much to draw. */
const pauses = [1_000, 3_000, 6_000];

/**
 * Brings the picture of a first page. The browser keeps it and asks whether it has changed. Rejects where there is none, and
 * when `signal` says so.
 */
export async function fetchThumbnail(host: Host, of: string, signal: AbortSignal): Promise<string> {
  for (const pause of [...pauses, undefined]) {
    const response = await callService(host, `/thumbnails/${of}`, { method: 'GET', signal });
    if (response.ok) return remember(keyOf(host.session.subject, of), await response.blob());
    if (response.status !== 503 || pause === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
  throw new Error('There is no picture.');
}
