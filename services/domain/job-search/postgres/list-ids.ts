import { and, type SQL, sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { PostingSort } from '../../../../shared/documents/postings/posting-search.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { postings } from '../../../platform/database/schema/index.ts';
import { ask } from './ask.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { Reading, Windowed } from './conditions.ts';
import { byIndex, orderOfAll, readNewest } from './read-newest.ts';
import type { TextQuery } from './read-search.ts';
import { hourOfId, type PostingAges, type RecentWindow } from './recent-window.ts';

/**
 * The maximum number of postings that are ranked. Ranking reads each of them, so a search that matches a third of all
 * postings ranks only its newest and continues by day after them.
 */
export const maxRanked = 2_000;
/** The maximum number of matches that are read: some more than are ranked, because postings arrive between pages. */
const maxFound = 2_500;

export interface IdList {
  readonly ids: readonly string[];
  readonly endCursor: string | null;
  readonly total: number;
  readonly totalIsExact: boolean;
}

interface ListQuery {
  readonly windowed: Windowed;
  readonly ages: () => Promise<PostingAges>;
  readonly text: TextQuery;
  readonly sort: PostingSort;
  readonly first: number;
  readonly after: string | undefined;
  readonly today: PlainDay;
}

type RankedId = { readonly id: string; readonly score: number | null };

const from = sql`${postings}`;
const id = sql`${postings.id}`;

/**
 * Scores how well a posting matches: the words in its title and how much of the title they make up, all its words by
 * weight, and its freshness. Another name of the occupation in the title counts less than any synonym, and the name of a
 * related occupation even less, so that what was only added to the search comes after what was typed.
 */
function scoreOf(text: TextQuery, asOf: PlainDay): SQL {
  const { ranked, inTitle, aboutInTitle, occupationInTitle, relatedInTitle, phraseInTitle } = text;
  const titleWords = sql`array_length(string_to_array(${postings.title}, ' '), 1)`;
  const search = sql`unpacked.words`;
  const bonus = (query: string | null, points: SQL, otherwise = sql`0`): SQL =>
    query === null ? otherwise : sql`case when ${search} @@ ${query}::tsquery then ${points} else ${otherwise} end`;
  const related = bonus(relatedInTitle, sql`0.25`);
  const isWider = relatedInTitle !== aboutInTitle;
  const wider = isWider ? bonus(occupationInTitle, sql`0.5`, related) : sql`0`;
  return sql`(ts_rank('{0.02, 0.1, 0.3, 1}', ${search}, ${ranked}::tsquery)::float8
    + ${bonus(inTitle, sql`0.4`)} + ${bonus(phraseInTitle, sql`0.2`)} + ${bonus(aboutInTitle, sql`0.6 + 0.4 / ${titleWords}`, wider)}
    + 0.1 * exp(-greatest(0, ${asOf}::date - ${postings.postedOn}) / 30.0))`;
}

type Listed = RankedId & { readonly newest: string; readonly count: number };

/** Reads the newest matches, and counts up to `most` of them. */
const newestOf = (db: ReadReplica, where: SQL, newestFirst: SQL, limit: number, most = maxFound) =>
  ask<Listed>(
    db,
    sql`with found as materialized (select ${id} from ${from} where ${where} order by ${newestFirst} limit ${most})
      select id, null as score, id as newest, (select count(*)::int from found) as count from found
      order by id desc limit ${limit}`,
  );

/** How much further back than the first page later pages look at once. */
const widerWindows = [1, 4, 16, 64];

/** Reads a later page of a list by day, which may lie before the window in which the first matches are. */
async function laterByDay(
  db: ReadReplica,
  { where, hasWindows }: Windowed,
  window: RecentWindow | undefined,
  cursor: Cursor,
  limit: number,
): Promise<readonly Listed[]> {
  const read = (reading: Reading, newestFirst: SQL) => {
    const matches = where(reading);
    return newestOf(db, and(matches, sql`${id} < ${cursor.id}::uuid`) ?? matches, newestFirst, limit, limit);
  };
  if (window?.isOneByOne === true) return read({ ...window, firstId: undefined }, byIndex);
  const to = hourOfId(cursor.id);
  const hours = window ? window.to - window.from : 0;
  for (const factor of window ? widerWindows : []) {
    const rows = await read({ from: to - factor * hours, to, firstId: undefined, isOneByOne: false }, byIndex);
    if (rows.length === limit) return rows;
  }
  return read(undefined, orderOfAll({ hasWindows }));
}

/** Ranks the newest matches, read once for the page, the number of matches, and the newest of them. */
function byScore(db: ReadReplica, where: SQL, newestFirst: SQL, score: SQL, cursor: Cursor | undefined, limit: number) {
  // Pages of a broad search stick to the postings that were there when its list began.
  const latest = cursor
    ? sql`where id <= ${cursor.newest}::uuid or (select count(*) from found) <= ${maxRanked}`
    : sql``;
  const beyond = cursor ? sql`where (score, id) < (${cursor.score}::float8, ${cursor.id}::uuid)` : sql``;
  // Each part of a distributed table scores its own matches. The words of a posting are unpacked once, and not by each
  // part of its score.
  return ask<Listed>(
    db,
    sql`with found as materialized (
        select ${id}, ${score} as score from ${from}, lateral (select ${postings.search} || ''::tsvector as words offset 0) as unpacked
        where ${where} order by ${newestFirst} limit ${maxFound}),
      ranked as (select id, score from found ${latest} order by id desc limit ${maxRanked})
      select id, score, (select id from found order by id desc limit 1) as newest,
        (select count(*)::int from found) as count
      from ranked ${beyond} order by score desc, id desc limit ${limit}`,
  );
}

/** Lists one page of ids. A list sorted by match follows the score for as many postings as are ranked. */
export async function listIds(db: ReadReplica, query: ListQuery): Promise<IdList> {
  const { windowed, ages, text, first, today } = query;
  const sort = text.all === null ? 'newest' : query.sort;
  const cursor = query.after === undefined ? undefined : readCursor(sort, query.after);
  const limit = first + 1;
  const asOf = cursor?.asOf ?? today;
  const score = scoreOf(text, asOf);
  const { estimate, result, window } = await readNewest(db, windowed, ages, maxFound, (where, newestFirst) =>
    sort === 'best' ? byScore(db, where, newestFirst, score, cursor, limit) : newestOf(db, where, newestFirst, limit),
  );
  const count = result[0]?.count ?? (cursor ? maxFound : 0);
  const isBroad = count > maxRanked;
  const rows = cursor && sort === 'newest' ? await laterByDay(db, windowed, window, cursor, limit) : result;
  const pageRows = rows.slice(0, first);
  const last = pageRows.at(-1);
  const newest = cursor?.newest ?? (isBroad ? rows[0]?.newest : undefined) ?? last?.id ?? '';
  return {
    ids: pageRows.map((row) => row.id),
    endCursor: rows.length > first && last ? writeCursor(sort, { id: last.id, score: last.score, newest, asOf }) : null,
    total: isBroad ? Math.max(maxRanked, estimate) : count,
    totalIsExact: !isBroad,
  };
}
