import { asc, desc, isNotNull, and, or, sql } from 'drizzle-orm';
import { linkKey } from '../../../shared/documents/jobs/job-link.ts';
import { type JobTraits, createJobMatcher } from '../../../shared/documents/jobs/job-matcher.ts';
import type { JobStage } from '../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { dueOn, matchesFilter, type JobFilter, quietOn } from './job-filter.ts';
import { jobColumns, type JobRecord, liveJobs } from './job-record.ts';
import { withFreshTexts } from './search/refresh-job-texts.ts';

export interface StageCount {
  readonly stage: JobStage;
  readonly count: number;
}

const count = sql<number>`count(*)::int`;

/** Counts the jobs in each stage. Stages without jobs are left out. */
export const countByStage = (
  db: Database,
  accountId: string,
  filter: JobFilter,
  today: PlainDay,
): Promise<StageCount[]> =>
  withFreshTexts(db, accountId, filter.text, () =>
    db
      .select({ stage: jobs.stage, count })
      .from(jobs)
      .where(matchesFilter(accountId, filter, today))
      .groupBy(jobs.stage),
  );

/** What needs the user's attention. */
export interface JobsDue {
  /** Jobs with a due next step, or quiet ones; a job that is both counts once. */
  readonly count: number;
  /** Next steps due today or earlier. */
  readonly nextSteps: number;
  readonly quiet: number;
}

/** Counts the jobs that need attention on a day. */
export async function countDue(db: Database, accountId: string, today: PlainDay): Promise<JobsDue> {
  const [due, quiet] = [dueOn(today), quietOn(today)];
  const [row] = await db
    .select({
      count,
      nextSteps: sql<number>`(count(*) filter (where ${due}))::int`,
      quiet: sql<number>`(count(*) filter (where ${quiet}))::int`,
    })
    .from(jobs)
    .where(and(liveJobs(accountId), or(due, quiet)));
  return row ?? { count: 0, nextSteps: 0, quiet: 0 };
}

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Counts the tags in use, the most used first. */
export async function tagsInUse(db: Database, accountId: string): Promise<readonly NamedCount[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count from jobs, unnest(tags) as tag
    where account_id = ${accountId} and deleted_at is null group by tag order by 2 desc, 1`);
  return rows;
}

/** Counts the sources of jobs, the most frequent first. */
export async function sourcesInUse(db: Database, accountId: string): Promise<readonly NamedCount[]> {
  const rows = await db
    .select({ name: jobs.source, count })
    .from(jobs)
    .where(and(liveJobs(accountId), isNotNull(jobs.source)))
    .groupBy(jobs.source)
    .orderBy(desc(count), asc(jobs.source));
  return rows.flatMap(({ name, count: times }) => (name === null ? [] : [{ name, count: times }]));
}

/**
 * Finds jobs of the account with the same link, or with the same title and company and, if both name one, location. At
 * most 10, the newest first.
 */
export function likelyDuplicates(
  db: Database,
  accountId: string,
  { title, company, location, link }: JobTraits,
): Promise<JobRecord[]> {
  const key = link === null ? null : linkKey(link);
  const same = [
    key === null ? undefined : sql`${jobs.linkKey} = ${key}`,
    title === null || company === null
      ? undefined
      : sql`(lower(${jobs.title}) = lower(${title}) and lower(${jobs.company}) = lower(${company})
          and (${location}::text is null or ${jobs.location} is null or lower(${jobs.location}) = lower(${location}::text)))`,
  ].filter((each) => each !== undefined);
  if (same.length === 0) return Promise.resolve([]);
  return db
    .select(jobColumns)
    .from(jobs)
    .where(and(liveJobs(accountId), or(...same)))
    .orderBy(desc(jobs.id))
    .limit(10);
}

/**
 * For each of the given jobs, finds the id of a job of the account that is probably the same; null if there is none.
 */
export async function findTrackedDuplicates(
  db: Database,
  accountId: string,
  traits: readonly JobTraits[],
): Promise<readonly (string | null)[]> {
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.company, location: jobs.location, link: jobs.link })
    .from(jobs)
    .where(liveJobs(accountId));
  const find = createJobMatcher(rows);
  return traits.map((job) => find(job)?.id ?? null);
}
