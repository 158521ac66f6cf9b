import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { identityDelays } from '../../../platform/database/schema/identity.ts';

/** The settings of the backoff. Times are in milliseconds. */
export interface ExponentialBackoffSettings {
  /** The number of failures without a wait. */
  readonly free: number;
  /** The wait after them, which doubles with each further failure. */
  readonly firstDelay: number;
  readonly maxDelay: number;
  /**
   * The time after the first failure at which all are forgotten, so that a network with many people never exceeds the
   * limit for good.
   */
  readonly forgetAfter: number;
}

/** Counts attempts in the database, where every process sees them. */
export interface ExponentialBackoff {
  /**
   * Counts an attempt as a failure when it begins, before any work is done, so that parallel attempts cannot slip past.
   * Returns the milliseconds to wait before the next attempt: 0 means continue. An attempt that must wait is not
   * counted and prolongs nothing.
   */
  begin(key: string): Promise<number>;
  /** Takes back the last attempt, which was not a failure. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** From this power of two on, every delay is at its maximum. */
const steps = 30;

const after = (milliseconds: number) => sql`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

/** Creates a backoff that counts in the database, where every process sees it. */
export function createExponentialBackoff(database: Database, settings: ExponentialBackoffSettings): ExponentialBackoff {
  const { free, firstDelay, maxDelay, forgetAfter } = settings;
  const table = identityDelays;

  const waitAfter = (failures: ReturnType<typeof sql>) => sql`clock_timestamp() + interval '1 millisecond' * case
    when ${failures} < ${free}::int then 0
    else least(${firstDelay}::float8 * power(2, least(${failures} - ${free}::int, ${steps})), ${maxDelay}::float8) end`;

  return {
    async begin(key) {
      const isOver = sql`${table.expiresAt} <= clock_timestamp()`;
      const failures = sql`(case when ${isOver} then 0 else ${table.failures} end + 1)`;
      const expiresAt = sql`case when ${isOver} then ${after(forgetAfter)} else ${table.expiresAt} end`;
      const rows = await database
        .insert(table)
        .values({ key, failures: 1, waitUntil: waitAfter(sql`1`), expiresAt: after(forgetAfter) })
        .onConflictDoUpdate({
          target: table.key,
          set: { failures, waitUntil: waitAfter(failures), expiresAt },
          setWhere: lte(table.waitUntil, sql`clock_timestamp()`),
        })
        .returning({ key: table.key });
      if (rows.length > 0) return 0;
      const [blocked] = await database
        .select({ wait: sql<number>`extract(epoch from ${table.waitUntil} - clock_timestamp())::float8 * 1000` })
        .from(table)
        .where(eq(table.key, key));
      // The wait may have ended or been forgotten since.
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
