import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { snapshotJobFacts } from '../documents/snapshot.ts';
import { possibleIds } from '../ids.ts';
import { freeing, storing } from '../usage/storage.ts';
import { jobColumns, type JobRecord } from './job-record.ts';
import { oneOfJobs } from './move-jobs.ts';

export interface DeletedJobs {
  readonly ids: readonly string[];
  /** When the jobs will be deleted for good. */
  readonly undoUntil: Date;
}

/** Soft-deletes jobs. They can be restored for some days. Unknown ids are ignored. */
export async function deleteJobs(db: Database, accountId: string, ids: readonly string[]): Promise<DeletedJobs> {
  const deleted = await freeing(db, accountId, async (transaction) => {
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

/** Restores deleted jobs as they were. Jobs that are not deleted are returned as well. */
export async function restoreJobs(db: Database, accountId: string, ids: readonly string[]): Promise<JobRecord[]> {
  const validIds = possibleIds(ids);
  await storing(db, accountId, (transaction) =>
    transaction
      .update(jobs)
      .set({ deletedAt: null })
      .where(
        and(
          eq(jobs.accountId, accountId),
          isNotNull(jobs.deletedAt),
          sql`${jobs.id} = any(${sql.param(validIds)}::uuid[])`,
        ),
      ),
  );
  return db.select(jobColumns).from(jobs).where(oneOfJobs(accountId, validIds)).orderBy(asc(jobs.id));
}

/** Purges jobs of all accounts whose time for restoring has passed. Returns how many. */
export async function purgeDeletedJobs(db: Database): Promise<number> {
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
