import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { jobs, people } from '../../../platform/database/schema/index.ts';
import { liveJobs } from '../job-record.ts';
import { freeing } from '../../usage/storage.ts';
import { storeContacts } from './contact-jobs.ts';
import { ContactLinker } from './contact-linker.ts';
import { peopleLimits } from '../../../../shared/documents/people/people-limits.ts';
import { livePeople, lockPeople } from './person-record.ts';

/** Matches jobs with a contact that names a person and refers to none. */
const hasUnlinked: SQL = sql`exists (
  select 1 from jsonb_array_elements(${jobs.contacts}) as contact
  where contact ->> 'personId' is null and (contact ->> 'name' is not null or contact ->> 'email' is not null))`;

/**
 * Creates or finds the people of contacts that were written before contacts referred to people, or by the previous
 * release. It happens when the account's people are read, so that no migration has to touch all accounts, and it is not
 * a save of the jobs, because they look the same as before.
 */
export async function adoptContacts(db: Database, accountId: string): Promise<void> {
  const unlinked = and(liveJobs(accountId), hasUnlinked);
  const [one] = await db.select({ id: jobs.id }).from(jobs).where(unlinked).limit(1);
  if (!one || (await db.$count(people, livePeople(accountId))) >= peopleLimits.people) return;
  // Reading is never refused for lack of storage, and what is copied here is limited.
  await freeing(db, accountId, async (transaction) => {
    await lockPeople(transaction, accountId);
    const found = await transaction.select({ id: jobs.id }).from(jobs).where(unlinked).orderBy(jobs.id).for('update');
    if (found.length === 0) return;
    // The newest job knows most about a person.
    const rows = await transaction.select().from(jobs).where(unlinked).orderBy(desc(jobs.id));
    const linker = await ContactLinker.open(transaction, accountId);
    const changed = rows.map((job) => ({
      job,
      contacts: linker.link({ contacts: job.contacts, before: job.contacts, company: job.company }),
    }));
    await linker.store(transaction, accountId);
    await storeContacts(transaction, accountId, changed, false);
  });
}
