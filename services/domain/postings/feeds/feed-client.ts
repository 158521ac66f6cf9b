import { setTimeout as wait } from 'node:timers/promises';
import {
  fetchPublic,
  type Freshness,
  type Guard,
  publicInternet,
  type PublicReading,
  type Wanted,
} from '../../../platform/public-fetch/fetch-public.ts';
import { pageTypes } from '../../../platform/public-fetch/fetch-page.ts';

export interface FeedClientOptions {
  /** Where requests may go. */
  readonly guard?: Guard;
  /** Milliseconds between two requests to one host. */
  readonly pause?: number;
  /** Milliseconds before each further attempt, unless the host asks for more. */
  readonly backoff?: readonly number[];
  /** Bytes of an answer. A large board has 20 MB of postings. */
  readonly largest?: number;
  /** Milliseconds of an answer. */
  readonly within?: number;
}

/** Asks boards, one question at a time of each host. */
export interface FeedClient {
  getJson(url: string, known?: Freshness): Promise<PublicReading>;
  getPage(url: string): Promise<PublicReading>;
}

const json = { accept: 'application/json', isWanted: /^\s*(?:application|text)\/(?:[\w.+-]*\+)?json\b/i } as const;

/** Milliseconds between two requests to one host where nothing else is asked for. */
export const defaultPause = 500;

/** Seconds that are waited for a host that asks for them; more is for the next reading. */
const maxRetryAfterSeconds = 20;

/** Adds up to half, so that feeds that failed together do not come back together. */
const withJitter = (milliseconds: number): number => milliseconds * (1 + Math.random() / 2);

/** Worth another attempt: the host may be busy, or the network have had a moment. */
const mayPass = (reading: PublicReading): boolean =>
  reading.ok === false &&
  (reading.problem === 'unreachable' ||
    reading.problem === 'timedOut' ||
    (reading.problem === 'refused' && reading.retryAfter !== null));

export function createFeedClient({
  guard = publicInternet,
  pause = defaultPause,
  backoff = [1_000, 4_000],
  largest = 32 * 1024 * 1024,
  within = 25_000,
}: FeedClientOptions = {}): FeedClient {
  /** When each host may be asked again. */
  const turns = new Map<string, Promise<unknown>>();

  async function attempt(url: string, wanted: Wanted): Promise<PublicReading> {
    for (const delay of [...backoff, undefined]) {
      const reading = await fetchPublic(url, { guard, within, largest, ...wanted });
      const asked = reading.ok === false ? (reading.retryAfter ?? 0) : 0;
      if (delay === undefined || !mayPass(reading) || asked > maxRetryAfterSeconds) return reading;
      await wait(Math.max(withJitter(delay), asked * 1_000));
    }
    throw new Error('The last attempt has no delay.');
  }

  function fetchInTurn(url: string, wanted: Wanted): Promise<PublicReading> {
    const host = URL.parse(url)?.host ?? '';
    const answer = (turns.get(host) ?? Promise.resolve()).then(() => attempt(url, wanted));
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
