import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type EventKind, jobs, jobStageEntries, type SentKind } from '../../../platform/database/schema/index.ts';
import { liveJobs } from '../job-record.ts';
import type { JobFacts } from './outcome.ts';

/** Reads the documents that were sent for each job, only the latest of each kind. */
async function sentDocuments(db: Database, accountId: string) {
  const { rows } = await db.execute<{ jobId: string; kind: SentKind; documentId: string; title: string }>(sql`
    select distinct on (sent.job_id, document.kind)
      sent.job_id as "jobId", document.kind, document.document_id as "documentId", document.title
    from job_sent as sent
    join job_sent_documents as document on document.account_id = sent.account_id and document.sent_id = sent.id
    where sent.account_id = ${accountId}
    order by sent.job_id, document.kind, sent.sent_at desc, sent.id desc`);
  return rows;
}

export interface Facts {
  readonly jobs: readonly JobFacts[];
  /** The titles of documents when they were last sent. */
  readonly sentTitles: ReadonlyMap<string, string>;
}

/** Reads all facts that an account's statistics are computed from. */
export async function readFacts(db: Database, accountId: string): Promise<Facts> {
  const [rows, entries, sent] = await Promise.all([
    db
      .select({
        id: jobs.id,
        appliedOn: jobs.appliedOn,
        source: jobs.source,
        hasInterview: sql<boolean>`cardinality(${jobs.interviewDays}) > 0`,
        resumeId: jobs.resumeId,
        letterId: jobs.letterId,
      })
      .from(jobs)
      .where(liveJobs(accountId)),
    db
      .select({
        jobId: jobStageEntries.jobId,
        stage: jobStageEntries.stage,
        closeReason: jobStageEntries.closeReason,
        on: jobStageEntries.on,
      })
      .from(jobStageEntries)
      .innerJoin(jobs, and(eq(jobs.accountId, jobStageEntries.accountId), eq(jobs.id, jobStageEntries.jobId)))
      .where(and(eq(jobStageEntries.accountId, accountId), isNull(jobs.deletedAt)))
      .orderBy(asc(jobStageEntries.on), asc(jobStageEntries.id)),
    sentDocuments(db, accountId),
  ]);
  const histories = Map.groupBy(entries, ({ jobId }) => jobId);
  const documents = new Map(sent.map(({ jobId, kind, documentId }) => [`${jobId} ${kind}`, documentId]));
  return {
    jobs: rows.map((job) => ({
      ...job,
      resumeId: documents.get(`${job.id} resume`) ?? job.resumeId,
      letterId: documents.get(`${job.id} letter`) ?? job.letterId,
      history: histories.get(job.id) ?? [],
    })),
    sentTitles: new Map(sent.map(({ documentId, title }) => [documentId, title])),
  };
}

/** One version of a block's text, with the jobs for which it was sent. */
export interface SentVariant {
  readonly eventId: string;
  readonly kind: EventKind;
  readonly name: string;
  readonly wording: string;
  readonly jobIds: readonly string[];
}

/** Reads the versions that were sent, each with its jobs. The one that was sent last comes first. */
export async function readSentVariants(db: Database, accountId: string): Promise<readonly SentVariant[]> {
  const { rows } = await db.execute<SentVariant & Record<string, unknown>>(sql`
    select block.event_id as "eventId", min(block.kind) as kind,
      (array_agg(block.name order by sent.sent_at desc))[1] as name,
      (array_agg(block.wording order by sent.sent_at desc))[1] as wording,
      array_agg(distinct sent.job_id::text) as "jobIds"
    from job_sent_blocks as block
    join job_sent as sent on sent.account_id = block.account_id and sent.id = block.sent_id
    where block.account_id = ${accountId}
    group by block.event_id, block.wording_key
    order by max(sent.sent_at) desc`);
  return rows;
}
