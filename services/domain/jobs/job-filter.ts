import { and, arrayContains, inArray, or, type SQL, sql } from 'drizzle-orm';
import { awaitingStages, type CloseReason, type JobStage, quietAfterDays } from '../../../shared/documents/jobs/job.ts';
import { addDays, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { searchTermsOf } from '../../../shared/documents/text/search-terms.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { liveJobs } from './job-record.ts';
import { saysPhrase, saysWord } from './phrase-in-job.ts';

/** What a list of jobs is narrowed to; what is not named narrows nothing. */
export interface JobFilter {
  readonly stages?: readonly JobStage[] | undefined;
  readonly closeReasons?: readonly CloseReason[] | undefined;
  /** Each of its words, anywhere in a job; what stands in quotation marks, as it stands there. */
  readonly text?: string | undefined;
  /** A job has all of them. */
  readonly tags?: readonly string[] | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly excitementFrom?: number | undefined;
  /** Days of which a job has something in the calendar: a deadline, a next step, an interview. */
  readonly from?: PlainDay | undefined;
  readonly to?: PlainDay | undefined;
  readonly appliedFrom?: PlainDay | undefined;
  readonly appliedTo?: PlainDay | undefined;
  /** A next step of today or before. */
  readonly isDue?: boolean | undefined;
  readonly isQuiet?: boolean | undefined;
  /** Either of both. */
  readonly wantsAttention?: boolean | undefined;
  readonly resumeId?: string | undefined;
  readonly letterId?: string | undefined;
}

/** The next step of a job that goes on is of today, or late. */
export const dueOn = (today: PlainDay): SQL => sql`(${jobs.stage} <> 'closed' and ${jobs.nextStepOn} <= ${today})`;

/** As `isQuiet` of `job-record.ts`. */
export const quietOn = (today: PlainDay): SQL => {
  const latest = addDays(today, -quietAfterDays);
  return sql`(${inArray(jobs.stage, [...awaitingStages])} and ${jobs.stageSince} <= ${latest}
    and (${jobs.nextStepOn} is null or ${jobs.nextStepOn} <= ${today})
    and coalesce(${jobs.interviewDays}[cardinality(${jobs.interviewDays})] <= ${latest}, true))`;
};

/** Without a bound, any day at all. */
const between = (day: SQL, from: PlainDay | undefined, to: PlainDay | undefined): SQL =>
  sql`(${day} >= ${from ?? '-infinity'} and ${day} <= ${to ?? 'infinity'})`;

function inCalendar(from: PlainDay | undefined, to: PlainDay | undefined): SQL | undefined {
  const interviews = sql`exists (select 1 from unnest(${jobs.interviewDays}) as held(day) where ${between(sql`held.day`, from, to)})`;
  return or(between(sql`${jobs.deadline}`, from, to), between(sql`${jobs.nextStepOn}`, from, to), interviews);
}

/** The jobs of the account that are not deleted and pass the filter. */
export function filtered(accountId: string, filter: JobFilter, today: PlainDay): SQL | undefined {
  const { stages, closeReasons, text, tags, sources, excitementFrom, from, to, appliedFrom, appliedTo } = filter;
  const { words, phrases } = searchTermsOf(text ?? '');
  return and(
    liveJobs(accountId),
    stages && inArray(jobs.stage, [...stages]),
    closeReasons && inArray(jobs.closeReason, [...closeReasons]),
    ...words.map(saysWord),
    ...phrases.map(saysPhrase),
    tags && tags.length > 0 ? arrayContains(jobs.tags, [...tags]) : undefined,
    sources && inArray(jobs.source, [...sources]),
    excitementFrom === undefined ? undefined : sql`${jobs.excitement} >= ${excitementFrom}`,
    from !== undefined || to !== undefined ? inCalendar(from, to) : undefined,
    appliedFrom !== undefined || appliedTo !== undefined
      ? between(sql`${jobs.appliedOn}`, appliedFrom, appliedTo)
      : undefined,
    filter.isDue === true ? dueOn(today) : undefined,
    filter.isQuiet === true ? quietOn(today) : undefined,
    filter.wantsAttention === true ? or(dueOn(today), quietOn(today)) : undefined,
    filter.resumeId === undefined ? undefined : sql`${jobs.resumeId} = ${filter.resumeId}`,
    filter.letterId === undefined ? undefined : sql`${jobs.letterId} = ${filter.letterId}`,
  );
}
