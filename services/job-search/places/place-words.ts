import { searchText } from '../search-text.ts';
import { countryName } from './country-name.ts';
import type { Place } from './place.ts';
import { stateName } from './states.ts';

/** What people write for countries. */
const shortNames: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  uk: 'united kingdom',
  uae: 'united arab emirates',
};

/** The words of a place that somebody typed, as `places.search_text` has them. */
export const placeWords = (place: string): readonly string[] =>
  searchText(place)
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (shortNames[word] ?? word).split(' '));

/** What a search for a place looks through: `austin tx texas united states`. */
export function placeSearchText({ name, country }: Pick<Place, 'name' | 'country'>): string {
  const state = stateName(name.split(', ').at(-1) ?? '') ?? '';
  const told = searchText(`${name} ${state} ${country === null ? '' : countryName(country)}`);
  return [...new Set(told.split(' '))].join(' ');
}
