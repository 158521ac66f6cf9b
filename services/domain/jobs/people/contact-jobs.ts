import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { JobContact } from '../../../../shared/documents/jobs/job.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { type JobRow, jobs } from '../../../platform/database/schema/index.ts';
import { derivedColumns } from '../job-record.ts';
import { sharedFields, type SharedFields } from './person-record.ts';

/** Matches jobs with a contact that refers to any of the people. */
export const refersTo = (personIds: readonly string[]): SQL => {
  const contacts = personIds.map((personId) => JSON.stringify([{ personId }]));
  return sql`${jobs.contacts} @> any(${sql.param(contacts)}::jsonb[])`;
};

/**
 * Locks a job and the jobs with the same people, in the order in which other writes lock several jobs. The people are
 * those that the job's contacts refer to, and `personIds`.
 */
export async function lockJobsWithPeople(
  db: DatabaseOrTransaction,
  accountId: string,
  { jobId, personIds }: { readonly jobId: string; readonly personIds: readonly string[] },
): Promise<void> {
  const [job] = await db
    .select({ contacts: jobs.contacts })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), eq(jobs.id, jobId)));
  const own = (job?.contacts ?? []).flatMap(({ personId }) => (personId ? [personId] : []));
  await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), or(eq(jobs.id, jobId), refersTo([...own, ...personIds]))))
    .orderBy(asc(jobs.id))
    .for('update');
}

/** A change of what all contacts of a person show. */
export interface SharedChange {
  readonly personId: string;
  readonly fields: Partial<SharedFields>;
}

/** Returns the fields of `change` that contacts share, with their new values. */
export const sharedChangeOf = (change: Partial<SharedFields>): Partial<SharedFields> =>
  Object.fromEntries(
    sharedFields.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
  );

/** Returns the contacts with the changes of their people. The same list is returned if nothing changes. */
export function withSharedChanges(
  contacts: readonly JobContact[],
  changes: readonly SharedChange[],
): readonly JobContact[] {
  const changed = contacts.map((contact) => {
    const fields = changes.filter(({ personId }) => personId === contact.personId).map((change) => change.fields);
    return Object.assign({}, contact, ...fields) as JobContact;
  });
  return JSON.stringify(changed) === JSON.stringify(contacts) ? contacts : changed;
}

/** A job whose contacts have changed. */
export interface ChangedContacts {
  readonly job: JobRow;
  readonly contacts: readonly JobContact[];
}

/**
 * Stores contacts of jobs. `isVisible` counts it as a save of the jobs, so that a form with the contacts as they were
 * cannot overwrite them.
 */
export async function storeContacts(
  db: DatabaseOrTransaction,
  accountId: string,
  changed: readonly ChangedContacts[],
  isVisible: boolean,
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ job, contacts }) => ({
    id: job.id,
    contacts,
    text: derivedColumns({ ...job, contacts }).searchText,
  }));
  const counted = isVisible ? sql`, version = version + 1, updated_at = now()` : sql``;
  await db.execute(sql`
    update jobs set contacts = change.contacts, search_text = change.text ${counted}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change(id uuid, contacts jsonb, text text)
    where jobs.account_id = ${accountId} and jobs.id = change.id`);
}

/**
 * Shows changes of people in all jobs that refer to them, except `exceptJobId`, including deleted ones, which can be
 * restored.
 */
export async function showInJobs(
  db: DatabaseOrTransaction,
  accountId: string,
  changes: readonly SharedChange[],
  exceptJobId?: string,
): Promise<void> {
  const relevant = changes.filter(({ fields }) => Object.keys(fields).length > 0);
  if (relevant.length === 0) return;
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), refersTo(relevant.map(({ personId }) => personId))))
    .orderBy(asc(jobs.id))
    .for('update');
  const changed = rows.flatMap((job): readonly ChangedContacts[] => {
    const contacts = withSharedChanges(job.contacts, relevant);
    return contacts === job.contacts || job.id === exceptJobId ? [] : [{ job, contacts }];
  });
  await storeContacts(db, accountId, changed, true);
}
