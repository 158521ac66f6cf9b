import { and, arrayContains, inArray, or, type SQL, sql } from 'drizzle-orm';
import { awaitingStages, type CloseReason, type JobStage, quietAfterDays } from '../../../shared/documents/jobs/job.ts';
import { addDays, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { searchTermsOf } from '../../../shared/documents/text/search-terms.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { liveJobs } from './job-record.ts';
import { saysTerms } from './search/job-contains.ts';

/** The filters of a list of jobs. A filter that is undefined has no effect. */
export interface JobFilter {
  readonly stages?: readonly JobStage[] | undefined;
  readonly closeReasons?: readonly CloseReason[] | undefined;
  /** Words that must all occur anywhere in a job; text in quotation marks must occur exactly. */
  readonly text?: string | undefined;
  /** Tags that a job must all have. */
  readonly tags?: readonly string[] | undefined;
  readonly sources?: readonly string[] | undefined;
  readonly excitementFrom?: number | undefined;
  /**
   * The first and last day of a range in which a job has something in the calendar: a deadline, a task, or an interview.
   */
  readonly from?: PlainDay | undefined;
  readonly to?: PlainDay | undefined;
  readonly appliedFrom?: PlainDay | undefined;
  readonly appliedTo?: PlainDay | undefined;
  /** A task is due today or earlier. */
  readonly isDue?: boolean | undefined;
  readonly isQuiet?: boolean | undefined;
  /** The job is due or quiet. */
  readonly wantsAttention?: boolean | undefined;
  readonly resumeId?: string | undefined;
  readonly letterId?: string | undefined;
}

/** Matches open jobs with a task that is due today or earlier. */
export const dueOn = (today: PlainDay): SQL => sql`(${jobs.stage} <> 'closed' and ${jobs.nextStepOn} <= ${today})`;

/** The SQL equivalent of `isQuiet` in `job-record.ts`. */
export const quietOn = (today: PlainDay): SQL => {
  const latest = addDays(today, -quietAfterDays);
  return sql`(${inArray(jobs.stage, [...awaitingStages])} and ${jobs.stageSince} <= ${latest}
    and coalesce(coalesce(${jobs.taskDays}[cardinality(${jobs.taskDays})], ${jobs.nextStepOn}) <= ${today}, true)
    and coalesce(${jobs.interviewDays}[cardinality(${jobs.interviewDays})] <= ${latest}, true))`;
};

/** Matches days within the bounds. An undefined bound does not limit. */
const between = (day: SQL, from: PlainDay | undefined, to: PlainDay | undefined): SQL =>
  sql`(${day} >= ${from ?? '-infinity'} and ${day} <= ${to ?? 'infinity'})`;

function inCalendar(from: PlainDay | undefined, to: PlainDay | undefined): SQL | undefined {
  const interviews = sql`exists (select 1 from unnest(${jobs.interviewDays}) as held(day) where ${between(sql`held.day`, from, to)})`;
  const tasks = sql`exists (select 1 from unnest(${jobs.taskDays}) as planned(day) where ${between(sql`planned.day`, from, to)})`;
  return or(between(sql`${jobs.deadline}`, from, to), between(sql`${jobs.nextStepOn}`, from, to), tasks, interviews);
}

/**
 * Matches the jobs of the account that are not deleted and pass the filter. For a filter by text, the searched texts must
 * be up to date: run the query in `withFreshTexts`.
 */
export function matchesFilter(accountId: string, filter: JobFilter, today: PlainDay): SQL | undefined {
  const { stages, closeReasons, text, tags, sources, excitementFrom, from, to, appliedFrom, appliedTo } = filter;
  return and(
    liveJobs(accountId),
    stages && inArray(jobs.stage, [...stages]),
    closeReasons && inArray(jobs.closeReason, [...closeReasons]),
    saysTerms(accountId, searchTermsOf(text ?? '')),
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
