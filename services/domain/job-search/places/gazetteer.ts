import { withUmlauts } from '../../../../shared/documents/text/german-spellings.ts';
import { searchText } from '../search-text.ts';
import { countryName } from './country-name.ts';
import { countryNamed } from './country-named.ts';
import type { GeoPlace } from './place.ts';
import { placeWords, stateCode } from './place-words.ts';

/** A known city with its population. */
interface City {
  readonly place: GeoPlace;
  readonly people: number;
  /** What may follow its name: country, country code, state. */
  readonly besides: string;
}

export interface Gazetteer {
  /** Finds the largest city of that name, in the state or country that follows it; undefined if there is none. */
  find(text: string): GeoPlace | undefined;
  /** Finds all cities of that name, the largest first. */
  findAll(text: string): readonly GeoPlace[];
}

/** Countries whose states are usually written after a city. */
const withStates = new Set(['US', 'CA', 'AU']);

/** The codes of the provinces of Canada and the states of Australia, for which GeoNames uses numbers. */
const numbered: Readonly<Record<string, string>> = {
  ...{ CA01: 'AB', CA02: 'BC', CA03: 'MB', CA04: 'NB', CA05: 'NL', CA07: 'NS', CA08: 'ON', CA09: 'PE', CA10: 'QC' },
  ...{ CA11: 'SK', CA12: 'YT', CA13: 'NT', CA14: 'NU', AU01: 'ACT', AU02: 'NSW', AU03: 'NT', AU04: 'QLD' },
  ...{ AU05: 'SA', AU06: 'TAS', AU07: 'VIC', AU08: 'WA' },
};

/** Local names of cities that have an English name. */
const ownNames: Readonly<Record<string, string>> = {
  ...{ munchen: 'munich', koln: 'cologne', wien: 'vienna', geneve: 'geneva', genf: 'geneva', bruxelles: 'brussels' },
  ...{ brussel: 'brussels', praha: 'prague', milano: 'milan', roma: 'rome', lisboa: 'lisbon', warszawa: 'warsaw' },
  ...{ kobenhavn: 'copenhagen', 'den haag': 'the hague', torino: 'turin', firenze: 'florence', nurnberg: 'nuremberg' },
};

/** A fast path for the nine of ten names that only need lower case. */
const foldName = (name: string): string => (/^[A-Za-z]+$/.test(name) ? name.toLowerCase() : searchText(name));

/** A city in the format of the list of cities. */
export interface ListedCity {
  readonly name: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** GeoNames' code of the state or province. */
  readonly adminCode: string;
  readonly population: number;
  /** Degrees: longitude, then latitude. */
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** Creates an empty gazetteer to which cities are added one by one. */
export function createGazetteer(): Gazetteer & { readonly add: (city: ListedCity) => void } {
  const byName = new Map<string, City[]>();
  /** Cities of a region share one string, which saves memory. */
  const regions = new Map<string, string>();

  const besidesOf = (region: string): string => {
    const qualifier = regions.get(region) ?? ` ${searchText(region)} `;
    regions.set(region, qualifier);
    return qualifier;
  };

  const citiesOf = (name: string): readonly City[] | undefined => byName.get(ownNames[name] ?? name);

  function findAll(text: string): readonly GeoPlace[] {
    // `Canada` is no town in Mexico, and `Luxembourg` is the city in that country.
    const named = countryNamed(text);
    for (const [name, besides] of split(text)) {
      const fitting = (citiesOf(name) ?? citiesOf(withUmlauts(name)) ?? []).filter(
        ({ besides: known, place }) =>
          (named === undefined || place.country === named) && besides.every((word) => known.includes(` ${word} `)),
      );
      if (fitting.length > 0) return fitting.toSorted((a, b) => b.people - a.people).map(({ place }) => place);
    }
    return [];
  }

  return {
    add({ name, country, adminCode, population, loc }) {
      const state = withStates.has(country) ? (numbered[`${country}${adminCode}`] ?? adminCode) : undefined;
      const [longitude, latitude] = loc.coordinates;
      const city = {
        place: { name: `${name}, ${state ?? countryName(country)}`, country, latitude, longitude },
        people: population,
        besides: besidesOf(`${countryName(country)} ${country} ${state ?? ''}`),
      };
      const same = byName.get(foldName(name));
      if (same) same.push(city);
      else byName.set(foldName(name), [city]);
    },
    find: (text) => findAll(text)[0],
    findAll,
  };
}

/**
 * Splits a text into possible names with what follows them, the longest name first: `Austin, TX, USA` may be `austin`
 * followed by `tx united states`.
 */
function split(text: string): readonly (readonly [name: string, besides: readonly string[]])[] {
  const parts = text.split(/[,;/()|]|\s[-–—]\s/).filter((part) => searchText(part) !== '');
  const [first = '', ...rest] = parts;
  const besides = rest.flatMap((part) => stateCode(part) ?? placeWords(part).map(([word]) => word));
  const words = searchText(first).split(' ');
  return words.map((_, index) => {
    const length = words.length - index;
    return [words.slice(0, length).join(' '), [...words.slice(length), ...besides]] as const;
  });
}
