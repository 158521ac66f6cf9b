import { sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { type DocumentRow, jobs } from '../../../database/schema/index.ts';
import type { GatewayContext } from '../../context.ts';
import { badUserInput, noDataFound } from '../../errors.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { insertDocument } from '../documents/write-document.ts';
import { liveJob } from '../jobs/job-record.ts';
import { readPosting } from '../postings/posting-record.ts';
import { trackPosting } from '../postings/track-posting.ts';

/** The job that a document is for; a posting is tracked first. Null where it is for none. */
export async function jobFor(
  context: GatewayContext,
  { jobId, postingId }: { readonly jobId: string | null; readonly postingId: string | null },
  today: PlainDay,
): Promise<string | null> {
  if (jobId !== null && postingId !== null) {
    throw badUserInput([{ path: 'jobId', message: 'Please give a posting or a job, not both.' }]);
  }
  const { id: accountId } = await context.account();
  if (postingId !== null) {
    const posting = await readPosting(context.laggingReads, postingId);
    if (!posting) throw noDataFound();
    const { text } = await context.postingTextsOf(posting.id);
    return (await trackPosting(context.db, accountId, { posting, text, jobId: undefined }, today)).id;
  }
  if (jobId === null) return null;
  const [job] = await context.db.select({ id: jobs.id }).from(jobs).where(liveJob(accountId, jobId));
  if (!job) throw noDataFound();
  return job.id;
}

/** Stores a document and ties it to its job: both or neither. */
export function createForJob<Document>(
  context: GatewayContext,
  kind: DocumentKind<Document>,
  accountId: string,
  draft: { readonly title: string; readonly document: Document },
  jobId: string | null,
): Promise<DocumentRow<Document>> {
  return context.db.transaction(async (transaction) => {
    const row = await insertDocument(transaction, kind, accountId, draft);
    if (jobId === null) return row;
    const [tied] = await transaction
      .update(jobs)
      .set({
        ...(kind.name === 'resume' ? { resumeId: row.id } : { letterId: row.id }),
        version: sql`${jobs.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(liveJob(accountId, jobId))
      .returning({ id: jobs.id });
    if (!tied) throw noDataFound();
    return row;
  });
}
