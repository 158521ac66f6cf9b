import { and, eq, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { emailKeyOf, findProviderAccount, type IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import type { Credentials } from '../credentials.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';

/** Makes an account that has neither address nor password: its session is the only way to it (product.md §6). */
export async function createGuest(database: Database): Promise<IdentityAccount> {
  const [guest] = await database.insert(identityAccounts).values({ id: createId(), isAnonymous: true }).returning();
  if (!guest) throw new Error('The database did not store the guest.');
  return guest;
}

const isGuest = (id: string) => and(eq(identityAccounts.id, id), eq(identityAccounts.isAnonymous, true));

/** The guest of that id; undefined when it is a full account, or gone. */
export async function findGuest(database: Database, id: string): Promise<IdentityAccount | undefined> {
  const [guest] = await database.select().from(identityAccounts).where(isGuest(id));
  return guest;
}

/** PostgreSQL's code for a second row under a unique key. */
const isDuplicate = (error: unknown): boolean => {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return code === '23505' || (cause instanceof Error && isDuplicate(cause));
};

/**
 * Makes a full account of a guest's, in the same row: the `sub` of its tokens and all that hangs on it stay. One
 * statement, so that of two attempts at once, or of an upgrade and a sign-up for one address, exactly one wins.
 * `no_session` says that the guest has expired meanwhile.
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
    if (isDuplicate(error)) return 'email_taken';
    throw error;
  }
}
