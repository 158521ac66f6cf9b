import { and, eq, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { jobFileLimits } from '../../../shared/documents/jobs/job-files.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobFiles, jobs } from '../../platform/database/schema/index.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { fileKey } from '../job-file-key.ts';

/** The maximum number of files of one round; the next round continues. */
const maxFiles = 1_000;

/**
 * Purges the files of all accounts whose time for restoring has passed or whose job is gone: the bytes first, so that a
 * failure leaves a row that is tried again. Returns how many.
 */
export async function purgeFiles(db: Database, store: Pick<ObjectStore, 'delete'>): Promise<number> {
  const { accountId, id, jobId, deletedAt } = jobFiles;
  const job = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), eq(jobs.id, jobId)));
  const isOver = and(
    isNotNull(deletedAt),
    lt(deletedAt, sql`now() - make_interval(days => ${jobFileLimits.deletedForDays}::int)`),
  );
  const rows = await db
    .select({ accountId, id })
    .from(jobFiles)
    .where(or(isOver, notExists(job)))
    .limit(maxFiles);
  for (const row of rows) {
    await store.delete(fileKey(row));
    await db.delete(jobFiles).where(and(eq(accountId, row.accountId), eq(id, row.id)));
  }
  return rows.length;
}
