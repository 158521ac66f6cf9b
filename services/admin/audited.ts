import { desc } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { auditEntries } from '../database/schema/index.ts';
import { masked } from '../../shared/contracts/masked.ts';

export interface Act {
  /** Who does it. */
  readonly actor: string;
  readonly action: string;
  /** To what; addresses of people are masked, ids are not. */
  readonly target: string;
}

/**
 * Does it between two entries of the audit log: that it has begun, and how it ended. What cannot be written down is not
 * done.
 */
export async function audited<Result>(database: Database, act: Act, work: () => Promise<Result>): Promise<Result> {
  const note = (outcome: string, details: Readonly<Record<string, unknown>> = {}) =>
    database.insert(auditEntries).values({ ...act, target: masked(act.target), outcome, details });
  await note('begun');
  try {
    const result = await work();
    await note('done');
    return result;
  } catch (error) {
    await note('failed', { why: masked(error instanceof Error ? error.message : String(error)).slice(0, 300) });
    throw error;
  }
}

/** The last entries, the newest first. */
export const lastEntries = (database: Database, count: number) =>
  database.select().from(auditEntries).orderBy(desc(auditEntries.at), desc(auditEntries.id)).limit(count);
