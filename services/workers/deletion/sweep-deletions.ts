import { and, asc, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/index.ts';
import { deleteDataOf, type DataPlaces } from '../../domain/accounts/deletion/delete-account-data.ts';
import type { AccountKey } from '../../domain/account-key.ts';

export interface DeletionOptions extends DataPlaces {
  /**
   * Deletes what lets the person sign in, with all sessions. Returns whether there was anything. It is called again for
   * the same person if the process ends before the deletion is complete.
   */
  readonly endSignIn: (person: AccountKey) => Promise<boolean>;
  /** Called with an account that could not be deleted now. The next sweep tries again. */
  readonly onError: (error: unknown) => void;
}

/** The minutes between the last possible token and the deletion of the data: tokens live five, and clocks differ. */
const tokensLive = 10;
/** The number of accounts that are processed at a time. */
const batchSize = 100;

/**
 * Starts the deletions that are due. From here on they cannot be cancelled. It is one statement, so that a cancellation
 * comes before it or not at all.
 */
const beginDue = ({ database }: DataPlaces) =>
  database
    .update(accounts)
    .set({ accessEndedAt: sql`now()` })
    .where(and(lte(accounts.deletionDate, sql`now()`), isNull(accounts.accessEndedAt)));

interface Leaving extends AccountKey {
  readonly id: string;
  readonly isQuiet: boolean;
}

/** Returns the accounts whose deletion has begun, after `id`. */
const leavingAfter = ({ database }: DataPlaces, id: string | undefined): Promise<Leaving[]> =>
  database
    .select({
      id: accounts.id,
      issuer: accounts.issuer,
      subject: accounts.subject,
      isQuiet: sql<boolean>`${accounts.accessEndedAt} < now() - make_interval(mins => ${tokensLive}::int)`,
    })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.deletionDate),
        isNotNull(accounts.accessEndedAt),
        id === undefined ? undefined : gt(accounts.id, id),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(batchSize);

/**
 * Deletes the accounts whose date has come (decisions.md "Profile, plan, account"), in two steps: first the person can
 * no longer sign in, and a sweep or two later, when no valid token is left that could create the account again, all
 * data is deleted. The account's row is deleted last: until then the next sweep finds it and completes what this one
 * did not. Returns the number of deleted accounts.
 */
export async function sweepDeletions(options: DeletionOptions): Promise<number> {
  await beginDue(options);
  let deletedCount = 0;
  let lastId: string | undefined;
  for (;;) {
    const batch = await leavingAfter(options, lastId);
    for (const { isQuiet, ...person } of batch) {
      try {
        const couldSignIn = await options.endSignIn(person);
        if (couldSignIn || !isQuiet) continue;
        await deleteDataOf(options, person.issuer, [person.subject]);
        deletedCount += 1;
      } catch (error) {
        options.onError(error);
      }
    }
    lastId = batch.at(-1)?.id;
    if (batch.length < batchSize) return deletedCount;
  }
}

/** The milliseconds between sweeps. Dates are exact to the day, and two steps are needed. */
export const deletionsEvery = 10 * 60 * 1000;
