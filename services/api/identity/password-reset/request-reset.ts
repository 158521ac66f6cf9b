import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { identityAccounts, identityPasswordResets } from '../../../platform/database/schema/identity.ts';
import { emailKeyOf } from '../../../domain/identity-accounts/accounts.ts';
import { createToken, hashOf } from '../link-token.ts';
import { linkLifetime } from './reset-token.ts';

/** The recipient of a link. */
export interface ResetMail {
  /** The address as stored in the account, not as it was typed now. */
  readonly email: string;
  readonly token: string;
  /** The language in which the person reads. */
  readonly language: string;
}

/** The request of a person who has forgotten their password. */
export interface ResetRequest {
  /** The address as it was typed. */
  readonly email: string;
  /** The language in which they read. */
  readonly language: string;
}

/**
 * Creates a link for the account with that address, in place of all its older ones, in the caller's transaction. For an
 * address without an account, or one of a guest or a partner's customer, it does the same work for a nonexistent
 * account and returns undefined.
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
    // The later of two concurrent requests wins.
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
