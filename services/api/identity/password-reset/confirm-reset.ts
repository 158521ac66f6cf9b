import { and, eq, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { countContents } from '../../../domain/account-review/account-contents.ts';
import {
  endOutsideAccess,
  type OutsideAccessKind,
  outsideAccessKinds,
} from '../../../domain/account-review/outside-access.ts';
import { emailKeyOf } from '../../../domain/identity-accounts/accounts.ts';
import { endAccess } from '../../../domain/identity-accounts/end-access.ts';
import type { Database, DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { accounts } from '../../../platform/database/schema/index.ts';
import { identityAccounts, identityPasswordResets } from '../../../platform/database/schema/identity.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';
import { isWeakPassword } from '../password-policy.ts';
import { findResetTarget, opens, type ResetTarget } from './review-reset.ts';

/** What the person decides about the account behind the link. */
export interface ResetDecision {
  readonly token: string;
  readonly password: string;
  /** The kinds of outside access that stay. All others end. */
  readonly keeps?: readonly OutsideAccessKind[] | undefined;
  /**
   * Whether an account whose address was never verified is the person's own. If not, they get an empty one, and that one
   * is deleted after some days.
   */
  readonly isOwn?: boolean | undefined;
}

/** The account whose access has ended. Its password has changed, or it was left behind. */
export interface ConfirmedReset {
  readonly accountId: string;
  readonly email: string;
  /** Tokens that were issued before this second (since 1970) are refused. */
  readonly tokensValidFrom: number;
}

export type ResetRefusal = 'invalid_link' | 'weak_password' | 'owner_unknown';

/** The days for which an account that was left behind can still be recovered by an operator. */
const leftBehindDays = 30;

/** Gives the address to a new account, because the old one is not the person's. No one can sign in to the old one again. */
async function leaveBehind(
  transaction: DatabaseOrTransaction,
  issuer: string,
  { accountId, email }: ResetTarget,
  passwordHash: string,
): Promise<void> {
  await transaction
    .update(identityAccounts)
    .set({ email: null, emailKey: null, passwordHash: null })
    .where(eq(identityAccounts.id, accountId));
  const deletionDate = new Date(Date.now() + leftBehindDays * 86_400_000);
  await transaction
    .update(accounts)
    .set({ deletionDate: sql`coalesce(${accounts.deletionDate}, ${deletionDate.toISOString()}::timestamptz)` })
    .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, accountId)));
  await transaction
    .insert(identityAccounts)
    .values({ id: createId(), email, emailKey: emailKeyOf(email), passwordHash, emailVerified: true });
}

/**
 * Sets the new password, once. Access to the mailbox proves the person, so the address counts as verified, every session
 * ends, tokens are refused, and outside access ends unless it is kept. An account with contents whose address was never
 * verified may be another person's: without a decision, it is refused with `owner_unknown`. `invalid_link` means that the
 * token is mistyped, unknown, used, expired, or replaced by a newer one, without saying which. Only a change uses up the
 * link. `onChanged` belongs to the change: if it rejects, everything is rolled back. `issuer` is that of the provider's
 * own accounts.
 */
export async function confirmReset(
  database: Database,
  issuer: string,
  { token, password, keeps = [], isOwn }: ResetDecision,
  onChanged?: (transaction: DatabaseOrTransaction, changed: ConfirmedReset) => Promise<void>,
): Promise<ConfirmedReset | ResetRefusal> {
  const target = await findResetTarget(database, token);
  if (!target) return 'invalid_link';
  const { accountId, email } = target;
  const person = { issuer, subject: accountId };
  if (isWeakPassword(password, email)) return 'weak_password';
  if (isOwn === undefined && !target.emailVerified && (await countContents(database, person)) !== undefined)
    return 'owner_unknown';
  const passwordHash = await hashPassword(password);
  const isLeftBehind = isOwn === false && !target.emailVerified;

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
    const tokensValidFrom = await endAccess(transaction, accountId);
    const kept = isLeftBehind ? [] : keeps;
    await endOutsideAccess(
      transaction,
      person,
      outsideAccessKinds.filter((kind) => !kept.includes(kind)),
    );
    if (isLeftBehind) await leaveBehind(transaction, issuer, target, passwordHash);
    const outcome = { accountId, email, tokensValidFrom };
    await onChanged?.(transaction, outcome);
    return outcome;
  });
}
