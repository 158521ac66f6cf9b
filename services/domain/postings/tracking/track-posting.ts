import { and, eq } from 'drizzle-orm';
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { withoutScheme } from '../../../../shared/documents/text/web-link.ts';
import type { Database } from '../../../platform/database/database.ts';
import { accounts, jobs } from '../../../platform/database/schema/index.ts';
import { emptyJob, type JobDraft } from '../../input/read-job.ts';
import { jobColumns, type JobRecord, liveJobs } from '../../jobs/job-record.ts';
import { insertJobs } from '../../jobs/write-job.ts';
import type { PostingRecord } from './posting-record.ts';

/** Creates a job from a posting, with its current text. */
function draftOf(posting: PostingRecord, text: string): JobDraft {
  const { title, company, location, link, sourceName, closesOn, ...rest } = posting;
  const { salaryMin, salaryMax, currency, salaryPeriod } = rest;
  const line = (value: string): string => value.slice(0, jobLimits.line).trim();
  const address = link === null ? null : withoutScheme(link);
  return {
    ...emptyJob,
    ...{ title: line(title), company: line(company), location: location === null ? null : line(location) },
    link: address !== null && address.length <= jobLimits.link ? address : null,
    description: text.slice(0, jobLimits.description),
    source: line(sourceName),
    ...{ salaryMin, salaryMax, currency, salaryPeriod, deadline: closesOn },
  };
}

/** A posting that a user wants to track. */
export interface PostingToTrack {
  readonly posting: PostingRecord;
  readonly text: string;
  /** An id from the client; undefined to create one here. */
  readonly jobId: string | undefined;
}

/** Adds a posting to the board as a saved job. If it is tracked already, returns the existing job. */
export function trackPosting(
  db: Database,
  accountId: string,
  { posting, text, jobId }: PostingToTrack,
  today: PlainDay,
): Promise<JobRecord> {
  return db.transaction(async (transaction) => {
    // Locks the account, so that two concurrent requests result in one job.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    const tracked = and(liveJobs(accountId), eq(jobs.postingId, posting.id));
    const [existing] = await transaction.select(jobColumns).from(jobs).where(tracked).limit(1);
    if (existing) return existing;
    const newJob = {
      id: jobId,
      draft: draftOf(posting, text),
      reached: { stage: 'saved', closeReason: null } as const,
      on: undefined,
    };
    const [created] = await insertJobs(transaction, accountId, [newJob], today);
    if (!created) throw new Error('The database did not return the stored row.');
    await transaction
      .update(jobs)
      .set({ postingId: posting.id })
      .where(and(eq(jobs.accountId, accountId), eq(jobs.id, created.id)));
    return created;
  });
}
