/** `npm run sample-jobs -- 50000`: fills the job search with generated postings, marked as such, up to that number. */
import { runCommand, UsageError } from './command-line/command-line.mjs';
import { databaseSettings } from './database-settings.ts';

const maxPostings = 1_000_000;

await runCommand(
  {
    name: 'npm run sample-jobs',
    does: 'Fills the job search with generated job ads, marked as samples, up to that number. Those that exist count.',
    arguments: [{ name: 'count', about: `How many, from 1 to ${maxPostings}. The default is 5000.`, isOptional: true }],
    settings: databaseSettings,
    examples: ['npm run sample-jobs -- 50000'],
  },
  async ({ args: [typed] }) => {
    const { readConfiguration, defaultSamples } = await import('../config/configuration.ts');
    const count = typed === undefined ? defaultSamples : Number(typed);
    if (!Number.isInteger(count) || count < 1 || count > maxPostings) {
      throw new UsageError(`The count must be a whole number from 1 to ${maxPostings}, not "${typed ?? ''}".`);
    }
    const { addSamples } = await import('../domain/postings/samples/add-samples.ts');
    const { withDatabase } = await import('./with-database.ts');
    const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
    const added = await withDatabase(configuration, { poolSize: 3, name: 'tessera sample-jobs' }, (database) =>
      addSamples(database, count),
    );
    console.log(`Added ${added} sample job ads.`);
  },
);
