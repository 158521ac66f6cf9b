/** `npm run partition-postings`: partitions the postings of the job search by month. */
import { runCommand } from './command-line/command-line.mjs';
import { databaseSettings } from './database-settings.ts';

await runCommand(
  {
    name: 'npm run partition-postings',
    does: 'Partitions the job ads of the search by month, or creates the months that are missing (docs/operating/search-feeds.md). Nothing is copied; the table is locked while its rows are scanned.',
    settings: databaseSettings,
    examples: ['npm run partition-postings'],
  },
  async () => {
    const { readConfiguration } = await import('../config/configuration.ts');
    const { partitionPostings } = await import('../domain/postings/partitions/partition-postings.ts');
    const { withDatabase } = await import('./with-database.ts');
    const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
    const options = { poolSize: 1, name: 'tessera partition-postings' };
    const { isNew, made } = await withDatabase(configuration, options, (database) =>
      partitionPostings(database, new Date()),
    );
    console.log(isNew ? 'Job ads are now partitioned by month.' : 'Job ads were already partitioned by month.');
    console.log(made.length === 0 ? 'No partitions were missing.' : `Created: ${made.join(', ')}.`);
  },
);
