/** `npm run partition-postings`: parts the postings of the job search by months (docs/operating.md "The job search"). */
import { readConfiguration } from './configuration.ts';
import { commandAnswerLimit, openDatabase } from './database/open-database.ts';
import { partitionPostings } from './postings/partitions/partition-postings.ts';

try {
  const { databaseUrl, dataDir } = readConfiguration({ ...process.env, ROLES: 'gateway' });
  const opened = await openDatabase({ url: databaseUrl, dataDir, poolSize: 1, answerLimit: commandAnswerLimit });
  try {
    const { isNew, made } = await partitionPostings(opened.db, new Date());
    console.log(isNew ? 'Postings are parted by months from now on.' : 'Postings were parted by months already.');
    console.log(made.length === 0 ? 'No month was missing.' : `Made: ${made.join(', ')}.`);
  } finally {
    await opened.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
