import { countryCode } from '../places/country-code.ts';
import { currencyCode } from '../jobs/pay.ts';
import { salaryPeriods } from '../jobs/job.ts';
import { noSearch, postingSorts, searchLimits, type PostingSearch, type PostingSort } from './posting-search.ts';
import { employmentTypes, workplaces } from './posting.ts';

/** The query parameters of a search, the same for the page and for links in emails. */
const names = {
  words: 'q',
  title: 'title',
  company: 'company',
  place: 'place',
  radiusKm: 'within',
  country: 'country',
  workplaces: 'workplace',
  employmentTypes: 'type',
  salaryMin: 'salary',
  currency: 'currency',
  salaryPeriod: 'per',
  postedWithinDays: 'days',
} as const satisfies Record<keyof PostingSearch, string>;

const sortName = 'sort';

function textOf(from: URLSearchParams, name: string, most: number): string | null {
  const text = (from.get(name) ?? '').trim().slice(0, most);
  return text === '' ? null : text;
}

/** A whole number between 1 and `most`; null for anything else. */
function countOf(from: URLSearchParams, name: string, most: number): number | null {
  const text = from.get(name) ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= most ? value : null;
}

const highestSalary = 1_000_000_000;

/** Reads the search from the parameters of an address; invalid values count as missing. */
export function readPostingSearch(from: URLSearchParams): PostingSearch {
  const line = (name: string): string | null => textOf(from, name, searchLimits.line);
  const place = line(names.place);
  return {
    ...noSearch,
    words: textOf(from, names.words, searchLimits.words),
    title: line(names.title),
    company: line(names.company),
    place,
    radiusKm: place === null ? null : countOf(from, names.radiusKm, searchLimits.radius),
    country: countryCode(from.get(names.country) ?? '') ?? null,
    workplaces: workplaces.filter((each) => from.getAll(names.workplaces).includes(each)),
    employmentTypes: employmentTypes.filter((each) => from.getAll(names.employmentTypes).includes(each)),
    salaryMin: countOf(from, names.salaryMin, highestSalary),
    currency: currencyCode(from.get(names.currency) ?? '') ?? null,
    salaryPeriod: salaryPeriods.find((each) => each === from.get(names.salaryPeriod)) ?? null,
    postedWithinDays: countOf(from, names.postedWithinDays, searchLimits.days),
  };
}

/** Reads the sort order from the parameters of an address; undefined where it is missing or unknown. */
export const readPostingSort = (from: URLSearchParams): PostingSort | undefined =>
  postingSorts.find((each) => each === from.get(sortName));

/**
 * Writes the search into a copy of `others`, replacing the search there and keeping unrelated parameters. Criteria
 * without a value are left out.
 */
export function writePostingSearch(
  search: PostingSearch,
  sort: PostingSort | undefined,
  others: URLSearchParams,
): URLSearchParams {
  const result = new URLSearchParams(others);
  for (const key of Object.keys(names) as (keyof PostingSearch)[]) {
    result.delete(names[key]);
    // Searches that were saved before a criterion existed lack it.
    const value = { ...noSearch, ...search }[key];
    for (const each of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      if (each !== null) result.append(names[key], String(each));
    }
  }
  if (sort === undefined) result.delete(sortName);
  else result.set(sortName, sort);
  return result;
}
