import { and, asc, eq, sql } from 'drizzle-orm';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs, jobSent, jobSentBlocks, jobSentDocuments, type SentKind } from '../../platform/database/schema/index.ts';
import { badUserInput, noDataFound } from '../errors.ts';
import type { PdfMaker } from '../shares/freeze.ts';
import { recordId } from '../ids.ts';
import { freeing, storing } from '../usage/storage.ts';
import { jobColumns, type JobRecord, liveJob } from './job-record.ts';
import { moveJobs } from './move-jobs.ts';
import type { SentBlock } from './sent-blocks.ts';

/** The maximum number of times one application is sent, including corrections. */
const maxSent = 20;

/** A document that is about to be sent. */
export interface ToSend {
  readonly kind: SentKind;
  readonly documentId: string;
  readonly version: number;
  readonly title: string;
  readonly document: ComposedDocument;
  readonly blocks: readonly SentBlock[];
}

export interface SentDocument {
  readonly kind: SentKind;
  readonly documentId: string;
  readonly version: number;
  readonly title: string;
}

/** The documents that were sent at one time. */
export interface SentCopy {
  readonly id: string;
  readonly sentAt: Date;
  readonly engine: string;
  readonly documents: readonly SentDocument[];
}

/** Reads what was sent for jobs, by job, the oldest first. */
export async function sentOf(
  db: DatabaseOrTransaction,
  accountId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SentCopy[]>> {
  const rows = await db
    .select({
      id: jobSent.id,
      jobId: jobSent.jobId,
      sentAt: jobSent.sentAt,
      engine: jobSent.engine,
      kind: jobSentDocuments.kind,
      documentId: jobSentDocuments.documentId,
      version: jobSentDocuments.version,
      title: jobSentDocuments.title,
    })
    .from(jobSent)
    .innerJoin(
      jobSentDocuments,
      and(eq(jobSentDocuments.accountId, jobSent.accountId), eq(jobSentDocuments.sentId, jobSent.id)),
    )
    .where(and(eq(jobSent.accountId, accountId), sql`${jobSent.jobId} = any(${sql.param(jobIds)}::uuid[])`))
    .orderBy(asc(jobSent.sentAt), asc(jobSent.id), sql`${jobSentDocuments.kind} desc`);
  const byJob = Map.groupBy(rows, ({ jobId }) => jobId);
  return new Map([...byJob].map(([jobId, copies]) => [jobId, copiesIn(copies)]));
}

function copiesIn(rows: readonly (Omit<SentCopy, 'documents'> & SentDocument)[]): readonly SentCopy[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((documents) => {
    const [first] = documents;
    if (!first) return [];
    const { id, sentAt, engine } = first;
    const sentDocuments = documents.map(({ kind, documentId, version, title }) => ({
      kind,
      documentId,
      version,
      title,
    }));
    return [{ id, sentAt, engine, documents: sentDocuments }];
  });
}

export interface Sending {
  readonly jobId: string;
  readonly documents: readonly ToSend[];
  /** The day of sending, for the history of a job that was only saved so far. */
  readonly on: PlainDay;
}

/**
 * Stores a copy of what is sent for a job: the pages byte for byte, and which blocks were in them. A job that was only
 * saved becomes applied. All pages are rendered before anything is written. Throws NO_DATA_FOUND for an unknown job and
 * BAD_USER_INPUT when the job has too many copies or the account has no space for another one.
 */
export async function markSent(
  db: Database,
  maker: PdfMaker,
  accountId: string,
  { jobId, documents, on }: Sending,
): Promise<JobRecord> {
  const rendered = await Promise.all(
    documents.map(async (each) => ({ ...each, pdf: Buffer.from(await maker.pdf(each.document)) })),
  );
  const one = liveJob(accountId, jobId);
  const id = await storing(db, accountId, async (transaction) => {
    const [job] = await transaction.select({ id: jobs.id }).from(jobs).where(one).for('update');
    if (!job) throw noDataFound();
    const ofJob = and(eq(jobSent.accountId, accountId), eq(jobSent.jobId, job.id));
    if ((await transaction.$count(jobSent, ofJob)) >= maxSent) {
      throw badUserInput([{ path: '', message: `A job can have at most ${maxSent} copies of what you sent.` }]);
    }
    const [sent] = await transaction
      .insert(jobSent)
      .values({ accountId, jobId: job.id, engine: maker.name })
      .returning({ id: jobSent.id });
    if (!sent) throw new Error('The database did not return the stored row.');
    await transaction.insert(jobSentDocuments).values(
      rendered.map(({ kind, documentId, version, title, document, pdf }) => ({
        ...{ accountId, sentId: sent.id, kind, documentId, version, title },
        ...{ document, pdf },
      })),
    );
    const blocks = rendered.flatMap((each) => each.blocks);
    if (blocks.length > 0) {
      await transaction
        .insert(jobSentBlocks)
        .values(blocks.map((block) => ({ accountId, sentId: sent.id, ...block })))
        .onConflictDoNothing();
    }
    const used = Object.fromEntries(
      rendered.map(({ kind, documentId }) => [kind === 'resume' ? 'resumeId' : 'letterId', documentId]),
    );
    await transaction
      .update(jobs)
      .set({ ...used, version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
      .where(one);
    return job.id;
  });
  await moveJobs(db, accountId, {
    ids: [id],
    reached: { stage: 'applied', closeReason: null },
    on,
    from: 'saved',
  });
  const [row] = await db.select(jobColumns).from(jobs).where(one);
  if (!row) throw noDataFound();
  return row;
}

/** Deletes a copy that was stored by mistake. Returns its id; throws NO_DATA_FOUND for an unknown one. */
export async function deleteSent(db: Database, accountId: string, id: string): Promise<string> {
  const [deleted] = await freeing(db, accountId, (transaction) =>
    transaction
      .delete(jobSent)
      .where(and(eq(jobSent.accountId, accountId), eq(jobSent.id, recordId(id))))
      .returning({ id: jobSent.id }),
  );
  if (!deleted) throw noDataFound();
  return deleted.id;
}

/** Reads the PDF of a document that was sent, with its title. */
export async function sentPdf(
  db: Database,
  accountId: string,
  sentId: string,
  kind: SentKind,
): Promise<{ readonly title: string; readonly pdf: Buffer } | undefined> {
  const [row] = await db
    .select({ title: jobSentDocuments.title, pdf: jobSentDocuments.pdf })
    .from(jobSentDocuments)
    .where(
      and(
        eq(jobSentDocuments.accountId, accountId),
        eq(jobSentDocuments.sentId, sentId),
        eq(jobSentDocuments.kind, kind),
      ),
    );
  return row;
}
