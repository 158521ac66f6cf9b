import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { DatabaseOrTransaction } from '../../../platform/database/open-database.ts';
import { identityAccounts, identityPasswordResets } from '../../../platform/database/schema/identity.ts';
import { emailKeyOf } from '../../../domain/identity-accounts/accounts.ts';
import { createToken, hashOf, linkLifetime } from './reset-token.ts';

/** To whom a link goes. */
export interface ResetMail {
  /** As it is in the account, not as it was typed now. */
  readonly email: string;
  readonly token: string;
  /** In which the person reads. */
  readonly language: string;
}

/** What somebody asks for who has forgotten a password. */
export interface ResetRequest {
  /** As it was typed. */
  readonly email: string;
  /** In which they read. */
  readonly language: string;
}

/**
 * Makes a link for the account of that address, in place of all its older ones, in the caller's transaction. For an
 * address without an account, a guest's or a partner's customer it does the same work, for an account that nobody has, and
 * answers undefined.
 */
export async function requestReset(
  transaction: DatabaseOrTransaction,
  { email: typedEmail, language }: ResetRequest,
): Promise<ResetMail | undefined> {
  const [person] = await transaction
    .select({ id: identityAccounts.id, email: identityAccounts.email })
    .from(identityAccounts)
    .where(
      and(
        eq(identityAccounts.emailKey, emailKeyOf(typedEmail)),
        eq(identityAccounts.isAnonymous, false),
        isNull(identityAccounts.partnerIssuer),
      ),
    )
    // Of two requests at once the later one wins.
    .for('update');
  const token = createToken();
  const accountId = person?.id ?? createId();
  await transaction.delete(identityPasswordResets).where(eq(identityPasswordResets.accountId, accountId));
  await transaction.insert(identityPasswordResets).values({
    tokenHash: hashOf(token),
    accountId,
    expiresAt: sql`now() + make_interval(secs => ${linkLifetime}::int)`,
  });
  return person?.email == null ? undefined : { email: person.email, token, language };
}
