import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityDelays } from '../../../platform/database/schema/identity.ts';

/** Times in milliseconds. */
export interface ExponentialBackoffSettings {
  /** Failures that cost nothing. */
  readonly free: number;
  /** The wait after them; it doubles with each further failure. */
  readonly first: number;
  readonly longest: number;
  /** So long after the first failure all are forgotten: a place where many people are never runs full. */
  readonly forgetAfter: number;
}

/** Counts tries in the database, where every process sees them. */
export interface ExponentialBackoff {
  /**
   * Counts a try that begins as a failure, before any work is done, so that parallel tries cannot slip past. Answers how
   * many milliseconds to wait before trying again: 0 is go on. A try that must wait is not counted and prolongs nothing.
   */
  begin(key: string): Promise<number>;
  /** The last try was none that failed: it is as if it had not been. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Beyond this power of two every delay is at its longest. */
const steps = 30;

const after = (milliseconds: number) => sql`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

export function createExponentialBackoff(database: Database, settings: ExponentialBackoffSettings): ExponentialBackoff {
  const { free, first, longest, forgetAfter } = settings;
  const table = identityDelays;

  const waitAfter = (failures: ReturnType<typeof sql>) => sql`clock_timestamp() + interval '1 millisecond' * case
    when ${failures} < ${free}::int then 0
    else least(${first}::float8 * power(2, least(${failures} - ${free}::int, ${steps})), ${longest}::float8) end`;

  return {
    async begin(key) {
      const isOver = sql`${table.expiresAt} <= clock_timestamp()`;
      const failures = sql`(case when ${isOver} then 0 else ${table.failures} end + 1)`;
      const expiresAt = sql`case when ${isOver} then ${after(forgetAfter)} else ${table.expiresAt} end`;
      const begun = await database
        .insert(table)
        .values({ key, failures: 1, waitUntil: waitAfter(sql`1`), expiresAt: after(forgetAfter) })
        .onConflictDoUpdate({
          target: table.key,
          set: { failures, waitUntil: waitAfter(failures), expiresAt },
          setWhere: lte(table.waitUntil, sql`clock_timestamp()`),
        })
        .returning({ key: table.key });
      if (begun.length > 0) return 0;
      const [blocked] = await database
        .select({ wait: sql<number>`extract(epoch from ${table.waitUntil} - clock_timestamp())::float8 * 1000` })
        .from(table)
        .where(eq(table.key, key));
      // The wait may have ended, or been forgotten, since.
      return Math.max(1, blocked?.wait ?? 1);
    },
    async takeBack(key) {
      await database
        .update(table)
        .set({ failures: sql`${table.failures} - 1`, waitUntil: sql`clock_timestamp()` })
        .where(and(eq(table.key, key), sql`${table.failures} > 0`));
    },
    async forget(key) {
      await database.delete(table).where(eq(table.key, key));
    },
  };
}
