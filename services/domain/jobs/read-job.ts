import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type JobRow, jobs } from '../../platform/database/schema/index.ts';
import { jobColumns, type JobRecord, liveJob, liveJobs } from './job-record.ts';

/** Reads one job of the account; undefined if it does not exist or is deleted. */
export async function readJob(db: Database, accountId: string, id: string): Promise<JobRecord | undefined> {
  const [row] = await db.select(jobColumns).from(jobs).where(liveJob(accountId, id));
  return row;
}

/** Reads jobs that are not deleted, by id. */
export async function jobsById(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobRecord>> {
  const rows = await db
    .select(jobColumns)
    .from(jobs)
    .where(and(liveJobs(accountId), sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`));
  return new Map(rows.map((row) => [row.id, row]));
}

export type JobTexts = Pick<JobRow, 'description' | 'notes'>;

/** Reads the long texts of jobs, by id. */
export async function jobTextsOf(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobTexts>> {
  const rows = await db
    .select({ id: jobs.id, description: jobs.description, notes: jobs.notes })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`));
  return new Map(rows.map(({ id, ...texts }) => [id, texts]));
}
