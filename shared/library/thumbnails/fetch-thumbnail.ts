import { pagesHeader, type RemoteEnvironment } from '@shared/contracts';
import { callService } from '@shared/remote-kit';

type Host = Pick<RemoteEnvironment, 'session' | 'endpoints'>;

export interface FetchedThumbnail {
  /** An object URL of the picture. */
  readonly address: string;
  /** The number of pages of the document; undefined if the server does not say. */
  readonly pages: number | undefined;
}

/**
 * Pictures that were shown before, most recently used last, so that a card that reappears is never empty.
 */
const known = new Map<string, FetchedThumbnail>();
const maxCached = 150;

const keyOf = (subject: string, of: string): string => JSON.stringify([subject, of]);

/** Returns the picture as it was last shown in this tab. */
export const cachedThumbnail = (subject: string, of: string): FetchedThumbnail | undefined =>
  known.get(keyOf(subject, of));

function remember(key: string, picture: Blob, pages: number | undefined): FetchedThumbnail {
  const former = known.get(key);
  const fetched = { address: URL.createObjectURL(picture), pages };
  known.delete(key);
  known.set(key, fetched);
  const [oldest] = known;
  const gone = former ?? (known.size > maxCached && oldest ? oldest[1] : undefined);
  if (known.size > maxCached && oldest) known.delete(oldest[0]);
  // By then an image that shows the picture has read it.
  if (gone !== undefined) setTimeout(() => URL.revokeObjectURL(gone.address), 10_000);
  return fetched;
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
export async function fetchThumbnail(host: Host, of: string, signal: AbortSignal): Promise<FetchedThumbnail> {
  for (const pause of [...pauses, undefined]) {
    const response = await callService(host, `/thumbnails/${of}`, { method: 'GET', signal });
    if (response.ok) {
      const pages = Number(response.headers.get(pagesHeader) ?? 0);
      return remember(keyOf(host.session.subject, of), await response.blob(), pages > 0 ? pages : undefined);
    }
    if (response.status !== 503 || pause === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, waitAfter(response, pause)));
    signal.throwIfAborted();
  }
  throw new Error('There is no picture.');
}
