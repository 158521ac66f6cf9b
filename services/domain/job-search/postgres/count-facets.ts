import { and, type SQL, sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { postings } from '../../../platform/database/schema/index.ts';
import type { FacetCount, PostingFacets } from '../job-search.ts';
import { ask } from './ask.ts';
import type { Conditions } from './conditions.ts';

/** The maximum number of postings that are counted; for a broad search, its newest. */
export const maxCounted = 3_000;

/** The maximum number of companies and places that are listed. */
const maxNames = 12;
/** The choices for yearly pay and for days back. */
const salarySteps = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 150_000];
const daySteps = [1, 3, 7, 14, 30];

type Facet = keyof PostingFacets;

interface Row {
  readonly facet: Facet;
  readonly value: string;
  readonly count: number;
}

const passes = (condition: SQL | undefined): SQL => sql`coalesce(${condition ?? sql`true`}, false)`;

/**
 * Counts the choices of all filters in one pass over the postings that match the words and the place. Each facet
 * ignores its own filter, so that another choice can be made. Salaries are counted in one currency: the one of the
 * search, or else the most frequent.
 */
export async function countFacets(
  db: ReadReplica,
  { core, workplaces, employmentTypes, salary, posted }: Conditions,
  currency: string | null,
  today: PlainDay,
): Promise<PostingFacets> {
  const all = (...flags: readonly string[]): SQL => and(...flags.map((flag) => sql.raw(flag))) ?? sql`true`;
  const rows = await ask<Row>(
    db,
    sql`
    with found as materialized (
      select workplace, employment_types, company_key, company, place_ids, yearly_salary, currency, posted_on,
        ${passes(workplaces)} as w, ${passes(employmentTypes)} as e, ${passes(salary)} as s, ${passes(posted)} as d
      from ${postings} where ${core} order by ${postings.id} desc limit ${maxCounted}),
    paid as (
      select coalesce(${currency}::text, (select currency from found where currency is not null group by 1 order by count(*) desc limit 1)) as currency)
    select 'workplaces' as facet, workplace as value, count(*)::int as count from found
      where ${all('e', 's', 'd')} and workplace is not null group by 2
    union all
    select 'employmentTypes', type, count(*)::int from found, unnest(employment_types) as type where ${all('w', 's', 'd')} group by 2
    union all
    (select 'companies', max(company), count(*)::int from found where ${all('w', 'e', 's', 'd')}
      group by company_key order by 3 desc, 2 limit ${maxNames})
    union all
    (select 'places', max(places.name), count(*)::int from found, unnest(place_ids) as place_id join places on places.id = place_id
      where ${all('w', 'e', 's', 'd')} group by place_id order by 3 desc, 2 limit ${maxNames})
    union all
    select 'salaries', step::text, count(*)::int from found, paid, unnest(${sql.param(salarySteps)}::int[]) as step
      where ${all('w', 'e', 'd')} and found.currency = paid.currency and yearly_salary >= step group by 2
    union all
    select 'posted', step::text, count(*)::int from found, unnest(${sql.param(daySteps)}::int[]) as step
      where ${all('w', 'e', 's')} and posted_on >= ${today}::date - step group by 2`,
  );
  const countsOf = (facet: Facet): readonly FacetCount[] =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }));
  const byCount = (counts: readonly FacetCount[]) => counts.toSorted((a, b) => b.count - a.count);
  const byStep = (counts: readonly FacetCount[]) => counts.toSorted((a, b) => Number(a.value) - Number(b.value));
  return {
    workplaces: byCount(countsOf('workplaces')),
    employmentTypes: byCount(countsOf('employmentTypes')),
    companies: countsOf('companies'),
    places: countsOf('places'),
    salaries: byStep(countsOf('salaries')),
    posted: byStep(countsOf('posted')),
  };
}
