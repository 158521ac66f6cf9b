import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { guestLifetimeDays } from '../../../../shared/contracts/account-lifetime.ts';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { deleteIdentities } from '../../../domain/accounts/deletion/delete-identity.ts';

/**
 * Deletes what the product stores for these accounts. `issuer` and the subjects are those of their tokens. It is called
 * again with the same accounts if the process ends before the deletion is complete.
 */
export type OnAccountsExpired = (issuer: string, subjects: readonly string[]) => Promise<unknown>;

export interface ExpiryOptions {
  readonly database: Database;
  /** Every issuer under which the provider has signed tokens: the site's own and those at partners' addresses. */
  readonly issuers: readonly string[];
  readonly onAccountsExpired?: OnAccountsExpired | undefined;
}

/** The number of accounts deleted in one transaction. */
const batchSize = 100;

/**
 * Deletes one batch. The rows are locked first, so that no guest returns or upgrades in between, and are deleted last:
 * until then, the next sweep finds them and completes what this one did not.
 */
async function expireBatch({ database, issuers, onAccountsExpired }: ExpiryOptions): Promise<number> {
  return database.transaction(async (transaction) => {
    const expired = await transaction
      .select({ id: identityAccounts.id })
      .from(identityAccounts)
      .where(
        and(
          eq(identityAccounts.isAnonymous, true),
          lt(identityAccounts.lastUsedAt, sql`now() - make_interval(days => ${guestLifetimeDays}::int)`),
        ),
      )
      .orderBy(asc(identityAccounts.lastUsedAt))
      .limit(batchSize)
      // Another process sweeps the rows that are locked.
      .for('update', { skipLocked: true });
    if (expired.length === 0) return 0;
    const subjects = expired.map(({ id }) => id);
    for (const issuer of issuers) await onAccountsExpired?.(issuer, subjects);
    await deleteIdentities(transaction, subjects);
    return expired.length;
  });
}

/** Deletes the guests who have been inactive for `guestLifetimeDays`. Returns their number. */
export async function expireGuests(options: ExpiryOptions): Promise<number> {
  let total = 0;
  for (;;) {
    const deletedCount = await expireBatch(options);
    total += deletedCount;
    if (deletedCount < batchSize) return total;
  }
}
