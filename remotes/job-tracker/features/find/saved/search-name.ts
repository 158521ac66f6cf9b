import { noSearch, searchLimits, type PostingSearch } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import type { SavedSearch } from '../api/saved-searches.ts';
import type { SetFilter } from '../filters/set-filters.ts';
import { useDistance } from '../filters/use-distance.ts';
import type { FindQuery } from '../query/find-query.ts';

const keys = Object.keys(noSearch) as (keyof PostingSearch)[];

/** Returns a function that finds out whether a saved search looks for the same as `search`. */
export const isSameSearch =
  (search: PostingSearch) =>
  ({ search: saved }: Pick<SavedSearch, 'search'>): boolean =>
    keys.every((key) => String(saved[key]) === String(search[key]));

/** Returns a function that names a search by its words, place, and filters: `Nurse · Leeds · Full-time`. */
export function useSearchName(): (query: FindQuery, set: readonly SetFilter[]) => string {
  const { language } = useLocale();
  const distance = useDistance(noSearch);
  return ({ search, filters: { place, radiusKm } }, set) => {
    const words = search.trim();
    const [first = ''] = words;
    const around = place === null || radiusKm === null ? place : `${place} (${distance.short(radiusKm)})`;
    const others = set.filter(({ condition }) => condition !== 'place').map(({ label }) => label);
    const name = [first.toLocaleUpperCase(language) + words.slice(first.length), around ?? '', ...others];
    return name
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, searchLimits.name);
  };
}

/** Returns the name, numbered if another search has it already. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}
