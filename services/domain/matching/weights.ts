import { eq, sql } from 'drizzle-orm';
import { type MatchWeights, defaultWeights } from '../../../shared/matching/match/index.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { savvyWeights } from '../../platform/database/schema/index.ts';

/** Reads the weights that the account has set; undefined if it has set none. */
export async function readOwnWeights(db: DatabaseOrTransaction, accountId: string): Promise<MatchWeights | undefined> {
  const [row] = await db.select().from(savvyWeights).where(eq(savvyWeights.accountId, accountId));
  // A part that was introduced later has its default weight.
  return row && { ...defaultWeights, ...row.weights };
}

/** Reads the weights of the account, or else the default ones. */
export const readAccountWeights = async (db: Database, accountId: string): Promise<MatchWeights> =>
  (await readOwnWeights(db, accountId)) ?? defaultWeights;

/** Stores weights; null restores the default ones. */
export async function setWeights(db: Database, accountId: string, weights: MatchWeights | null): Promise<MatchWeights> {
  if (weights === null) {
    await db.delete(savvyWeights).where(eq(savvyWeights.accountId, accountId));
    return defaultWeights;
  }
  await db
    .insert(savvyWeights)
    .values({ accountId, weights })
    .onConflictDoUpdate({ target: savvyWeights.accountId, set: { weights, updatedAt: sql`now()` } });
  return weights;
}
