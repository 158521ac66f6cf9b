import { eq } from 'drizzle-orm';
import type { Account } from 'oidc-provider';
import { v7 as createId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { identityAccounts } from '../../platform/database/schema/identity.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords/passwords.ts';

export type IdentityAccount = typeof identityAccounts.$inferSelect;

/** The form in which addresses are compared: `Ada@Example.org` and `ada@example.org` are one person's. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

async function accountByEmail(database: Database, email: string): Promise<IdentityAccount | undefined> {
  const [account] = await database
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.emailKey, emailKeyOf(email)));
  return account;
}

/** The account that the credentials open, or undefined. Takes as long for an unknown address as for a wrong password. */
export async function authenticate(
  database: Database,
  email: string,
  password: string,
): Promise<IdentityAccount | undefined> {
  const account = await accountByEmail(database, email);
  return (await verifyPassword(password, account?.passwordHash)) ? account : undefined;
}

/** Makes a full account. Answers undefined when the address has one already, also when two sign-ups race. */
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
 * The account as the provider asks for it, with the claims of its ID tokens. What only our own services need to know is
 * in them `forUs` alone.
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
      // Who a partner says this is: the gateway knows the person by that name (docs/adr/0011).
      ...(forUs &&
        account.partnerIssuer !== null && {
          partner_issuer: account.partnerIssuer,
          partner_subject: account.partnerSubject,
        }),
      ...(account.email !== null && { email: account.email, email_verified: account.emailVerified }),
    }),
  };
}
