import { noSearch, type PostingSearch } from '../../../../shared/documents/postings/posting-search.ts';
import { type SearchCondition, searchConditions } from '../job-search.ts';

/** What belongs to a condition and means nothing without it. */
const dependents: Partial<Record<SearchCondition, readonly (keyof PostingSearch)[]>> = {
  place: ['radiusKm'],
  salaryMin: ['currency', 'salaryPeriod'],
};

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null);

/** Returns the search without each single one of its conditions. */
export function relaxedSearches(
  search: PostingSearch,
): readonly { readonly condition: SearchCondition; readonly search: PostingSearch }[] {
  return searchConditions
    .filter((condition) => isSet(search[condition]))
    .map((condition) => {
      const dropped = [condition, ...(dependents[condition] ?? [])].map((key) => [key, noSearch[key]] as const);
      return { condition, search: { ...search, ...Object.fromEntries(dropped) } };
    });
}
