import { regionNamed } from '../../../../shared/documents/places/regions.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { type Spellings, spelledWords } from '../query/spellings.ts';
import { searchText } from '../search-text.ts';
import { countryName } from './country-name.ts';
import type { GeoPlace } from './place.ts';

/** Returns the code of a state, such as `tx` for `Texas`; undefined for any other text. */
export const stateCode = (text: string): string | undefined => {
  const region = regionNamed(searchText(text));
  return region && plainText(region.name) === searchText(text) ? region.code.toLowerCase() : undefined;
};

/** Returns the name of a state, such as `texas` for `TX`; undefined for any other text. */
const stateName = (code: string): string | undefined => {
  const region = regionNamed(code);
  return region?.code.toLowerCase() === code.toLowerCase() ? plainText(region.name) : undefined;
};

/** Common abbreviations of countries. */
const shortNames: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  uk: 'united kingdom',
  uae: 'united arab emirates',
};

/** Splits a typed place into words, as they may occur in `places.search_text`. */
export const placeWords = (place: string): readonly Spellings[] =>
  spelledWords(place).flatMap((spellings): readonly Spellings[] => {
    const name = shortNames[spellings[0]];
    return name === undefined ? [spellings] : name.split(' ').map((word): Spellings => [word]);
  });

/** Builds the text that a search for a place looks through, such as `austin tx texas united states`. */
export function placeSearchText({ name, country }: Pick<GeoPlace, 'name' | 'country'>): string {
  const state = stateName(name.split(', ').at(-1) ?? '') ?? '';
  const text = searchText(`${name} ${state} ${country === null ? '' : countryName(country)}`);
  return [...new Set(text.split(' '))].join(' ');
}
