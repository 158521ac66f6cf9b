import { and, eq } from 'drizzle-orm';
import { isDuplicateKey } from '../../../platform/database/is-duplicate-key.ts';
import { emailKeyOf } from '../../../domain/identity-accounts/accounts.ts';
import { endAccess } from '../../../domain/identity-accounts/end-access.ts';
import { removeFactors } from '../../../domain/identity-accounts/factors.ts';
import type { Database, DatabaseOrTransaction } from '../../../platform/database/database.ts';
import {
  identityAccounts,
  identityEmailLinks,
  identityPasswordResets,
} from '../../../platform/database/schema/identity.ts';
import { type EmailLink, opensEmailLink } from './email-links.ts';

export type EmailLinkRefusal = 'invalid_link' | 'email_taken';

/** What a link has done. */
export interface EmailLinkOutcome extends EmailLink {
  /** The address that the account had before; missing if it is the same. */
  readonly former?: { readonly email: string; readonly isVerified: boolean };
  /** Set if access has ended: tokens that were issued before this second (since 1970) are refused. */
  readonly tokensValidFrom?: number;
}

/**
 * Uses a link, once. The account gets the link's address, which counts as verified, because the link was sent there. To
 * undo a change ends all access as well, and the password, which another person may know. `onDone` belongs to the change:
 * if it rejects, everything is rolled back. The caller has made sure that the person may use the link.
 */
export async function useEmailLink(
  database: Database,
  token: string,
  link: EmailLink,
  onDone?: (transaction: DatabaseOrTransaction, outcome: EmailLinkOutcome) => Promise<void>,
): Promise<EmailLinkOutcome | EmailLinkRefusal> {
  const { accountId, kind, email } = link;
  try {
    return await database.transaction(async (transaction) => {
      const used = await transaction
        .delete(identityEmailLinks)
        .where(opensEmailLink(token))
        .returning({ accountId: identityEmailLinks.accountId });
      if (used.length === 0) return 'invalid_link';
      const [before] = await transaction
        .select({ email: identityAccounts.email, isVerified: identityAccounts.emailVerified })
        .from(identityAccounts)
        .where(eq(identityAccounts.id, accountId))
        .for('update');
      const former =
        before && before.email !== null && before.email !== email ? { ...before, email: before.email } : undefined;
      await transaction
        .update(identityAccounts)
        .set({
          email,
          emailKey: emailKeyOf(email),
          emailVerified: true,
          ...(kind === 'undo' && { passwordHash: null }),
        })
        .where(eq(identityAccounts.id, accountId));
      // Links for a new password that were sent to the former address would still give access.
      await transaction.delete(identityPasswordResets).where(eq(identityPasswordResets.accountId, accountId));
      if (kind === 'undo') {
        await transaction
          .delete(identityEmailLinks)
          .where(and(eq(identityEmailLinks.accountId, accountId), eq(identityEmailLinks.kind, 'confirm')));
      }
      // Whoever changed the address may have set up a passkey or an app.
      if (kind === 'undo') await removeFactors(transaction, accountId);
      const tokensValidFrom = kind === 'undo' ? await endAccess(transaction, accountId) : undefined;
      const outcome = { ...link, ...(former && { former }), ...(tokensValidFrom !== undefined && { tokensValidFrom }) };
      await onDone?.(transaction, outcome);
      return outcome;
    });
  } catch (error) {
    if (isDuplicateKey(error)) return 'email_taken';
    throw error;
  }
}
