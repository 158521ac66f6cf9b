import { withUmlauts } from '../../../../shared/documents/text/german-spellings.ts';
import { searchText } from '../search-text.ts';
import { countryName } from './country-name.ts';
import { countryNamed } from './country-named.ts';
import type { GeoPlace } from './place.ts';
import { placeWords, stateCode } from './place-words.ts';

/** What the cities of a country, or of a state whose name is written after a city, have in common. */
interface Region {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** The state or the country's name, which is shown after a city. */
  readonly shown: string;
  /** The words that may follow a city's name: country, country code, state. */
  readonly words: string;
}

/**
 * The known cities, a list for each of their properties: 140,000 objects would take three times the memory. A city is
 * its index in these lists.
 */
interface Cities {
  readonly names: string[];
  readonly regions: Region[];
  readonly latitudes: number[];
  readonly longitudes: number[];
  readonly populations: number[];
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
  const cities: Cities = { names: [], regions: [], latitudes: [], longitudes: [], populations: [] };
  /** The only city of a name, or all of them. */
  const byName = new Map<string, number | number[]>();
  const regions = new Map<string, Region>();

  function regionOf(country: string, state: string | undefined): Region {
    const key = `${country} ${state ?? ''}`;
    const known = regions.get(key);
    if (known) return known;
    const name = countryName(country);
    const region = { country, shown: state ?? name, words: ` ${searchText(`${name} ${key}`)} ` };
    regions.set(key, region);
    return region;
  }

  const citiesOf = (name: string): readonly number[] | undefined => {
    const found = byName.get(ownNames[name] ?? name);
    return typeof found === 'number' ? [found] : found;
  };

  function placeOf(city: number): GeoPlace {
    const { country = '', shown = '' } = cities.regions[city] ?? {};
    return {
      name: `${cities.names[city] ?? ''}, ${shown}`,
      country,
      latitude: cities.latitudes[city] ?? null,
      longitude: cities.longitudes[city] ?? null,
    };
  }

  function findAll(text: string): readonly GeoPlace[] {
    // `Canada` is no town in Mexico, and `Luxembourg` is the city in that country.
    const named = countryNamed(text);
    const populationOf = (city: number): number => cities.populations[city] ?? 0;
    for (const [name, besides] of split(text)) {
      const fitting = (citiesOf(name) ?? citiesOf(withUmlauts(name)) ?? []).filter((city) => {
        const { country, words = '' } = cities.regions[city] ?? {};
        return (named === undefined || country === named) && besides.every((word) => words.includes(` ${word} `));
      });
      if (fitting.length > 0) return fitting.toSorted((a, b) => populationOf(b) - populationOf(a)).map(placeOf);
    }
    return [];
  }

  return {
    add({ name, country, adminCode, population, loc }) {
      const state = withStates.has(country) ? (numbered[`${country}${adminCode}`] ?? adminCode) : undefined;
      const [longitude, latitude] = loc.coordinates;
      const city = cities.names.push(name) - 1;
      cities.regions.push(regionOf(country, state));
      cities.latitudes.push(latitude);
      cities.longitudes.push(longitude);
      cities.populations.push(population);
      const key = foldName(name);
      const same = byName.get(key);
      if (same === undefined) byName.set(key, city);
      else if (typeof same === 'number') byName.set(key, [same, city]);
      else same.push(city);
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
