import type { Database } from '../../platform/database/database.ts';
import type { Freshness } from '../../platform/public-fetch/fetch-public.ts';
import type { Gazetteer } from '../job-search/places/gazetteer.ts';
import { openGazetteer } from '../job-search/places/open-gazetteer.ts';
import { feedNames, readFeed } from './boards/read-feed.ts';
import type { Feed } from './feeds/feed.ts';
import type { FeedClient } from './feeds/feed-client.ts';
import { isProblem, type RecordProblem, toDraft } from './normalize/to-draft.ts';
import type { PostingDraft } from './posting-draft.ts';
import { finishFeed, reportProblems } from './store/feed-state.ts';
import { retirePostings } from './store/retire-postings.ts';
import { type SaveCounts, savePostings } from './store/save-postings.ts';

/** The result of reading a feed. */
export interface FeedReport extends SaveCounts {
  readonly key: string;
  readonly state: 'read' | 'unchanged' | 'failed';
  readonly closed: number;
  /** Why the feed could not be read; null if it could. */
  readonly problem: string | null;
  /** Records that could not be accepted. */
  readonly problems: readonly RecordProblem[];
}

export interface IngestOptions {
  /** The feed's state at the last reading. */
  readonly known?: Freshness;
  /** Knows the coordinates of places. Default: the gazetteer of the world's cities. */
  readonly gazetteer?: Gazetteer;
}

/** The number of postings in one statement. */
const batch = 200;
/**
 * Seconds between two readings: six hours. After a failure, the next reading comes sooner, unless the host asks to wait
 * longer.
 */
export const defaultIntervalSeconds = 6 * 60 * 60;
const maxIntervalSeconds = 24 * 60 * 60;

const nothing = { added: 0, changed: 0, merged: 0, unchanged: 0, closed: 0, problem: null, problems: [] } as const;

/** Spreads feeds that were read at the same time. */
const withJitter = (seconds: number): number => seconds * (0.9 + Math.random() / 5);

async function save(database: Database, feed: Feed, drafts: readonly PostingDraft[]): Promise<SaveCounts> {
  const origin = { source: feed.key, sourceName: feedNames[feed.kind] };
  const total = { added: 0, changed: 0, merged: 0, unchanged: 0 };
  for (let first = 0; first < drafts.length; first += batch) {
    const saved = await savePostings(database, origin, drafts.slice(first, first + batch));
    for (const key of Object.keys(total) as (keyof SaveCounts)[]) total[key] += saved[key];
  }
  return total;
}

/**
 * Reads a feed and stores its postings. Faults of the feed or of single records are reported in the result; only errors
 * of the database are thrown.
 */
export async function ingestFeed(
  database: Database,
  client: FeedClient,
  feed: Feed,
  { known, gazetteer: given }: IngestOptions = {},
): Promise<FeedReport> {
  const { key } = feed;
  const reading = await readFeed(feed, client, known);
  if (reading.state === 'failed') {
    const { problem, retryAfter } = reading;
    const nextIn = Math.min(maxIntervalSeconds, Math.max(retryAfter ?? 0, withJitter(defaultIntervalSeconds / 6)));
    await finishFeed(database, key, { freshness: null, problem, nextIn });
    return { ...nothing, key, state: 'failed', problem };
  }
  const outcome = { problem: null, nextIn: withJitter(defaultIntervalSeconds) };
  if (reading.state === 'unchanged') {
    await finishFeed(database, key, { ...outcome, freshness: null });
    return { ...nothing, key, state: 'unchanged' };
  }
  const gazetteer = given ?? (await openGazetteer());
  const now = new Date();
  const results = reading.raws.map((raw) => toDraft(raw, gazetteer, now));
  const problems = [...reading.problems, ...results.filter(isProblem)];
  const saved = await save(
    database,
    feed,
    results.flatMap((each) => (isProblem(each) ? [] : each)),
  );
  // Records that could not be accepted still exist in the feed, so they count as seen.
  const seenIds = reading.raws.map(({ externalId }) => externalId);
  const closed = reading.isComplete ? await retirePostings(database, key, seenIds) : 0;
  await reportProblems(database, key, problems);
  await finishFeed(database, key, { ...outcome, freshness: reading.freshness });
  return { ...nothing, ...saved, key, state: 'read', closed, problems };
}
