import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { postingFeeds, postingProblems } from '../../../platform/database/schema/index.ts';
import type { Freshness } from '../../../platform/public-fetch/fetch-public.ts';
import type { RecordProblem } from '../normalise/to-draft.ts';

/** Minutes for which a feed is one process's: if it dies meanwhile, another takes over then. */
const lease = 30;

/** Makes feeds known; new ones are due at once. */
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

const claimed = { source: postingFeeds.source, etag: postingFeeds.etag, lastModified: postingFeeds.lastModified };

/** Takes the feed that has been due longest, of those that are configured, for this process alone. Undefined: none is. */
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
    .returning(claimed);
  return row && { source: row.source, known: { etag: row.etag, lastModified: row.lastModified } };
}

export interface FeedOutcome {
  readonly freshness: Freshness | null;
  /** Why it could not be read; null when it could. */
  readonly problem: string | null;
  /** Seconds until the next reading. */
  readonly nextIn: number;
}

/** Writes down how a reading went, and when the next is due. */
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

/** Records that are kept of one reading. */
const maxProblems = 500;

/** Keeps which records could not be taken, in place of those of the reading before. */
export async function reportProblems(
  database: Database,
  source: string,
  problems: readonly RecordProblem[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(postingProblems).where(eq(postingProblems.source, source));
    const kept = problems.slice(0, maxProblems).map((problem) => ({ source, ...problem }));
    if (kept.length > 0) await transaction.insert(postingProblems).values(kept);
  });
}
