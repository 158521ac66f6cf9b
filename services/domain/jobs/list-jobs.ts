import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jobStages, salaryPeriods } from '../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { paymentsAYear } from '../../../shared/documents/jobs/pay.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/index.ts';
import { afterCursor, pageOf, readCursor } from '../list-cursor.ts';
import { matchesFilter, type JobFilter } from './job-filter.ts';
import { jobColumns, type JobRecord } from './job-record.ts';
import { withFreshTexts } from './search/refresh-job-texts.ts';

/** Approximate yearly pay, so that hourly and monthly pay can be compared. */
const yearly = sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin}) *
  case ${jobs.salaryPeriod} ${sql.raw(salaryPeriods.map((each) => `when '${each}' then ${paymentsAYear[each]}`).join(' '))} else 1 end`;

/** The sort keys of a list, with the SQL type of their values. */
const keys = {
  stageSince: [sql`${jobs.stageSince}`, 'date'],
  updatedAt: [sql`${jobs.updatedAt}`, 'timestamptz'],
  createdAt: [sql`${jobs.createdAt}`, 'timestamptz'],
  title: [sql`lower(${jobs.title})`, 'text'],
  company: [sql`lower(${jobs.company})`, 'text'],
  location: [sql`lower(${jobs.location})`, 'text'],
  source: [sql`lower(${jobs.source})`, 'text'],
  stage: [
    sql`array_position(array[${sql.raw(jobStages.map((stage) => `'${stage}'`).join(', '))}], ${jobs.stage})`,
    'int',
  ],
  deadline: [sql`${jobs.deadline}`, 'date'],
  appliedOn: [sql`${jobs.appliedOn}`, 'date'],
  nextStepOn: [sql`${jobs.nextStepOn}`, 'date'],
  excitement: [sql`${jobs.excitement}`, 'smallint'],
  salary: [yearly, 'numeric'],
} as const satisfies Readonly<Record<string, readonly [SQL, string]>>;

export const jobSortKeys = Object.keys(keys) as [JobSortKey, ...JobSortKey[]];
export type JobSortKey = keyof typeof keys;

/** The order of a list. Jobs without a value to sort by come last, in either direction. */
export interface JobSort {
  readonly by: JobSortKey;
  readonly isDescending: boolean;
}

export interface JobPage {
  readonly nodes: readonly JobRecord[];
  /** The cursor of the next page; null on the last page. */
  readonly endCursor: string | null;
  readonly total: () => Promise<number>;
}

interface ListQuery {
  readonly filter: JobFilter;
  readonly sort: JobSort;
  readonly after: string | undefined;
  readonly first: number;
  readonly today: PlainDay;
}

/** Reads one page of the account's jobs. The last page of 5,000 jobs is as fast as the first. */
export async function listJobs(db: Database, accountId: string, query: ListQuery): Promise<JobPage> {
  const { filter, sort, first, today } = query;
  const [key, type] = keys[sort.by];
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc');
  const where = matchesFilter(accountId, filter, today);
  const cursor = query.after === undefined ? undefined : readCursor(sort, query.after);
  const beyondKey = (sortKey: SQL, id: SQLWrapper): SQL | undefined =>
    cursor && afterCursor(cursor, { key: sortKey, type, id, isDescending: sort.isDescending });
  const order = (sortKey: SQL, id: SQLWrapper): SQL[] => [
    sql`${sortKey} ${direction} nulls last`,
    sql`${id} ${direction}`,
  ];
  const listed = { ...jobColumns, sortValue: sql<string | null>`(${key})::text` };
  if (filter.text === undefined) {
    const rows = await db
      .select(listed)
      .from(jobs)
      .where(and(where, beyondKey(key, jobs.id)))
      .orderBy(...order(key, jobs.id))
      .limit(first + 1);
    return { ...pageOf(rows, first, sort), total: () => db.$count(jobs, where) };
  }
  // Reading the texts costs most, so the total comes from the same pass over them.
  const found = db.$with('found').as(
    db
      .select({ id: jobs.id, key: sql`${key}`.as('key') })
      .from(jobs)
      .where(where),
  );
  const [foundKey, foundId] = [sql`found.key`, sql`found.id`];
  const page = sql`(select id from found where ${beyondKey(foundKey, foundId) ?? sql`true`}
    order by ${sql.join(order(foundKey, foundId), sql`, `)} limit ${first + 1})`;
  const rows = await withFreshTexts(db, accountId, filter.text, () =>
    db
      .with(found)
      .select({ ...listed, total: sql<number>`(select count(*)::int from found)` })
      .from(jobs)
      .where(and(eq(jobs.accountId, accountId), sql`${jobs.id} in ${page}`))
      .orderBy(...order(key, jobs.id)),
  );
  const total = rows[0]?.total;
  return {
    ...pageOf(rows, first, sort),
    total: () => (total === undefined ? db.$count(jobs, where) : Promise.resolve(total)),
  };
}
