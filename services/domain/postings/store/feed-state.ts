import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { postingFeeds, postingProblems } from '../../../platform/database/schema/index.ts';
import type { Freshness } from '../../../platform/public-fetch/fetch-public.ts';
import type { FeedState } from '../../../platform/telemetry/readings.ts';
import type { RecordProblem } from '../normalize/to-draft.ts';

/**
 * Minutes for which a process owns a feed that it has claimed. If the process dies, another one takes over afterward.
 */
const lease = 30;

/** Registers feeds. New ones are due immediately. */
export async function registerFeeds(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .insert(postingFeeds)
    .values(keys.map((source) => ({ source })))
    .onConflictDoNothing();
}

export interface ClaimedFeed {
  readonly source: string;
  readonly known: Freshness;
}

const claimedColumns = {
  source: postingFeeds.source,
  etag: postingFeeds.etag,
  lastModified: postingFeeds.lastModified,
};

/** Claims the configured feed that has been due longest, for this process only; undefined if none is due. */
export async function claimFeed(database: Database, keys: readonly string[]): Promise<ClaimedFeed | undefined> {
  if (keys.length === 0) return undefined;
  const due = database
    .select({ source: postingFeeds.source })
    .from(postingFeeds)
    .where(and(inArray(postingFeeds.source, [...keys]), lte(postingFeeds.nextAt, sql`now()`)))
    .orderBy(asc(postingFeeds.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await database
    .update(postingFeeds)
    .set({ nextAt: sql`now() + make_interval(mins => ${lease})` })
    .where(eq(postingFeeds.source, due))
    .returning(claimedColumns);
  return row && { source: row.source, known: { etag: row.etag, lastModified: row.lastModified } };
}

export interface FeedOutcome {
  readonly freshness: Freshness | null;
  /** Why the feed could not be read; null if it could. */
  readonly problem: string | null;
  /** Seconds until the next reading. */
  readonly nextIn: number;
}

/** Records the result of a reading, and when the next is due. */
export async function finishFeed(
  database: Database,
  source: string,
  { freshness, problem, nextIn }: FeedOutcome,
): Promise<void> {
  await database
    .update(postingFeeds)
    .set({
      ...freshness,
      nextAt: sql`now() + make_interval(secs => ${nextIn})`,
      lastProblem: problem,
      failures: problem === null ? 0 : sql`${postingFeeds.failures} + 1`,
      ...(problem === null && { lastReadAt: sql`now()` }),
    })
    .where(eq(postingFeeds.source, source));
}

/** The maximum number of problems that are stored for one reading. */
const maxProblems = 500;

/** Stores the records that could not be accepted, in place of those of the previous reading. */
export async function reportProblems(
  database: Database,
  source: string,
  problems: readonly RecordProblem[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(postingProblems).where(eq(postingProblems.source, source));
    const rows = problems.slice(0, maxProblems).map((problem) => ({ source, ...problem }));
    if (rows.length > 0) await transaction.insert(postingProblems).values(rows);
  });
}

/** Reads how reading the configured feeds has gone, in whichever process it was, for the metrics. */
export async function readFeedStates(database: Database, keys: readonly string[]): Promise<readonly FeedState[]> {
  const rows = await database
    .select({ feed: postingFeeds.source, lastReadAt: postingFeeds.lastReadAt, failures: postingFeeds.failures })
    .from(postingFeeds)
    .where(inArray(postingFeeds.source, [...keys]));
  return rows.map(({ feed, lastReadAt, failures }) => ({
    feed,
    lastSuccess: lastReadAt === null ? undefined : lastReadAt.getTime() / 1000,
    failures,
  }));
}
