import { and, type SQL, sql } from 'drizzle-orm';
import { yearlyPay } from '../../../../shared/documents/jobs/pay.ts';
import { addDays, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { PostingSearch } from '../../../../shared/documents/postings/posting-search.ts';
import { postings } from '../../../platform/database/schema/index.ts';
import { indexQueryOf, type IndexQuery } from '../query/index-query.ts';
import type { TextQuery } from './read-search.ts';
import { type RecentWindow, windowTerms } from './recent-window.ts';

/** The conditions of a search as separate parts, so that each facet can leave out its own. */
export interface Conditions {
  /** The posting is open and matches the words and the place. */
  readonly core: (reading?: Reading) => SQL;
  /** Whether the index of words answers the conditions, and can limit them to a window. */
  readonly hasWindows: boolean;
  /** Selects about as many postings as match the words, by the statistics of the words. */
  readonly estimated: SQL | undefined;
  readonly workplaces: SQL | undefined;
  readonly employmentTypes: SQL | undefined;
  readonly salary: SQL | undefined;
  readonly posted: SQL | undefined;
}

/** Returns the first possible id of a moment (milliseconds since 1970). Ids are in the order of publishing (UUIDv7). */
export function firstIdAt(moment: number): string {
  const hex = Math.max(0, moment).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Matches postings that still accept applications. */
export const isOpen = (today: PlainDay): SQL =>
  sql`(${postings.closedAt} is null and (${postings.closesOn} is null or ${postings.closesOn} >= ${today}))`;

/** Where a search looks. */
export interface SoughtPlaces {
  readonly ids: readonly string[];
  /** Whether remote jobs that name no place match as well. */
  readonly withPlaceless: boolean;
}

/** Matches postings at one of the places. Both alternatives are answered by the same index. */
function isAt({ ids, withPlaceless }: SoughtPlaces): SQL {
  const there = sql`${postings.placeIds} && ${sql.param(ids)}::uuid[]`;
  return withPlaceless ? sql`(${there} or (${postings.placeIds} = '{}' and ${postings.workplace} = 'remote'))` : there;
}

/** Which postings a query reads: those of a window, or, undefined, all that match. */
export type Reading = RecentWindow | undefined;

/**
 * Matches the words of a search in the index, and where that cannot tell, in the posting itself. As a function, the check
 * of the posting uses no index.
 */
function hasText(query: string, index: IndexQuery, reading: Reading): SQL | undefined {
  const exactly = sql`ts_match_vq(${postings.search}, ${query}::tsquery)`;
  if (reading?.isOneByOne === true) return exactly;
  const within = reading && `( ${windowTerms(reading).join(' | ')} )`;
  const terms = [index.query, within].filter((part) => part !== null && part !== undefined).join(' & ');
  return and(
    terms === '' ? undefined : sql`posting_index_terms(${postings.search}, ${postings.id}) @@ ${terms}::tsquery`,
    index.isExact ? undefined : exactly,
  );
}

const isFrom = ({ firstId }: RecentWindow): SQL | undefined =>
  firstId === undefined ? undefined : sql`${postings.id} >= ${firstId}::uuid`;

/** Builds the conditions of a search. `places` are undefined if the search names none. */
export function conditionsOf(
  search: PostingSearch,
  text: Pick<TextQuery, 'all'>,
  places: SoughtPlaces | undefined,
  today: PlainDay,
): Conditions {
  const { workplaces, employmentTypes, salaryMin, salaryPeriod, currency, postedWithinDays } = search;
  const { all } = text;
  const index = all === null ? undefined : indexQueryOf(all);
  const atPlace = places && isAt(places);
  const inCurrency = currency === null ? undefined : sql`${postings.currency} = ${currency}`;
  const paid = salaryMin === null ? undefined : sql`${postings.yearlySalary} >= ${yearlyPay(salaryMin, salaryPeriod)}`;
  const days = postedWithinDays;
  return {
    core: (reading) =>
      and(
        isOpen(today),
        all === null || !index ? undefined : hasText(all, index, reading),
        reading && isFrom(reading),
        atPlace,
      ) ?? isOpen(today),
    hasWindows: index !== undefined,
    estimated: and(all === null ? undefined : sql`${postings.search} @@ ${all}::tsquery`, atPlace),
    workplaces:
      workplaces.length === 0 ? undefined : sql`${postings.workplace} = any(${sql.param(workplaces)}::text[])`,
    employmentTypes:
      employmentTypes.length === 0
        ? undefined
        : sql`${postings.employmentTypes} && ${sql.param(employmentTypes)}::text[]`,
    salary: salaryMin === null ? undefined : and(paid, inCurrency),
    posted:
      days === null
        ? undefined
        : sql`${postings.id} >= ${firstIdAt(Date.parse(`${addDays(today, -days)}T00:00:00Z`))}::uuid`,
  };
}

/** Combines all parts. */
export const allConditions = (
  { core, workplaces, employmentTypes, salary, posted }: Conditions,
  reading?: Reading,
): SQL => and(core(reading), workplaces, employmentTypes, salary, posted) ?? core(reading);

/** Conditions that can be limited to the postings of a window. */
export interface Windowed {
  readonly where: (reading?: Reading) => SQL;
  /** Whether the index of words answers them. Otherwise a window is read one by one. */
  readonly hasWindows: boolean;
  /** Conditions with about as many matches, by statistics. */
  readonly estimated: SQL;
}

/** Returns all conditions for reading the newest matches. */
export const windowedConditions = (conditions: Conditions): Windowed => ({
  where: (reading) => allConditions(conditions, reading),
  hasWindows: conditions.hasWindows,
  estimated:
    and(
      conditions.estimated,
      conditions.workplaces,
      conditions.employmentTypes,
      conditions.salary,
      conditions.posted,
    ) ?? sql`true`,
});

/** Returns the conditions besides filters for reading the newest matches. */
export const windowedCore = ({ core, hasWindows, estimated }: Conditions): Windowed => ({
  ...{ where: core, hasWindows, estimated: estimated ?? sql`true` },
});
