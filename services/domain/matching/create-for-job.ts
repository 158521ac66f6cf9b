import { and, eq, sql } from 'drizzle-orm';
import { dayOf, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { accounts, type DocumentRow, jobs } from '../../platform/database/schema/index.ts';
import type { RequestContext } from '../context/request-context.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { insertDocument } from '../documents/write-document.ts';
import { liveJob } from '../jobs/job-record.ts';
import { readPosting } from '../postings/tracking/posting-record.ts';
import { trackPosting } from '../postings/tracking/track-posting.ts';

/** The job that a document is for; a posting is tracked first. Null where it is for none. */
async function jobFor(
  context: RequestContext,
  { jobId, postingId }: { readonly jobId: string | null; readonly postingId: string | null },
  today: PlainDay,
): Promise<string | null> {
  if (jobId !== null && postingId !== null) {
    throw badUserInput([{ path: 'jobId', message: 'Please provide either a posting or a job.' }]);
  }
  const { id: accountId } = await context.account();
  if (postingId !== null) {
    const posting = await readPosting(context.readReplica, postingId);
    if (!posting) throw noDataFound();
    const { text } = await context.postingTextsOf(posting.id);
    return (await trackPosting(context.db, accountId, { posting, text, jobId: undefined }, today)).id;
  }
  if (jobId === null) return null;
  const [job] = await context.db.select({ id: jobs.id }).from(jobs).where(liveJob(accountId, jobId));
  if (!job) throw noDataFound();
  return job.id;
}

/** A document to make for a job, or for none. */
export interface DocumentForJob<Document> {
  /** Made by whoever asks, so that it may be sent twice; undefined: one is made here. */
  readonly id: string | undefined;
  readonly title: string;
  readonly target: { readonly jobId: string | null; readonly postingId: string | null };
  /** What it says. `jobId` is that of the job that it is for. */
  readonly documentFor: (jobId: string | null) => Promise<Document>;
}

/** The document that an earlier try has made; undefined where there was none. NO_DATA_FOUND for one that was deleted since. */
async function madeBefore<Document>(
  db: DatabaseOrTransaction,
  { documents }: DocumentKind<Document>,
  accountId: string,
  id: string,
): Promise<DocumentRow<Document> | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.accountId, accountId), eq(documents.id, id)));
  if (row !== undefined && row.deletedAt !== null) throw noDataFound();
  return row;
}

/** Stores a document and ties it to its job: both or neither. Sent twice with one id, it makes one document. */
export async function createForJob<Document>(
  context: RequestContext,
  kind: DocumentKind<Document>,
  { id, title, target, documentFor }: DocumentForJob<Document>,
): Promise<DocumentRow<Document>> {
  const { id: accountId } = await context.account();
  const before = id === undefined ? undefined : await madeBefore(context.db, kind, accountId, id);
  if (before) return before;
  const jobId = await jobFor(context, target, dayOf(new Date()));
  const document = await documentFor(jobId);
  return context.db.transaction(async (transaction) => {
    if (id !== undefined) {
      // One after another for an account: of two tries at once, the second finds what the first has made.
      await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update');
      const made = await madeBefore(transaction, kind, accountId, id);
      if (made) return made;
    }
    const row = await insertDocument(transaction, kind, accountId, { title, document }, id);
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
