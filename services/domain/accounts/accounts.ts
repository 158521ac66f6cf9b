import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
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
 * Creates the caller's account if it does not exist; any number of calls create one. An existing account follows the
 * claims of the token (`syncAccountFromClaims`), and takes over what a partner says first where it has no value yet;
 * otherwise it is unchanged. Throws NO_USER_FOUND for an account whose deletion has begun.
 */
export async function createAccount(db: Database, caller: Caller, account: NewAccount): Promise<AccountRow> {
  const key = { issuer: caller.issuer, subject: caller.subject };
  const [created] = await db
    .insert(accounts)
    .values({ ...key, ...account, ...(caller.isCustomer && { product: 'partner' as const }) })
    .onConflictDoNothing({ target: [accounts.issuer, accounts.subject] })
    .returning();
  if (created) return created;
  const own = and(eq(accounts.issuer, key.issuer), eq(accounts.subject, key.subject));
  if (account.mjUserId !== null) await nameAtPartner(db, own, account);
  const [existing] = await db
    .select()
    .from(accounts)
    .where(and(own, isNull(accounts.accessEndedAt)));
  if (!existing) throw noUserFound();
  return syncAccountFromClaims(db, { ...caller, email: account.email, isFull: !account.isAnonymous }, existing);
}

/**
 * Updates an account from the claims of the caller's token: a guest who has become a full user, even if the request
 * that should have reported it was lost, and a partner's customer, whose plan is the partner's. Runs no query if
 * nothing has changed.
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
 * Stores what a partner says about the user. The partner's own pages may have created the account before the user came
 * to us, so the values are taken over the first time, and only into empty fields; afterward, the fields belong to the
 * user.
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

/**
 * Schedules the deletion of an account in `days` days. An existing date is kept. Returns whether the date was set now.
 */
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

/** Cancels the deletion of an account that has not begun yet. Throws NO_USER_FOUND otherwise. */
export async function cancelDeletion(db: Database, accountId: string): Promise<AccountRow> {
  const [row] = await db
    .update(accounts)
    .set({ deletionDate: null })
    .where(and(eq(accounts.id, accountId), isNull(accounts.accessEndedAt)))
    .returning();
  if (!row) throw noUserFound();
  return row;
}
