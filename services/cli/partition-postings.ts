/**
 * `npm run partition-postings`: partitions the postings of the job search by month (docs/operating/search-feeds.md).
 */
import { readConfiguration } from '../config/configuration.ts';
import { partitionPostings } from '../domain/postings/partitions/partition-postings.ts';
import { withDatabase } from './with-database.ts';

try {
  const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
  const options = { poolSize: 1, name: 'tessera partition-postings' };
  const { isNew, made } = await withDatabase(configuration, options, (database) =>
    partitionPostings(database, new Date()),
  );
  console.log(isNew ? 'Job ads are now partitioned by month.' : 'Job ads were already partitioned by month.');
  console.log(made.length === 0 ? 'No partitions were missing.' : `Created: ${made.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
