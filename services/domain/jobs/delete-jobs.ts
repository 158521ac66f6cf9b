import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { snapshotJobFacts } from '../documents/snapshot.ts';
import { possibleIds } from '../ids.ts';
import { jobColumns, type JobRecord } from './job-record.ts';
import { oneOfJobs } from './move-jobs.ts';

export interface DeletedJobs {
  readonly ids: readonly string[];
  /** When they are forgotten for good. */
  readonly undoUntil: Date;
}

/** Takes jobs away from everywhere; for some days they can be brought back. Ids of nothing are passed over. */
export async function deleteJobs(db: Database, accountId: string, ids: readonly string[]): Promise<DeletedJobs> {
  const deleted = await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(jobs)
      .set({ deletedAt: sql`now()` })
      .where(oneOfJobs(accountId, possibleIds(ids)))
      .returning({ id: jobs.id });
    const own = rows.map(({ id }) => id);
    await snapshotJobFacts(transaction, accountId, own);
    return own;
  });
  const undoUntil = new Date(Date.now() + jobLimits.deletedForDays * 86_400_000);
  return { ids: deleted, undoUntil };
}

/** Brings deleted jobs back as they were; those that are back already are answered, too. */
export async function restoreJobs(db: Database, accountId: string, ids: readonly string[]): Promise<JobRecord[]> {
  const wanted = possibleIds(ids);
  await db
    .update(jobs)
    .set({ deletedAt: null })
    .where(
      and(
        eq(jobs.accountId, accountId),
        isNotNull(jobs.deletedAt),
        sql`${jobs.id} = any(${sql.param(wanted)}::uuid[])`,
      ),
    );
  return db.select(jobColumns).from(jobs).where(oneOfJobs(accountId, wanted)).orderBy(asc(jobs.id));
}

/** Forgets for good what was deleted long enough ago, of all accounts. Answers how many. */
export async function forgetDeletedJobs(db: Database): Promise<number> {
  const { rowCount } = await db
    .delete(jobs)
    .where(
      and(
        isNotNull(jobs.deletedAt),
        lt(jobs.deletedAt, sql`now() - make_interval(days => ${jobLimits.deletedForDays}::int)`),
      ),
    );
  return rowCount ?? 0;
}
