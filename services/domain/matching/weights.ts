import { eq } from 'drizzle-orm';
import { type MatchWeights, defaultWeights, weightsProblem } from '../../../shared/matching/match/index.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts, savvyWeights } from '../../platform/database/schema/index.ts';
import { mergeFields } from '../merge-fields.ts';

/** Reads the weights that the account has set; undefined if it has set none. */
export async function readOwnWeights(db: DatabaseOrTransaction, accountId: string): Promise<MatchWeights | undefined> {
  const [row] = await db.select().from(savvyWeights).where(eq(savvyWeights.accountId, accountId));
  // A part that was introduced later has its default weight.
  return row && { ...defaultWeights, ...row.weights };
}

/** Reads the weights of the account, or else the default ones. */
export const readAccountWeights = async (db: Database, accountId: string): Promise<MatchWeights> =>
  (await readOwnWeights(db, accountId)) ?? defaultWeights;

/** Writes only what was changed since the page showed `base`. Of two moves of one slider, the later one counts. */
function mergeWeights(base: MatchWeights, mine: MatchWeights, stored: MatchWeights): MatchWeights {
  const { fields, conflicts } = mergeFields(base, mine, stored);
  const later = Object.fromEntries(conflicts.map((part) => [part, mine[part]])) as Partial<MatchWeights>;
  const merged = { ...fields, ...later };
  return weightsProblem(merged) === undefined ? merged : mine;
}

/** Stores weights, or with `base` only the changes to it; null restores the default ones. */
export async function setWeights(
  db: Database,
  accountId: string,
  weights: MatchWeights | null,
  base?: MatchWeights,
): Promise<MatchWeights> {
  if (weights === null) {
    await db.delete(savvyWeights).where(eq(savvyWeights.accountId, accountId));
    return defaultWeights;
  }
  return db.transaction(async (transaction) => {
    // Locks the account, because there may be no row of weights yet that two tabs could wait for.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    const stored = (await readOwnWeights(transaction, accountId)) ?? defaultWeights;
    const written = base === undefined ? weights : mergeWeights(base, weights, stored);
    await transaction
      .insert(savvyWeights)
      .values({ accountId, weights: written })
      .onConflictDoUpdate({ target: savvyWeights.accountId, set: { weights: written, updatedAt: new Date() } });
    return written;
  });
}
