import { and, type SQL, sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { postings } from '../../../platform/database/schema/index.ts';
import type { FacetCount, PostingFacets } from '../job-search.ts';
import { ask } from './ask.ts';
import { type Conditions, windowedCore } from './conditions.ts';
import { readNewest } from './read-newest.ts';
import type { PostingAges } from './recent-window.ts';

/** The maximum number of postings that are counted; for a broad search, its newest. */
export const maxCounted = 3_000;

/** The maximum number of companies and places that are listed. */
const maxNames = 12;
/** The choices for yearly pay and for days back. */
const salarySteps = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 150_000];
const daySteps = [1, 3, 7, 14, 30];

type Facet = keyof PostingFacets;

interface Row {
  readonly facet: Facet | 'found';
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
  conditions: Conditions,
  ages: () => Promise<PostingAges>,
  currency: string | null,
  today: PlainDay,
): Promise<PostingFacets> {
  const { workplaces, employmentTypes, salary, posted } = conditions;
  const all = (...flags: readonly string[]): SQL => and(...flags.map((flag) => sql.raw(flag))) ?? sql`true`;
  const countIn = (where: SQL, newestFirst: SQL) =>
    ask<Row>(
      db,
      sql`
    with found as materialized (
      select workplace, employment_types, company_key, company, place_ids, yearly_salary, currency, posted_on,
        ${passes(workplaces)} as w, ${passes(employmentTypes)} as e, ${passes(salary)} as s, ${passes(posted)} as d
      from ${postings} where ${where} order by ${newestFirst} limit ${maxCounted}),
    paid as (
      select coalesce(${currency}::text, (select currency from found where currency is not null group by 1 order by count(*) desc, 1 limit 1)) as currency)
    select 'found' as facet, '' as value, count(*)::int as count from found
    union all
    select 'workplaces', workplace, count(*)::int as count from found
      where ${all('e', 's', 'd')} and workplace is not null group by 2
    union all
    select 'employmentTypes', type, count(*)::int from found, unnest(employment_types) as type where ${all('w', 's', 'd')} group by 2
    union all
    (select 'companies', max(company), count(*)::int from found where ${all('w', 'e', 's', 'd')}
      group by company_key order by 3 desc, 2 limit ${maxNames})
    union all
    (select 'places', places.name, counted.count::int
      from (select place_id, count(*) from found, unnest(place_ids) as place_id where ${all('w', 'e', 's', 'd')} group by 1
        order by 2 desc fetch first ${maxNames} rows with ties) as counted join places on places.id = counted.place_id
      order by 3 desc, 2 limit ${maxNames})
    union all
    select 'salaries', width_bucket(yearly_salary, ${sql.param(salarySteps)}::float8[])::text, count(*)::int from found, paid
      where ${all('w', 'e', 'd')} and found.currency = paid.currency group by 2
    union all
    select 'posted', (${today}::date - posted_on)::text, count(*)::int from found where ${all('w', 'e', 's')} group by 2`,
    );
  const { result: rows } = await readNewest(
    db,
    windowedCore(conditions),
    ages,
    maxCounted,
    async (where, newestFirst) =>
      (await countIn(where, newestFirst)).toSorted((a, b) => Number(b.facet === 'found') - Number(a.facet === 'found')),
  );
  const countsOf = (facet: Facet): readonly FacetCount[] =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }));
  const byCount = (counts: readonly FacetCount[]) => counts.toSorted((a, b) => b.count - a.count);
  const stepCounts = (facet: Facet, steps: readonly number[], reaches: (value: number, index: number) => boolean) => {
    const counts = countsOf(facet);
    return steps
      .map((step, index) => ({
        value: String(step),
        count: counts.reduce((sum, { value, count }) => (reaches(Number(value), index) ? sum + count : sum), 0),
      }))
      .filter(({ count }) => count > 0);
  };
  return {
    workplaces: byCount(countsOf('workplaces')),
    employmentTypes: byCount(countsOf('employmentTypes')),
    companies: countsOf('companies'),
    places: countsOf('places'),
    // The value is the number of steps that the pay reaches.
    salaries: stepCounts('salaries', salarySteps, (reached, index) => reached > index),
    posted: stepCounts('posted', daySteps, (days, index) => days <= (daySteps[index] ?? 0)),
  };
}
