import { and, type SQL, sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { PostingSort } from '../../../../shared/documents/postings/posting-search.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { postings } from '../../../platform/database/schema/index.ts';
import { ask } from './ask.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { TextQuery } from './read-search.ts';

/**
 * The maximum number of postings that are ranked. Ranking reads each of them, so a search that matches a third of all
 * postings ranks only its newest and continues by day after them.
 */
export const maxRanked = 2_000;

export interface IdList {
  readonly ids: readonly string[];
  readonly endCursor: string | null;
  readonly total: number;
  readonly totalIsExact: boolean;
}

interface ListQuery {
  readonly where: SQL;
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
  const search = sql`${postings.search}`;
  const bonus = (query: string | null, points: SQL, otherwise = sql`0`): SQL =>
    query === null ? otherwise : sql`case when ${search} @@ ${query}::tsquery then ${points} else ${otherwise} end`;
  const related = bonus(relatedInTitle, sql`0.25`);
  const isWider = relatedInTitle !== aboutInTitle;
  const wider = isWider ? bonus(occupationInTitle, sql`0.5`, related) : sql`0`;
  return sql`(ts_rank('{0.02, 0.1, 0.3, 1}', ${search}, ${ranked}::tsquery)::float8
    + ${bonus(inTitle, sql`0.4`)} + ${bonus(phraseInTitle, sql`0.2`)} + ${bonus(aboutInTitle, sql`0.6 + 0.4 / ${titleWords}`, wider)}
    + 0.1 * exp(-greatest(0, ${asOf}::date - ${postings.postedOn}) / 30.0))`;
}

/** Counts the matches up to the maximum that is ranked; undefined if there are more. */
export async function countUpToCap(db: ReadReplica, where: SQL): Promise<number | undefined> {
  const rows = await ask<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select from ${from} where ${where} limit ${maxRanked + 1}) as fitting`,
    { keepsPlan: true },
  );
  const count = rows[0]?.count ?? 0;
  return count > maxRanked ? undefined : count;
}

/** Returns the database's estimate from its statistics. */
async function estimate(db: ReadReplica, where: SQL): Promise<number> {
  const [row] = await ask<{ 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }] }>(
    db,
    sql`explain (format json) select from ${from} where ${where}`,
  );
  return Math.max(maxRanked, row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

const before = (cursor: Cursor | undefined): SQL | undefined => cursor && sql`${id} < ${cursor.id}::uuid`;

function byDay(db: ReadReplica, where: SQL, cursor: Cursor | undefined, limit: number, isBroad: boolean) {
  // A broad search reads from the newest on; a narrow one first finds all matches.
  return isBroad
    ? ask<RankedId>(
        db,
        sql`select ${id}, null as score from ${from} where ${and(where, before(cursor))} order by ${id} desc limit ${limit}`,
      )
    : ask<RankedId>(
        db,
        sql`with found as materialized (select ${id} from ${from} where ${where})
          select id, null as score from found where ${cursor ? sql`id < ${cursor.id}::uuid` : sql`true`}
          order by id desc limit ${limit}`,
        { keepsPlan: true },
      );
}

function byScore(
  db: ReadReplica,
  {
    where,
    score,
    cursor,
    limit,
    isBroad,
  }: {
    readonly where: SQL;
    readonly score: SQL;
    readonly cursor: Cursor | undefined;
    readonly limit: number;
    readonly isBroad: boolean;
  },
) {
  const latest = cursor && sql`${id} <= ${cursor.newest}::uuid`;
  const among = isBroad
    ? sql`(select * from ${from} where ${and(where, latest)} order by ${id} desc limit ${maxRanked}) as postings`
    : sql`${from}`;
  const ranked = sql`select ${id}, ${score} as score from ${among} ${isBroad ? sql`` : sql`where ${where}`}`;
  const beyond = cursor ? sql`where (score, id) < (${cursor.score}::float8, ${cursor.id}::uuid)` : sql``;
  return ask<RankedId>(
    db,
    sql`with ranked as (${ranked}) select id, score from ranked ${beyond} order by score desc, id desc limit ${limit}`,
    { keepsPlan: !isBroad },
  );
}

/** Finds the newest matching posting, at which the list of a broad search starts on all its pages. */
async function findNewest(db: ReadReplica, where: SQL): Promise<string | undefined> {
  const rows = await ask<RankedId>(db, sql`select ${id} from ${from} where ${where} order by ${id} desc limit 1`);
  return rows[0]?.id;
}

/** Lists one page of ids. A list sorted by match follows the score for as many postings as are ranked. */
export async function listIds(db: ReadReplica, query: ListQuery): Promise<IdList> {
  const { where, text, first, today } = query;
  const sort = text.all === null ? 'newest' : query.sort;
  const cursor = query.after === undefined ? undefined : readCursor(sort, query.after);
  const count = await countUpToCap(db, where);
  const isBroad = count === undefined;
  const limit = first + 1;
  const asOf = cursor?.asOf ?? today;
  const rows =
    sort === 'newest'
      ? await byDay(db, where, cursor, limit, isBroad)
      : await byScore(db, { where, score: scoreOf(text, asOf), cursor, limit, isBroad });
  const pageRows = rows.slice(0, first);
  const last = pageRows.at(-1);
  const newest =
    cursor?.newest ?? (sort === 'best' && isBroad ? await findNewest(db, where) : undefined) ?? last?.id ?? '';
  return {
    ids: pageRows.map((row) => row.id),
    endCursor: rows.length > first && last ? writeCursor(sort, { id: last.id, score: last.score, newest, asOf }) : null,
    total: count ?? (await estimate(db, where)),
    totalIsExact: !isBroad,
  };
}
