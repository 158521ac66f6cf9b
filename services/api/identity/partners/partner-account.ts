import { sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import type { IdentityAccount } from '../../../domain/identity-accounts/accounts.ts';
import type { PartnerPerson } from './verify-id-token.ts';

/**
 * Returns the account of a partner's customer, which is created at the first sign-in, once for concurrent requests. The
 * partner supplies the email address, which may change with each sign-in. The account has no `emailKey`: the address
 * gives no access here, and a person's own account with the same address is another account.
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
