import { and, desc, eq } from 'drizzle-orm';
import { type DismissalReason, type Learned, learnedFrom, traitsOf } from '../../../shared/matching/match/index.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { accounts, type DismissalRow, savvyDismissals } from '../../platform/database/schema/index.ts';
import type { Candidate } from '../job-search/match/find-candidates.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import { recordId } from '../ids.ts';
import { dismissibleAspects } from '../job-search/match/score.ts';

/** The maximum number of dismissals of an account. With more, nobody could review what was learned. */
const maxDismissals = 500;

/** Lists the account's dismissals, the newest first. */
export const listDismissals = (db: DatabaseOrTransaction, accountId: string): Promise<DismissalRow[]> =>
  db.select().from(savvyDismissals).where(eq(savvyDismissals.accountId, accountId)).orderBy(desc(savvyDismissals.id));

/** Combines what was learned from dismissals. */
export const learnedOf = (dismissals: readonly DismissalRow[]): Learned =>
  learnedFrom(dismissals.flatMap(({ traits }) => traits));

/**
 * Stores that a posting is not of interest, and why. A repeated call changes the reason. Throws BAD_USER_INPUT when the
 * account has too many dismissals.
 */
export async function dismiss(
  db: Database,
  accountId: string,
  posting: Candidate,
  reason: DismissalReason,
  hasSkill: (id: string) => boolean,
): Promise<DismissalRow> {
  const traits = traitsOf(reason, dismissibleAspects(posting), posting.features, hasSkill);
  return db.transaction(async (transaction) => {
    // Locks the account, so that concurrent requests cannot exceed the maximum together.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    const own = and(eq(savvyDismissals.accountId, accountId), eq(savvyDismissals.postingId, posting.id));
    const [changed] = await transaction.update(savvyDismissals).set({ reason, traits }).where(own).returning();
    if (changed) return changed;
    if ((await transaction.$count(savvyDismissals, eq(savvyDismissals.accountId, accountId))) >= maxDismissals) {
      const message = `You can mark at most ${maxDismissals} jobs as not interested. Please restore some first.`;
      throw badUserInput([{ path: '', message }]);
    }
    const { id: postingId, title, company } = posting;
    const [created] = await transaction
      .insert(savvyDismissals)
      .values({ accountId, postingId, title, company, reason, traits })
      .returning();
    if (!created) throw new Error('The database did not return the stored row.');
    return created;
  });
}

/** Deletes a dismissal with everything learned from it. Returns its id; throws NO_DATA_FOUND for an unknown one. */
export async function undoDismissal(db: Database, accountId: string, id: string): Promise<string> {
  const [deleted] = await db
    .delete(savvyDismissals)
    .where(and(eq(savvyDismissals.accountId, accountId), eq(savvyDismissals.id, recordId(id))))
    .returning({ id: savvyDismissals.id });
  if (!deleted) throw noDataFound();
  return deleted.id;
}
