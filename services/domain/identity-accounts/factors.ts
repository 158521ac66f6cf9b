import { asc, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../platform/database/database.ts';
import {
  identityAuthenticators,
  identityEndLinks,
  identityKnownBrowsers,
  identityPasskeys,
  identityRecoveryCodes,
} from '../../platform/database/schema/identity-factors.ts';

type Connection = Pick<Database, 'delete'>;

/** A passkey as its owner sees it. */
export interface PasskeySummary {
  readonly id: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  /** Null if it has never been used to sign in. */
  readonly lastUsedAt: Date | null;
}

/** What an account signs in with beside its password. */
export interface FactorSummary {
  readonly passkeys: readonly PasskeySummary[];
  readonly hasAuthenticator: boolean;
  /** The number of recovery codes that have not been used. */
  readonly recoveryCodes: number;
}

/** Lists what an account signs in with beside its password, the oldest passkey first. */
export async function readFactors(database: DatabaseOrTransaction, accountId: string): Promise<FactorSummary> {
  const { id, name, isSynced, createdAt, lastUsedAt } = identityPasskeys;
  const passkeys = await database
    .select({ id, name, isSynced, createdAt, lastUsedAt })
    .from(identityPasskeys)
    .where(eq(identityPasskeys.accountId, accountId))
    .orderBy(asc(createdAt), asc(id));
  const [authenticator] = await database
    .select({ isConfirmed: identityAuthenticators.isConfirmed })
    .from(identityAuthenticators)
    .where(eq(identityAuthenticators.accountId, accountId));
  const [codes] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(identityRecoveryCodes)
    .where(eq(identityRecoveryCodes.accountId, accountId));
  return { passkeys, hasAuthenticator: authenticator?.isConfirmed === true, recoveryCodes: codes?.count ?? 0 };
}

/** Removes the passkeys of an account. Returns their number. */
export async function removePasskeys(connection: Connection, accountId: string): Promise<number> {
  const removed = await connection.delete(identityPasskeys).where(eq(identityPasskeys.accountId, accountId));
  return removed.rowCount ?? 0;
}

/** Removes the authenticator app of an account with its recovery codes. Returns whether the app was in use. */
export async function removeAuthenticator(connection: Connection, accountId: string): Promise<boolean> {
  await connection.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.accountId, accountId));
  const removed = await connection
    .delete(identityAuthenticators)
    .where(eq(identityAuthenticators.accountId, accountId))
    .returning({ isConfirmed: identityAuthenticators.isConfirmed });
  return removed[0]?.isConfirmed === true;
}

/** Removes everything that an account signs in with beside its password. Returns whether there was anything. */
export async function removeFactors(connection: Connection, accountId: string): Promise<boolean> {
  const passkeys = await removePasskeys(connection, accountId);
  const hadAuthenticator = await removeAuthenticator(connection, accountId);
  return passkeys > 0 || hadAuthenticator;
}

/**
 * Forgets in which browsers a person has signed in, with the links that end sign-ins. The next sign-in is the first one
 * again, about which no email is sent.
 */
export async function forgetBrowsers(connection: Connection, accountId: string): Promise<void> {
  await connection.delete(identityKnownBrowsers).where(eq(identityKnownBrowsers.accountId, accountId));
  await connection.delete(identityEndLinks).where(eq(identityEndLinks.accountId, accountId));
}
