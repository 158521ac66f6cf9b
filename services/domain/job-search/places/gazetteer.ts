import { withUmlauts } from '../../../../shared/documents/text/german-spellings.ts';
import { searchText } from '../search-text.ts';
import { countryName } from './country-name.ts';
import type { Place } from './place.ts';
import { placeWords } from './place-words.ts';
import { stateCode } from './states.ts';

/** A city that is known, with the people who live there. */
interface City {
  readonly place: Place;
  readonly people: number;
  /** What may stand beside its name: country, code of the country, state. */
  readonly besides: string;
}

export interface Gazetteer {
  /** The largest city of that name, in the state or country that stands beside it; undefined where none is known. */
  find(text: string): Place | undefined;
}

/** Countries whose states everybody writes beside a city. */
const withStates = new Set(['US', 'CA', 'AU']);

/** GeoNames numbers the provinces of Canada and the states of Australia. */
const numbered: Readonly<Record<string, string>> = {
  ...{ CA01: 'AB', CA02: 'BC', CA03: 'MB', CA04: 'NB', CA05: 'NL', CA07: 'NS', CA08: 'ON', CA09: 'PE', CA10: 'QC' },
  ...{ CA11: 'SK', CA12: 'YT', CA13: 'NT', CA14: 'NU', AU01: 'ACT', AU02: 'NSW', AU03: 'NT', AU04: 'QLD' },
  ...{ AU05: 'SA', AU06: 'TAS', AU07: 'VIC', AU08: 'WA' },
};

/** What people there call cities that English has its own names for. */
const ownNames: Readonly<Record<string, string>> = {
  ...{ munchen: 'munich', koln: 'cologne', wien: 'vienna', geneve: 'geneva', genf: 'geneva', bruxelles: 'brussels' },
  ...{ brussel: 'brussels', praha: 'prague', milano: 'milan', roma: 'rome', lisboa: 'lisbon', warszawa: 'warsaw' },
  ...{ kobenhavn: 'copenhagen', 'den haag': 'the hague', torino: 'turin', firenze: 'florence', nurnberg: 'nuremberg' },
};

/** Nine of ten names have nothing to fold. */
const folded = (name: string): string => (/^[A-Za-z]+$/.test(name) ? name.toLowerCase() : searchText(name));

/** A city as a list of cities has it. */
export interface ListedCity {
  readonly name: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** GeoNames' own for a state or province. */
  readonly adminCode: string;
  readonly population: number;
  /** Degrees: longitude, then latitude. */
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** Collects cities one by one. */
export function createGazetteer(): Gazetteer & { readonly add: (city: ListedCity) => void } {
  const byName = new Map<string, City[]>();
  /** One text for all cities of a region, not one for each. */
  const regions = new Map<string, string>();

  const besidesOf = (region: string): string => {
    const known = regions.get(region) ?? ` ${searchText(region)} `;
    regions.set(region, known);
    return known;
  };

  const citiesOf = (name: string): readonly City[] | undefined => byName.get(ownNames[name] ?? name);

  return {
    add({ name, country, adminCode, population, loc }) {
      const state = withStates.has(country) ? (numbered[`${country}${adminCode}`] ?? adminCode) : undefined;
      const [longitude, latitude] = loc.coordinates;
      const city = {
        place: { name: `${name}, ${state ?? countryName(country)}`, country, latitude, longitude },
        people: population,
        besides: besidesOf(`${countryName(country)} ${country} ${state ?? ''}`),
      };
      const same = byName.get(folded(name));
      if (same) same.push(city);
      else byName.set(folded(name), [city]);
    },
    find(text) {
      for (const [name, besides] of split(text)) {
        const fitting = (citiesOf(name) ?? citiesOf(withUmlauts(name)) ?? []).filter((city) =>
          besides.every((word) => city.besides.includes(` ${word} `)),
        );
        const largest = fitting.toSorted((a, b) => b.people - a.people)[0];
        if (largest) return largest.place;
      }
      return undefined;
    },
  };
}

/** `Austin, TX, USA` may be of `austin` with `tx united states` beside it: the longest name that is known. */
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
