import type { RemoteEnvironment } from '@shared/contracts';
import { callService } from '@shared/remote-kit';

type Host = Pick<RemoteEnvironment, 'session' | 'endpoints'>;

/**
 * Object URLs of pictures that were shown before, most recently used last, so that a card that reappears is never
 * empty.
 */
const known = new Map<string, string>();
const maxCached = 150;

const keyOf = (subject: string, of: string): string => JSON.stringify([subject, of]);

/** Returns the picture as it was last shown in this tab. */
export const cachedThumbnail = (subject: string, of: string): string | undefined => known.get(keyOf(subject, of));

function remember(key: string, picture: Blob): string {
  const former = known.get(key);
  const address = URL.createObjectURL(picture);
  known.delete(key);
  known.set(key, address);
  const [oldest] = known;
  const gone = former ?? (known.size > maxCached && oldest ? oldest[1] : undefined);
  if (known.size > maxCached && oldest) known.delete(oldest[0]);
  // By then an image that shows the picture has read it.
  if (gone !== undefined) setTimeout(() => URL.revokeObjectURL(gone), 10_000);
  return address;
}

/** Milliseconds before each retry while the server is overloaded, unless it asks for more. */
const pauses = [1_000, 3_000, 6_000];

/** No card waits longer than this for another try, in milliseconds. */
const longestPause = 30_000;

/** Returns how long to wait before a retry, in milliseconds. */
function waitAfter(response: Response, pause: number): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Math.min(Math.max(pause, Number.isFinite(seconds) ? seconds * 1_000 : 0), longestPause);
}

/**
 * Fetches the picture of a first page. The browser caches it and revalidates. Rejects when there is none, and when
 * `signal` aborts.
 */
export async function fetchThumbnail(host: Host, of: string, signal: AbortSignal): Promise<string> {
  for (const pause of [...pauses, undefined]) {
    const response = await callService(host, `/thumbnails/${of}`, { method: 'GET', signal });
    if (response.ok) return remember(keyOf(host.session.subject, of), await response.blob());
    if (response.status !== 503 || pause === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, waitAfter(response, pause)));
    signal.throwIfAborted();
  }
  throw new Error('There is no picture.');
}
