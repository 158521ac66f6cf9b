import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { JobContact } from '../../../../shared/documents/jobs/job.ts';
import { wordsOf } from '../../../../shared/documents/text/plain-text.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { accounts, people, type PersonRow } from '../../../platform/database/schema/index.ts';
import type { PersonDraft } from '../../input/read-person.ts';
import { recordId } from '../../ids.ts';

export const personColumns = {
  id: people.id,
  version: people.version,
  name: people.name,
  role: people.role,
  company: people.company,
  email: people.email,
  phone: people.phone,
  link: people.link,
  howWeMet: people.howWeMet,
  lastContactOn: people.lastContactOn,
  notes: people.notes,
  createdAt: people.createdAt,
  updatedAt: people.updatedAt,
};
export type PersonRecord = Pick<PersonRow, keyof typeof personColumns>;

/** The fields that a person and the contacts of jobs that refer to the person have in common. */
export const sharedFields = ['name', 'role', 'email', 'phone', 'link'] as const;
export type SharedFields = Pick<JobContact, (typeof sharedFields)[number]>;

/** Matches the people of the account that are not deleted. */
export const livePeople = (accountId: string): SQL | undefined =>
  and(eq(people.accountId, accountId), isNull(people.deletedAt));

/** Matches one person of the account that is not deleted. */
export const livePerson = (accountId: string, id: string): SQL | undefined =>
  and(livePeople(accountId), eq(people.id, recordId(id)));

/** Matches people of the account by id, including deleted ones. */
export const peopleWithIds = (accountId: string, ids: readonly string[]): SQL | undefined =>
  and(eq(people.accountId, accountId), sql`${people.id} = any(${sql.param(ids)}::uuid[])`);

/** Computes the text that a search looks through. */
export function personSearchText(person: PersonDraft): string {
  const { name, role, company, email, phone, link, howWeMet, notes } = person;
  const texts = [name, role, company, email, phone, link, howWeMet, notes];
  return wordsOf(texts.filter((text) => text !== null).join('\n')).join(' ');
}

/**
 * Lets writes of an account that concern both people and contacts of jobs run one after another: it comes before any lock
 * on a person or a job, so that two of them cannot wait for each other, or create one person twice.
 */
export async function lockPeople(db: DatabaseOrTransaction, accountId: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}
