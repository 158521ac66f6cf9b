import { eq, sql } from 'drizzle-orm';
import type { ContactInfo } from '../../../shared/documents/resume-document.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { type AccountRow, accounts } from '../../platform/database/schema/index.ts';
import { noUserFound } from '../errors.ts';
import { type MergedFields, mergeFields } from '../merge-fields.ts';

/** Returns the contact info of a profile. */
export const contactOf = (account: Omit<ContactInfo, 'email'> & Pick<AccountRow, 'email'>): ContactInfo => ({
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email ?? '',
  phone: account.phone,
  linkedin: account.linkedin,
  addressOne: account.addressOne,
  addressTwo: account.addressTwo,
  city: account.city,
  state: account.state,
  zip: account.zip,
  country: account.country,
});

export interface UpdatedContactInfo {
  readonly account: AccountRow;
  /** The fields that were not written, because they have changed differently since `base` was read. */
  readonly conflicts: MergedFields<ContactInfo>['conflicts'];
}

/**
 * Writes the contact info of an account. With `base`, what the form showed when it was opened, only the changes to it
 * are written, so that a form that was opened earlier reverts nothing; without it, all fields are replaced. Throws
 * NO_USER_FOUND for an unknown account.
 */
export function updateContactInfo(
  db: DatabaseOrTransaction,
  accountId: string,
  contact: ContactInfo,
  base?: ContactInfo,
): Promise<UpdatedContactInfo> {
  const one = eq(accounts.id, accountId);
  return db.transaction(async (transaction) => {
    const [stored] = await transaction.select().from(accounts).where(one).for('no key update');
    if (!stored) throw noUserFound();
    const merged = base && mergeFields(base, contact, contactOf(stored));
    const { email, ...rest } = merged?.fields ?? contact;
    const [account] = await transaction
      .update(accounts)
      .set({ ...rest, email: email === '' ? null : email, updatedAt: sql`now()` })
      .where(one)
      .returning();
    if (!account) throw noUserFound();
    return { account, conflicts: merged?.conflicts ?? [] };
  });
}
