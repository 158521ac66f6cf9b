import { and, eq, sql } from 'drizzle-orm';
import { dayOf, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { accounts, type DocumentRow, jobs } from '../../platform/database/schema/index.ts';
import type { RequestContext } from '../context/request-context.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import type { StoredDocumentKind } from '../documents/document-kind.ts';
import { insertDocument } from '../documents/write-document.ts';
import { storing } from '../usage/storage.ts';
import { liveJob } from '../jobs/job-record.ts';
import { readPosting } from '../postings/tracking/posting-record.ts';
import { trackPosting } from '../postings/tracking/track-posting.ts';

/** Returns the job of the new document, after tracking the posting if one is given; null if the document has no job. */
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
    const { text } = await context.lookups.postingTextsOf(posting.id);
    return (await trackPosting(context.db, accountId, { posting, text, jobId: undefined }, today)).id;
  }
  if (jobId === null) return null;
  const [job] = await context.db.select({ id: jobs.id }).from(jobs).where(liveJob(accountId, jobId));
  if (!job) throw noDataFound();
  return job.id;
}

/** A document to create, for a job or without one. */
export interface DocumentForJob<Document> {
  /** An id from the client, so that the request may be sent twice; undefined to create one here. */
  readonly id: string | undefined;
  readonly title: string;
  readonly target: { readonly jobId: string | null; readonly postingId: string | null };
  /** Creates the content. `jobId` is the document's job. */
  readonly documentFor: (jobId: string | null) => Promise<Document>;
}

/**
 * Finds the document that an earlier attempt has created; undefined if there is none. Throws NO_DATA_FOUND if it has
 * been deleted since.
 */
async function findExisting<Document>(
  db: DatabaseOrTransaction,
  { documents }: StoredDocumentKind<Document>,
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

/**
 * Stores a document and links it to its job in one transaction. A request that is sent twice with the same id creates
 * one document.
 */
export async function createForJob<Document>(
  context: RequestContext,
  kind: StoredDocumentKind<Document>,
  { id, title, target, documentFor }: DocumentForJob<Document>,
): Promise<DocumentRow<Document>> {
  const { id: accountId } = await context.account();
  const before = id === undefined ? undefined : await findExisting(context.db, kind, accountId, id);
  if (before) return before;
  const jobId = await jobFor(context, target, dayOf(new Date()));
  const document = await documentFor(jobId);
  return storing(context.db, accountId, async (transaction) => {
    if (id !== undefined) {
      // Locks the account, so that the second of two concurrent attempts finds the document of the first.
      await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update');
      const existing = await findExisting(transaction, kind, accountId, id);
      if (existing) return existing;
    }
    const row = await insertDocument(transaction, kind, accountId, { title, document }, id);
    if (jobId === null) return row;
    const [linked] = await transaction
      .update(jobs)
      .set({
        ...(kind.name === 'resume' ? { resumeId: row.id } : { letterId: row.id }),
        version: sql`${jobs.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(liveJob(accountId, jobId))
      .returning({ id: jobs.id });
    if (!linked) throw noDataFound();
    return row;
  });
}
