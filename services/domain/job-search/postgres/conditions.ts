import { and, type SQL, sql } from 'drizzle-orm';
import { yearlyPay } from '../../../../shared/documents/jobs/yearly-pay.ts';
import { addDays, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { PostingSearch } from '../../../../shared/documents/postings/posting-search.ts';
import { postings } from '../../../platform/database/schema/index.ts';
import type { TextQuery } from './read-search.ts';

/** What a search asks for, each part for itself: a facet leaves its own out. */
export interface Conditions {
  /** Open, and with the words and the place. */
  readonly core: SQL;
  readonly workplaces: SQL | undefined;
  readonly employmentTypes: SQL | undefined;
  readonly salary: SQL | undefined;
  readonly posted: SQL | undefined;
}

/** Ids are in the order of publishing (UUIDv7): the first that could be of that moment. */
export function firstIdAt(moment: number): string {
  const hex = Math.max(0, moment).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** A posting can still be answered. */
export const isOpen = (today: PlainDay): SQL =>
  sql`(${postings.closedAt} is null and (${postings.closesOn} is null or ${postings.closesOn} >= ${today}))`;

/** `placeIds` are those of the place that is asked for; undefined where none is. */
export function conditionsOf(
  search: PostingSearch,
  text: Pick<TextQuery, 'all'>,
  placeIds: readonly string[] | undefined,
  today: PlainDay,
): Conditions {
  const { workplaces, employmentTypes, salaryMin, salaryPeriod, currency, postedWithinDays } = search;
  const withText = text.all === null ? undefined : sql`${postings.search} @@ ${text.all}::tsquery`;
  const atPlace = placeIds && sql`${postings.placeIds} && ${sql.param(placeIds)}::uuid[]`;
  const inCurrency = currency === null ? undefined : sql`${postings.currency} = ${currency}`;
  const paid = salaryMin === null ? undefined : sql`${postings.yearlySalary} >= ${yearlyPay(salaryMin, salaryPeriod)}`;
  const days = postedWithinDays;
  return {
    core: and(isOpen(today), withText, atPlace) ?? isOpen(today),
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

/** All of it. */
export const whole = ({ core, workplaces, employmentTypes, salary, posted }: Conditions): SQL =>
  and(core, workplaces, employmentTypes, salary, posted) ?? core;
