import { and, eq, type SQL } from 'drizzle-orm';
import { validate } from 'uuid';
import { identityAccounts } from '../../platform/database/schema/identity.ts';
import type { AccountKey } from '../account-key.ts';

/**
 * Returns the condition that selects a person's account of the provider, whose issuer is `issuer`: their own, or the one
 * that a partner's customer has. Undefined if there can be none.
 */
export function identityOf(issuer: string, person: AccountKey): SQL | undefined {
  const { id, partnerIssuer, partnerSubject } = identityAccounts;
  if (person.issuer === issuer) return validate(person.subject) ? eq(id, person.subject) : undefined;
  return and(eq(partnerIssuer, person.issuer), eq(partnerSubject, person.subject));
}
