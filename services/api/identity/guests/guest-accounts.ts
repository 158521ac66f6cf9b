import { and, eq, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { emailKeyOf, findProviderAccount, type IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import type { Credentials } from '../credentials.ts';
import { isDuplicateKey } from '../../../platform/database/is-duplicate-key.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';

/** Creates an account without an email address or password. Its session is the only way to it (product.md §6). */
export async function createGuest(database: Database): Promise<IdentityAccount> {
  const [guest] = await database.insert(identityAccounts).values({ id: createId(), isAnonymous: true }).returning();
  if (!guest) throw new Error('The database did not store the guest.');
  return guest;
}

const isGuest = (id: string) => and(eq(identityAccounts.id, id), eq(identityAccounts.isAnonymous, true));

/** Finds the guest with that id. Returns undefined for a full account or one that no longer exists. */
export async function findGuest(database: Database, id: string): Promise<IdentityAccount | undefined> {
  const [guest] = await database.select().from(identityAccounts).where(isGuest(id));
  return guest;
}

/**
 * Turns a guest into a full account in the same row, so that the `sub` of its tokens and everything that belongs to it
 * stay. It is one statement, so that exactly one of two concurrent attempts wins, or of an upgrade and a sign-up with
 * the same address. `no_session` means that the guest has expired.
 */
export async function upgradeGuest(
  database: Database,
  id: string,
  { email, password }: Credentials,
): Promise<IdentityAccount | 'already_full' | 'email_taken' | 'no_session'> {
  const values = {
    email: email.trim(),
    emailKey: emailKeyOf(email),
    passwordHash: await hashPassword(password),
    isAnonymous: false,
    lastUsedAt: sql`now()`,
  };
  try {
    const [account] = await database.update(identityAccounts).set(values).where(isGuest(id)).returning();
    if (account) return account;
    return (await findProviderAccount(database, id)) ? 'already_full' : 'no_session';
  } catch (error) {
    if (isDuplicateKey(error)) return 'email_taken';
    throw error;
  }
}
