import { type SQL, sql } from 'drizzle-orm';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { postings } from '../../../platform/database/schema/index.ts';
import { ask } from './ask.ts';
import type { Windowed } from './conditions.ts';
import { type PostingAges, type RecentWindow, windowOfNewest } from './recent-window.ts';

/** The number of matches up to which all are read without looking for the newest ones first. */
const fewEnough = 4_000;
/** A window is chosen for more matches than needed, because they are not spread evenly. */
const reserve = 1.3;
/** The same for a window that is read one by one. Reading stops when there are enough, so that more costs nothing. */
const reserveOneByOne = 2;
/** The share of all postings from which on it is faster to read them one by one, from the newest on. */
const common = 0.4;
/** A window without enough matches is followed by one at most this many times as large. */
const growth = 16;

interface QueryPlan {
  readonly 'Plan Rows': number;
  /** How a distributed table is read, with the plan of one of its parts. */
  readonly 'Distributed Query'?: {
    readonly Job: {
      readonly 'Task Count': number;
      readonly Tasks: readonly { readonly 'Remote Plan': readonly [readonly [{ readonly Plan: QueryPlan }]] }[];
    };
  };
}

/** Returns the number of rows that a plan expects. All parts of a distributed table have about as many. */
function plannedRows({ 'Plan Rows': rows, 'Distributed Query': distributed }: QueryPlan): number {
  if (!distributed) return rows;
  const { 'Task Count': parts, Tasks } = distributed.Job;
  return (
    Tasks.reduce((sum, task) => sum + plannedRows(task['Remote Plan'][0][0].Plan), 0) *
    (parts / Math.max(1, Tasks.length))
  );
}

/** Returns the database's estimate of the number of matches from its statistics. */
async function estimateMatches(db: ReadReplica, where: SQL): Promise<number> {
  const [row] = await ask<{ 'QUERY PLAN': readonly [{ readonly Plan: QueryPlan }] }>(
    db,
    sql`explain (format json) select from postings where ${where}`,
  );
  return row ? plannedRows(row['QUERY PLAN'][0].Plan) : 0;
}

/** The newest first, for matches that are frequent among the newest postings. */
export const byIndex = sql`${postings.id} desc`;

/**
 * The same order by an expression without an index. Before a limit, the planner would go through all postings from the
 * newest on in the hope to find enough matches early, and look at the terms of each, which takes seconds where the
 * matches are rarer there than it assumes.
 */
const bySorting = sql`${postings.id}::text collate "C" desc`;

/** Returns the order in which a query reads the newest matches, outside of a window. */
export const orderOfAll = ({ hasWindows }: Pick<Windowed, 'hasWindows'>): SQL => (hasWindows ? bySorting : byIndex);

/** Counts matches up to a maximum. The planner must not hope to find some early, as it would below a limit alone. */
export const countUpTo = (db: ReadReplica, where: SQL, max: number) =>
  ask<{ count: number }>(
    db,
    sql`with found as materialized (select id from postings where ${where})
      select count(*)::int as count from (select id from found limit ${max}) as counted`,
  );

interface Read<Row> {
  readonly result: readonly Row[];
  /** The estimated number of all matches. */
  readonly estimate: number;
  /** The window that was read; undefined for all postings. */
  readonly window: RecentWindow | undefined;
}

/**
 * Reads the newest matches by a query over some window. Where many postings match, the window has about the `needed`
 * newest matches, so that the cost does not depend on how many there are. `read` returns rows that know how many matches
 * the query has read; too few of them are read again from a larger window.
 */
export async function readNewest<Row extends { readonly count: number }>(
  db: ReadReplica,
  { where, hasWindows, estimated }: Windowed,
  ages: () => Promise<PostingAges>,
  needed: number,
  read: (where: SQL, newestFirst: SQL) => Promise<readonly Row[]>,
): Promise<Read<Row>> {
  const estimate = await estimateMatches(db, hasWindows ? estimated : where());
  if (estimate > fewEnough) {
    const known = await ages();
    const isOneByOne = !hasWindows || estimate > known.total * common;
    const allowed = needed * (isOneByOne ? reserveOneByOne : reserve);
    let newest = (allowed * known.total) / estimate;
    for (;;) {
      const window = windowOfNewest(known, newest, isOneByOne);
      if (window === undefined) break;
      const result = await read(where(window), byIndex);
      const count = result[0]?.count ?? 0;
      if (count >= needed) return { result, estimate, window };
      newest = window.newest * Math.min(growth, Math.max(1.5, allowed / Math.max(1, count)));
    }
  }
  return { result: await read(where(), orderOfAll({ hasWindows })), estimate, window: undefined };
}
