/** `npm run sample-jobs -- 50000`: fills the job search with generated postings, marked as such, up to that number. */
import { readConfiguration, defaultSamples } from '../config/configuration.ts';
import { addSamples } from '../domain/postings/samples/add-samples.ts';
import { withDatabase } from './with-database.ts';

const maxPostings = 1_000_000;

async function fill(count: number): Promise<string> {
  const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
  const added = await withDatabase(configuration, { poolSize: 3, name: 'tessera sample-jobs' }, (database) =>
    addSamples(database, count),
  );
  return `Added ${added} sample job ads.`;
}

const count = Number(process.argv[2] ?? defaultSamples);
try {
  if (!Number.isInteger(count) || count < 1 || count > maxPostings) {
    throw new Error(`Usage: npm run sample-jobs -- <count>, from 1 to ${maxPostings}.`);
  }
  console.log(await fill(count));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
