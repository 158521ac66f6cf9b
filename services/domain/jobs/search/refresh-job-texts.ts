import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { jobText, type SearchedJob } from './job-text.ts';

/** The number of jobs whose texts are derived in one step. */
const batch = 200;

type ChangedJob = SearchedJob & { readonly id: string; readonly row_version: string };

async function changedJobs(db: Database, accountId: string): Promise<readonly ChangedJob[]> {
  // A row's version changes with every write, whichever release wrote it.
  const { rows } = await db.execute<ChangedJob & Record<string, unknown>>(sql`
    select j.id, j.xmin::text as row_version, j.title, j.company, j.location, j.source, j.link, j.notes, j.description,
      j.tags, j.tasks, j.contacts, j.interviews
    from jobs j left join job_texts t on t.account_id = j.account_id and t.job_id = j.id and t.account_id = ${accountId}
    where j.account_id = ${accountId} and j.deleted_at is null
      and (t.row_version is null or t.row_version <> j.xmin::text::bigint)
    limit ${batch}`);
  return rows;
}

const storeTexts = (db: Database, accountId: string, changed: readonly ChangedJob[]): Promise<void> =>
  db.transaction(async (transaction) => {
    const ids = changed.map(({ id }) => id).toSorted();
    // Leaves out jobs that were purged since they were read.
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from jobs where account_id = ${accountId} and id = any(${sql.param(ids)}::uuid[])
      order by id for key share`);
    const existing = new Set(rows.map(({ id }) => id));
    const texts = changed
      .filter(({ id }) => existing.has(id))
      .map((job) => ({ account_id: accountId, job_id: job.id, row_version: job.row_version, text: jobText(job) }))
      // Sorted, so that two searches that store the same texts cannot deadlock.
      .toSorted((a, b) => (a.job_id < b.job_id ? -1 : 1));
    await transaction.execute(sql`
      insert into job_texts (account_id, job_id, row_version, text)
      select account_id, job_id, row_version, text from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as r (account_id uuid, job_id uuid, row_version bigint, text text)
      on conflict (account_id, job_id) do update set row_version = excluded.row_version, text = excluded.text`);
  });

/**
 * Derives the searched texts of the account's jobs that have changed since the last search. Resolves to whether there
 * were any.
 */
export async function refreshJobTexts(db: Database, accountId: string): Promise<boolean> {
  let changed = await changedJobs(db, accountId);
  if (changed.length === 0) return false;
  for (;;) {
    await storeTexts(db, accountId, changed);
    if (changed.length < batch) return true;
    changed = await changedJobs(db, accountId);
  }
}

/**
 * Runs a query whose filter may look through texts. The query runs while they are checked, and again only if any was out
 * of date.
 */
export async function withFreshTexts<Result>(
  db: Database,
  accountId: string,
  text: string | undefined,
  query: () => Promise<Result>,
): Promise<Result> {
  if (text === undefined || text.trim() === '') return query();
  const [result, hasChanged] = await Promise.all([query(), refreshJobTexts(db, accountId)]);
  return hasChanged ? query() : result;
}
