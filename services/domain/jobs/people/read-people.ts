import { and, desc } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { jobs, people } from '../../../platform/database/schema/index.ts';
import { jobColumns, type JobRecord, liveJobs } from '../job-record.ts';
import { refersTo } from './contact-jobs.ts';
import { livePeople, livePerson, peopleWithIds, personColumns, type PersonRecord } from './person-record.ts';

/** Reads one person of the account; undefined if there is none or the person is deleted. */
export async function readPerson(db: Database, accountId: string, id: string): Promise<PersonRecord | undefined> {
  const [row] = await db.select(personColumns).from(people).where(livePerson(accountId, id));
  return row;
}

/** Reads people that are not deleted, by id. */
export async function peopleById(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonRecord>> {
  const rows = await db
    .select(personColumns)
    .from(people)
    .where(and(livePeople(accountId), peopleWithIds(accountId, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the jobs of people that are not deleted, by the ids of the people, the latest stage first. */
export async function jobsOfPeople(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly JobRecord[]>> {
  const rows = await db
    .select(jobColumns)
    .from(jobs)
    .where(and(liveJobs(accountId), refersTo(ids)))
    .orderBy(desc(jobs.stageSince), desc(jobs.id));
  return new Map(
    ids.map((id) => [id, rows.filter(({ contacts }) => contacts.some(({ personId }) => personId === id))]),
  );
}
