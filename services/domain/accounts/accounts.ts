import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContactInfo } from '../../../shared/documents/resume-document.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { type AccountRow, accounts } from '../../platform/database/schema/index.ts';
import type { Caller } from './authentication/authenticator.ts';
import { noUserFound } from '../errors.ts';

export interface NewAccount {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly isAnonymous: boolean;
  readonly mjUserId: string | null;
  readonly mjDomain: string | null;
}

/**
 * The caller's account, made if it is not there: any number of calls make one. One that is there follows what the token
 * says (`catchUp`), and what a partner says first is taken over where nothing is there yet; otherwise it stays as it is.
 */
export async function createAccount(db: Database, caller: Caller, account: NewAccount): Promise<AccountRow> {
  const key = { issuer: caller.issuer, subject: caller.subject };
  const [made] = await db
    .insert(accounts)
    .values({ ...key, ...account, ...(caller.isCustomer && { product: 'partner' as const }) })
    .onConflictDoNothing({ target: [accounts.issuer, accounts.subject] })
    .returning();
  if (made) return made;
  const own = and(eq(accounts.issuer, key.issuer), eq(accounts.subject, key.subject));
  if (account.mjUserId !== null) await nameAtPartner(db, own, account);
  const [found] = await db
    .select()
    .from(accounts)
    .where(and(own, isNull(accounts.accessEndedAt)));
  if (!found) throw noUserFound();
  return syncAccountFromClaims(db, { ...caller, email: account.email, isFull: !account.isAnonymous }, found);
}

/**
 * Brings an account up to what the caller's token says: a guest who has become a full user, also when the call that
 * should have told so got lost, and a partner's customer, whose plan is the partner's. Free while there is nothing to do.
 */
export async function syncAccountFromClaims<Known extends Pick<AccountRow, 'id' | 'isAnonymous' | 'product' | 'email'>>(
  db: Database,
  { isFull, isCustomer, email }: Pick<Caller, 'isFull' | 'isCustomer' | 'email'>,
  account: Known,
): Promise<Known> {
  const wasGuest = isFull && account.isAnonymous;
  const isNew = isCustomer && account.product === 'free';
  if (!wasGuest && !isNew) return account;
  const changes = { ...(wasGuest && { isAnonymous: false }), ...(isNew && { product: 'partner' as const }) };
  await db
    .update(accounts)
    .set({
      ...changes,
      ...(wasGuest && { email: sql`coalesce(${accounts.email}, ${email})` }),
      updatedAt: sql`now()`,
    })
    .where(eq(accounts.id, account.id));
  return { ...account, ...changes, ...(wasGuest && { email: account.email ?? email }) };
}

/**
 * A partner's own pages may have made the account before the person came to us. What the partner says of the person is
 * taken over the first time it is said, where nothing is there; afterwards the fields are the person's own.
 */
async function nameAtPartner(db: Database, own: SQL | undefined, account: NewAccount): Promise<void> {
  const { mjUserId, mjDomain, firstName, lastName, email } = account;
  await db
    .update(accounts)
    .set({
      mjUserId,
      mjDomain,
      firstName: sql`coalesce(${accounts.firstName}, ${firstName})`,
      lastName: sql`coalesce(${accounts.lastName}, ${lastName})`,
      email: sql`coalesce(${accounts.email}, ${email})`,
      updatedAt: sql`now()`,
    })
    .where(and(own, isNull(accounts.mjUserId)));
}

export async function updateContactInfo(
  db: DatabaseOrTransaction,
  accountId: string,
  contact: ContactInfo,
): Promise<AccountRow> {
  const [row] = await db
    .update(accounts)
    .set({ ...contact, updatedAt: sql`now()` })
    .where(eq(accounts.id, accountId))
    .returning();
  if (!row) throw noUserFound();
  return row;
}

/** The account's date of deletion is `days` from now; a date that is set already stays. Answers whether it was set now. */
export async function scheduleDeletion(
  db: Database,
  accountId: string,
  days: number,
): Promise<{ readonly account: AccountRow; readonly isNew: boolean }> {
  const one = and(eq(accounts.id, accountId), isNull(accounts.accessEndedAt));
  const [scheduled] = await db
    .update(accounts)
    .set({ deletionDate: sql`now() + make_interval(days => ${days}::int)` })
    .where(and(one, isNull(accounts.deletionDate)))
    .returning();
  if (scheduled) return { account: scheduled, isNew: true };
  const [account] = await db.select().from(accounts).where(one);
  if (!account) throw noUserFound();
  return { account, isNew: false };
}

/** The account is kept, as long as its deletion has not begun. */
export async function cancelDeletion(db: Database, accountId: string): Promise<AccountRow> {
  const [row] = await db
    .update(accounts)
    .set({ deletionDate: null })
    .where(and(eq(accounts.id, accountId), isNull(accounts.accessEndedAt)))
    .returning();
  if (!row) throw noUserFound();
  return row;
}
