import { eq } from 'drizzle-orm';
import type { Account } from 'oidc-provider';
import { v7 as createId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { identityAccounts } from '../../platform/database/schema/identity.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords/passwords.ts';

export type IdentityAccount = typeof identityAccounts.$inferSelect;

/** Returns the form in which addresses are compared, so that `Ada@Example.org` and `ada@example.org` are the same. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

async function accountByEmail(database: Database, email: string): Promise<IdentityAccount | undefined> {
  const [account] = await database
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.emailKey, emailKeyOf(email)));
  return account;
}

/** What came of comparing a password. `account` is the one with the address, even if the password is not its own. */
export type PasswordCheck =
  | { readonly isRight: true; readonly account: IdentityAccount }
  | { readonly isRight: false; readonly account: IdentityAccount | undefined };

/**
 * Compares a password with that of the account with an address. It takes as long for an unknown address as for a wrong
 * password.
 */
export async function checkPassword(database: Database, email: string, password: string): Promise<PasswordCheck> {
  const account = await accountByEmail(database, email);
  const isRight = await verifyPassword(password, account?.passwordHash);
  return isRight && account ? { isRight, account } : { isRight: false, account };
}

/**
 * Creates a full account. Returns undefined when the address already has one, even if two sign-ups run concurrently.
 */
export async function register(
  database: Database,
  email: string,
  password: string,
): Promise<IdentityAccount | undefined> {
  const [account] = await database
    .insert(identityAccounts)
    .values({
      id: createId(),
      email: email.trim(),
      emailKey: emailKeyOf(email),
      passwordHash: await hashPassword(password),
    })
    .onConflictDoNothing({ target: identityAccounts.emailKey })
    .returning();
  return account;
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the account in the form that the OpenID provider expects, with the claims of its ID tokens. Claims that only
 * our own services need are included if `forUs` is true.
 */
export async function findProviderAccount(
  database: Database,
  subject: string,
  forUs = true,
): Promise<Account | undefined> {
  if (!uuidShape.test(subject)) return undefined;
  const [account] = await database.select().from(identityAccounts).where(eq(identityAccounts.id, subject));
  if (!account) return undefined;
  return {
    accountId: account.id,
    claims: () => ({
      sub: account.id,
      ...(forUs && { is_anonymous: account.isAnonymous }),
      // The partner's name for the user, by which the gateway identifies the account (docs/adr/0011).
      ...(forUs &&
        account.partnerIssuer !== null && {
          partner_issuer: account.partnerIssuer,
          partner_subject: account.partnerSubject,
        }),
      ...(account.email !== null && { email: account.email, email_verified: account.emailVerified }),
    }),
  };
}
