import { sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import type { IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import type { PartnerPerson } from './verify-id-token.ts';

/**
 * The account of a partner's customer, made at the first sign-in; any number at once make one. The address is the
 * partner's word and may change with each sign-in. It has no `emailKey`: it opens nothing here, and an account of one's
 * own with the same address is another account.
 */
export async function partnerAccount(database: Database, person: PartnerPerson): Promise<IdentityAccount> {
  const { issuer, subject, email, emailVerified } = person;
  const [account] = await database
    .insert(identityAccounts)
    .values({ id: createId(), email, emailVerified, partnerIssuer: issuer, partnerSubject: subject })
    .onConflictDoUpdate({
      target: [identityAccounts.partnerIssuer, identityAccounts.partnerSubject],
      set: { email, emailVerified, lastUsedAt: sql`now()` },
    })
    .returning();
  if (!account) throw new Error('The database did not store the account.');
  return account;
}
