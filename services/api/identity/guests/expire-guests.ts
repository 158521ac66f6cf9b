import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { guestLifetimeDays } from '../../../../shared/contracts/guests.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { deleteIdentities } from '../delete-identity.ts';

/**
 * Deletes what the product keeps for these accounts; `issuer` and subject are what their tokens said. It is called again
 * with the same accounts when the process ends in between.
 */
export type OnAccountsExpired = (issuer: string, subjects: readonly string[]) => Promise<unknown>;

export interface ExpiryOptions {
  readonly database: Database;
  /** Every name under which the provider has signed tokens: the site's own and those at partners' addresses. */
  readonly issuers: readonly string[];
  readonly onAccountsExpired?: OnAccountsExpired | undefined;
}

/** Accounts that go in one transaction. */
const batchSize = 100;

/**
 * Deletes one batch. The rows are locked first, so that no guest comes back or gets a full account in between, and go
 * last: until then, the next sweep finds them and does what this one did not finish.
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
      // Another process sweeps the others.
      .for('update', { skipLocked: true });
    if (expired.length === 0) return 0;
    const subjects = expired.map(({ id }) => id);
    for (const issuer of issuers) await onAccountsExpired?.(issuer, subjects);
    await deleteIdentities(transaction, subjects);
    return expired.length;
  });
}

/** Deletes the guests who have not been here for `guestLifetimeDays`. Answers how many. */
export async function expireGuests(options: ExpiryOptions): Promise<number> {
  let total = 0;
  for (;;) {
    const gone = await expireBatch(options);
    total += gone;
    if (gone < batchSize) return total;
  }
}
