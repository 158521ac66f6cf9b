import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts, identityPasswordResets } from '../../../platform/database/schema/identity.ts';
import { isWeakPassword } from '../password-policy.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';
import { endAccess } from './end-access.ts';
import { hashOf, isToken } from './reset-token.ts';

/** The account whose password has changed. */
export interface ConfirmedReset {
  readonly accountId: string;
  readonly email: string;
}

/** Matches the unexpired link that a token opens. */
const opens = (token: string) =>
  and(eq(identityPasswordResets.tokenHash, hashOf(token)), gt(identityPasswordResets.expiresAt, sql`now()`));

/**
 * Sets the new password, once. Access to the mailbox proves the person, so the address counts as verified and every
 * session ends. `invalid_link` means that the token is mistyped, unknown, used, expired, or replaced by a newer one,
 * without saying which. A weak password leaves the link usable. `onChanged` belongs to the change: if it rejects,
 * everything is rolled back.
 */
export async function confirmReset(
  database: Database,
  { token, password }: { readonly token: string; readonly password: string },
  onChanged?: (transaction: DatabaseOrTransaction, changed: ConfirmedReset) => Promise<void>,
): Promise<ConfirmedReset | 'invalid_link' | 'weak_password'> {
  if (!isToken(token)) return 'invalid_link';
  const [link] = await database
    .select({ accountId: identityAccounts.id, email: identityAccounts.email })
    .from(identityPasswordResets)
    .innerJoin(identityAccounts, eq(identityAccounts.id, identityPasswordResets.accountId))
    .where(and(opens(token), isNotNull(identityAccounts.email)));
  if (!link || link.email === null) return 'invalid_link';
  const { accountId, email } = link;
  if (isWeakPassword(password, email)) return 'weak_password';
  const passwordHash = await hashPassword(password);

  return database.transaction(async (transaction) => {
    // This is the order in which a request for another link locks: first the account, then its links.
    await transaction
      .select({ id: identityAccounts.id })
      .from(identityAccounts)
      .where(eq(identityAccounts.id, accountId))
      .for('update');
    const deletedLinks = await transaction
      .delete(identityPasswordResets)
      .where(opens(token))
      .returning({ accountId: identityPasswordResets.accountId });
    if (deletedLinks.length === 0) return 'invalid_link';
    const changed = await transaction
      .update(identityAccounts)
      // The link went to this address. If it has changed since, reading that mail does not prove this person.
      .set({ passwordHash, emailVerified: true })
      .where(and(eq(identityAccounts.id, accountId), eq(identityAccounts.email, email)))
      .returning({ id: identityAccounts.id });
    if (changed.length === 0) return 'invalid_link';
    await transaction.delete(identityPasswordResets).where(eq(identityPasswordResets.accountId, accountId));
    await endAccess(transaction, accountId);
    await onChanged?.(transaction, { accountId, email });
    return { accountId, email };
  });
}
