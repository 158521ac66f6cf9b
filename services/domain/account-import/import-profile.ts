import { eq, sql } from 'drizzle-orm';
import type { ContactInfo } from '../../../shared/documents/resume-document.ts';
import { isRecord } from '../../../shared/documents/parsing/read.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { accounts } from '../../platform/database/schema/index.ts';
import { contactOf } from '../accounts/contact-info.ts';
import { readContactInfo } from '../input/read-contact-info.ts';
import type { ReportWriter } from './import-report.ts';
import { readStrictly, textIn } from './record-tools.ts';

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'linkedin',
  'addressOne',
  'addressTwo',
  'city',
  'state',
  'zip',
  'country',
] as const satisfies readonly (keyof ContactInfo)[];

/**
 * Fills the fields of the profile that are empty. What the person has written there is kept, and so is the address that
 * they sign in with.
 */
export async function importProfile(
  db: Transaction,
  accountId: string,
  profile: unknown,
  report: ReportWriter,
): Promise<void> {
  const given = isRecord(profile) && isRecord(profile['contactInfo']) ? profile['contactInfo'] : {};
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  if (!account) return;
  const own = contactOf(account);
  const missing = fields.filter((field) => !own[field] && textIn(given[field]) !== '');
  for (const field of fields) {
    const value = textIn(given[field]);
    if (value !== '' && own[field]) report.keep('profile', field, own[field] === value);
  }
  if (missing.length === 0) return;
  const filled = { ...own, ...Object.fromEntries(missing.map((field) => [field, textIn(given[field])])) };
  const reading = readStrictly((reader) => readContactInfo(reader, filled));
  if (!reading.ok) {
    report.refuse(`profile.json, contactInfo.${reading.path}`, reading.message);
    return;
  }
  const changes = Object.fromEntries(missing.map((field) => [field, reading.value[field]]));
  await db
    .update(accounts)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(accounts.id, accountId));
  report.add('profile', missing.length);
}
