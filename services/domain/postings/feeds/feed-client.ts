import { setTimeout as wait } from 'node:timers/promises';
import {
  fetchPublic,
  type Freshness,
  type Guard,
  type PublicReading,
  type AcceptedContent,
} from '../../../platform/public-fetch/fetch-public.ts';
import { pageTypes } from '../../../platform/public-fetch/fetch-page.ts';

export interface FeedClientOptions {
  /** Restricts where requests may go. */
  readonly guard: Guard;
  /** Milliseconds between two requests to one host. */
  readonly pause?: number;
  /** Milliseconds before each further attempt, unless the host asks for more. */
  readonly backoff?: readonly number[];
  /** The maximum number of bytes of an answer. A large board has 20 MB of postings. */
  readonly maxBytes?: number;
  /** Milliseconds within which an answer must arrive. */
  readonly timeoutMs?: number;
}

/** Sends requests to boards, one at a time to each host. */
export interface FeedClient {
  getJson(url: string, known?: Freshness): Promise<PublicReading>;
  getPage(url: string): Promise<PublicReading>;
}

const json = { accept: 'application/json', isWanted: /^\s*(?:application|text)\/(?:[\w.+-]*\+)?json\b/i } as const;

/** The default number of milliseconds between two requests to one host. */
export const defaultPause = 500;

/** The longest `Retry-After`, in seconds, that is waited for. Longer ones are left to the next reading. */
const maxRetryAfterSeconds = 20;

/** Adds up to half, so that feeds that failed together are not retried together. */
const withJitter = (milliseconds: number): number => milliseconds * (1 + Math.random() / 2);

/** Returns whether another attempt may succeed, because the host may be busy or the network briefly down. */
const isTemporary = (reading: PublicReading): boolean =>
  reading.ok === false &&
  (reading.problem === 'unreachable' ||
    reading.problem === 'timedOut' ||
    (reading.problem === 'refused' && reading.retryAfter !== null));

/** Creates a client that waits between requests to one host, and retries temporary failures. */
export function createFeedClient({
  guard,
  pause = defaultPause,
  backoff = [1_000, 4_000],
  maxBytes = 32 * 1024 * 1024,
  timeoutMs = 25_000,
}: FeedClientOptions): FeedClient {
  /** Resolves for each host when the next request may be sent. */
  const turns = new Map<string, Promise<unknown>>();

  async function attempt(url: string, accepted: AcceptedContent): Promise<PublicReading> {
    for (const delay of [...backoff, undefined]) {
      const reading = await fetchPublic(url, { guard, timeoutMs, maxBytes, ...accepted });
      const retryAfter = reading.ok === false ? (reading.retryAfter ?? 0) : 0;
      if (delay === undefined || !isTemporary(reading) || retryAfter > maxRetryAfterSeconds) return reading;
      await wait(Math.max(withJitter(delay), retryAfter * 1_000));
    }
    throw new Error('The last attempt has no delay.');
  }

  function fetchInTurn(url: string, accepted: AcceptedContent): Promise<PublicReading> {
    const host = URL.parse(url)?.host ?? '';
    const answer = (turns.get(host) ?? Promise.resolve()).then(() => attempt(url, accepted));
    turns.set(
      host,
      answer.then(() => wait(pause)),
    );
    return answer;
  }

  return {
    getJson: (url, known) => fetchInTurn(url, { ...json, ...(known && { known }) }),
    getPage: (url) => fetchInTurn(url, pageTypes),
  };
}
