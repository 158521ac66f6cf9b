/** `npm run ingest-postings`: reads every feed of `POSTING_FEEDS` now, even if it is not due, and prints the results. */
import { runCommand } from './command-line/command-line.mjs';
import { databaseSettings } from './database-settings.ts';

await runCommand(
  {
    name: 'npm run ingest-postings',
    does: 'Reads every feed of POSTING_FEEDS now, even if it is not due, and prints what was added, changed, and closed. Fails when a feed could not be read (docs/operating/search-feeds.md).',
    arguments: [
      { name: 'key', about: 'The keys of the feeds to read, instead of all.', isOptional: true, isRepeated: true },
    ],
    settings: [
      { name: 'POSTING_FEEDS', about: 'The list of feeds, or a file with it.' },
      { name: 'PRIVATE_FEED_HOSTS', about: 'The names and networks inside your network that feeds may be read from.' },
      { name: 'EGRESS_PROXY', about: 'The proxy through which requests leave.' },
      ...databaseSettings,
    ],
    examples: ['npm run ingest-postings', 'npm run ingest-postings -- greenhouse:acme'],
  },
  async ({ args }) => {
    const { ingestPostings } = await import('./ingest-feeds.ts');
    if (!(await ingestPostings(args))) process.exitCode = 1;
  },
);
