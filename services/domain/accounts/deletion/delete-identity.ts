import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  identityAccounts,
  identityDevices,
  identityEmailLinks,
  identityPasswordResets,
  identityRecords,
} from '../../../platform/database/schema/identity.ts';
import {
  identityAuthenticators,
  identityEndLinks,
  identityKnownBrowsers,
  identityPasskeys,
  identityRecoveryCodes,
} from '../../../platform/database/schema/identity-factors.ts';
import { operators } from '../../../platform/database/schema/operators.ts';
import type { AccountKey } from '../../account-key.ts';
import { identityOf } from '../../identity-accounts/identity-of.ts';

type Connection = Pick<Database, 'delete'>;

const factorTables = [
  identityAuthenticators,
  identityEndLinks,
  identityKnownBrowsers,
  identityPasskeys,
  identityRecoveryCodes,
];

/**
 * Deletes accounts of the provider with their sessions, tokens, devices, factors, and links. The accounts themselves are deleted
 * last.
 */
export async function deleteIdentities(connection: Connection, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  await connection.delete(identityRecords).where(inArray(identityRecords.accountId, all));
  await connection.delete(identityDevices).where(inArray(identityDevices.accountId, all));
  await connection.delete(identityEmailLinks).where(inArray(identityEmailLinks.accountId, all));
  await connection.delete(identityPasswordResets).where(inArray(identityPasswordResets.accountId, all));
  for (const table of factorTables) await connection.delete(table).where(inArray(table.accountId, all));
  await connection.delete(operators).where(inArray(operators.identityId, all));
  await connection.delete(identityAccounts).where(inArray(identityAccounts.id, all));
}

/**
 * Deletes what the provider stores about a person, who can no longer sign in afterward. A partner's customer starts
 * from scratch, and signing up with the same address creates another account. `issuer` is the issuer of the provider's
 * own accounts. Returns whether there was anything to delete.
 */
export function deleteIdentityOf(database: Database, issuer: string, person: AccountKey): Promise<boolean> {
  const { id } = identityAccounts;
  const isThisIdentity = identityOf(issuer, person);
  if (isThisIdentity === undefined) return Promise.resolve(false);
  return database.transaction(async (transaction) => {
    const rows = await transaction.select({ id }).from(identityAccounts).where(isThisIdentity).for('update');
    if (rows.length > 0)
      await deleteIdentities(
        transaction,
        rows.map((each) => each.id),
      );
    return rows.length > 0;
  });
}
