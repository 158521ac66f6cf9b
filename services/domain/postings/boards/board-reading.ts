import { isRecord } from '../../../../shared/documents/parsing/read.ts';
import type { FetchProblem, Freshness, PublicReading } from '../../../platform/public-fetch/fetch-public.ts';
import type { RawPosting, RecordProblem } from '../normalize/to-draft.ts';

/** The result of reading a feed. */
export type FeedReading =
  | {
      readonly state: 'read';
      readonly raws: readonly RawPosting[];
      readonly problems: readonly RecordProblem[];
      /** Whether the reading contains all postings, so that those missing from it have been taken down. */
      readonly isComplete: boolean;
      readonly freshness: Freshness | null;
    }
  | { readonly state: 'unchanged' }
  /** `retryAfter` is the number of seconds that the host asks to wait. */
  | { readonly state: 'failed'; readonly problem: string; readonly retryAfter: number | null };

/** The maximum number of postings of one feed. A larger feed is not the board of one company. */
export const maxPostings = 20_000;

export type Thing = Readonly<Record<string, unknown>>;

const sentences: Readonly<Record<FetchProblem, string>> = {
  notALink: 'The address is not a web address.',
  notPublic: 'The address is not on the public internet, and PRIVATE_FEED_HOSTS does not name it.',
  unreachable: 'The server could not be reached.',
  timedOut: 'The request timed out.',
  refused: 'The server denied the request.',
  gone: 'The board does not exist.',
  tooLarge: 'The response was too large.',
  notAPage: 'The response had the wrong content type.',
};

/** Creates a failed reading. `problem` is a sentence for reports, and `retryAfter` is in seconds. */
export const failedReading = (problem: string, retryAfter: number | null = null): FeedReading => ({
  ...{ state: 'failed', problem, retryAfter },
});

/** Converts a response without text to a reading. */
export const withoutText = (reading: Exclude<PublicReading, { readonly ok: true }>): FeedReading =>
  reading.ok === 'unchanged'
    ? { state: 'unchanged' }
    : failedReading(reading.proxyProblem ?? sentences[reading.problem], reading.retryAfter);

/** Parses JSON; undefined for anything else, such as a truncated answer or an HTML page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const notJson = failedReading('The response was not valid JSON.');
export const notAList = failedReading('The response had no list of job ads.');

/** Returns a non-empty text property, or null. */
export const textIn = (thing: Thing, key: string): string | null => {
  const value = thing[key];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};
/** Returns an object property, or an empty object. */
export const thingIn = (thing: Thing, key: string): Thing => {
  const value = thing[key];
  return isRecord(value) ? value : {};
};
/** Returns a list property, or an empty list. */
export const listIn = (thing: Thing, key: string): readonly unknown[] => {
  const value = thing[key];
  return Array.isArray(value) ? value : [];
};
/** Returns a positive amount of at most a billion, or null. */
export const amountIn = (thing: Thing, key: string): number | null => {
  const value = thing[key];
  return typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= 1_000_000_000 ? value : null;
};
/** Returns an identifier, which may be a number or a text. */
export const nameIn = (thing: Thing, key: string): string | null => {
  const value = thing[key];
  return typeof value === 'number' ? String(value) : textIn(thing, key);
};

/** Reads the entries of a list one by one. An invalid entry is reported as a problem and does not affect the others. */
export function readEntries(
  entries: readonly unknown[],
  read: (entry: Thing) => Omit<RawPosting, 'externalId'> & { readonly externalId: string | null },
): { readonly raws: readonly RawPosting[]; readonly problems: readonly RecordProblem[] } {
  const raws: RawPosting[] = [];
  const problems: RecordProblem[] = [];
  for (const entry of entries.slice(0, maxPostings)) {
    if (!isRecord(entry)) {
      problems.push({ externalId: null, reason: 'It is not an object.' });
      continue;
    }
    const raw = read(entry);
    const { externalId } = raw;
    if (externalId === null) problems.push({ externalId, reason: 'It has no ID.' });
    else raws.push({ ...raw, externalId });
  }
  return { raws, problems };
}
