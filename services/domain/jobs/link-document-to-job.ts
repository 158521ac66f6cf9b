import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { liveJob } from './job-record.ts';

interface LinkedDocument {
  readonly jobId: string;
  readonly kind: 'resume' | 'letter';
  readonly documentId: string;
}

/** Links a document to a job. Does nothing if the job has been deleted. */
export async function linkDocumentToJob(
  db: DatabaseOrTransaction,
  accountId: string,
  { jobId, kind, documentId }: LinkedDocument,
): Promise<void> {
  const chosen = kind === 'resume' ? { resumeId: documentId } : { letterId: documentId };
  await db
    .update(jobs)
    .set({ ...chosen, version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
    .where(liveJob(accountId, jobId));
}
