import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { JobStage } from '../../../../shared/documents/jobs/job.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { jobs, type PostingRow, postings, postingTexts } from '../../../platform/database/schema/index.ts';
import { liveJobs } from '../../jobs/job-record.ts';
import { recordId } from '../../ids.ts';

/** The columns that lists need. Long texts are read only on request. */
export const postingColumns = {
  id: postings.id,
  title: postings.title,
  company: postings.company,
  location: postings.location,
  placeIds: postings.placeIds,
  workplace: postings.workplace,
  employmentTypes: postings.employmentTypes,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  currency: postings.currency,
  salaryPeriod: postings.salaryPeriod,
  postedOn: postings.postedOn,
  closesOn: postings.closesOn,
  closedAt: postings.closedAt,
  sourceName: postings.sourceName,
  link: postings.link,
  isSample: postings.isSample,
};
export type PostingRecord = Pick<PostingRow, keyof typeof postingColumns>;

/** Reads one posting, open or closed; undefined for an unknown id. */
export async function readPosting(db: ReadReplica, id: string): Promise<PostingRecord | undefined> {
  const [row] = await db
    .select(postingColumns)
    .from(postings)
    .where(eq(postings.id, recordId(id)));
  return row;
}

/** Reads postings by id. */
export async function postingsById(
  db: ReadReplica,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PostingRecord>> {
  const rows = await db
    .select(postingColumns)
    .from(postings)
    .where(sql`${postings.id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface PostingTexts {
  /** HTML with few tags. */
  readonly description: string;
  readonly text: string;
}

/** Reads the long texts of postings, by id. */
export async function postingTextsOf(
  db: ReadReplica,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PostingTexts>> {
  const rows = await db
    .select()
    .from(postingTexts)
    .where(sql`${postingTexts.postingId} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ postingId, ...texts }) => [postingId, texts]));
}

/** A job that the user tracked from a posting. */
export interface TrackedJob {
  readonly id: string;
  readonly stage: JobStage;
}

/** Reads the account's jobs that were tracked from postings, by the posting's id. */
export async function trackedJobsOf(
  db: DatabaseOrTransaction,
  accountId: string,
  postingIds: readonly string[],
): Promise<ReadonlyMap<string, TrackedJob>> {
  const rows = await db
    .select({ id: jobs.id, stage: jobs.stage, postingId: jobs.postingId })
    .from(jobs)
    .where(
      and(
        liveJobs(accountId),
        isNotNull(jobs.postingId),
        sql`${jobs.postingId} = any(${sql.param(postingIds)}::uuid[])`,
      ),
    );
  return new Map(rows.map(({ postingId, ...job }) => [postingId ?? '', job]));
}
