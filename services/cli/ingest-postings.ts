/**
 * `npm run ingest-postings`: reads every feed of `POSTING_FEEDS` now, even if it is not due, and prints the results.
 * With `-- <key>`, it reads only that feed. Exits with 1 when a feed could not be read.
 */
import { ConfigurationError, readConfiguration } from '../config/configuration.ts';
import { createFeedClient } from '../domain/postings/feeds/feed-client.ts';
import { type FeedReport, ingestFeed } from '../domain/postings/ingest-feed.ts';
import { registerFeeds } from '../domain/postings/store/feed-state.ts';
import { withDatabase } from './with-database.ts';

/** The number of problem records that are printed. All of them are in `posting_problems`. */
const maxPrinted = 20;

function linesOf({ key, state, problem, problems, ...counts }: FeedReport): readonly string[] {
  if (state === 'failed') return [`${key}: ${problem ?? 'The feed could not be read.'}`];
  const countTexts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const rest = problems.length - maxPrinted;
  return [
    `${key}: ${state === 'unchanged' ? 'no changes since the last run' : countTexts.join(', ')}`,
    ...problems
      .slice(0, maxPrinted)
      .map(({ externalId, reason }) => `  skipped ${externalId ?? 'a record without an ID'}: ${reason}`),
    ...(rest > 0 ? [`  and ${rest} more (see the table posting_problems)`] : []),
  ];
}

async function ingest(keys: readonly string[]): Promise<boolean> {
  const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
  const selectedFeeds = configuration.feeds.filter(({ key }) => keys.length === 0 || keys.includes(key));
  if (selectedFeeds.length === 0)
    throw new ConfigurationError(['POSTING_FEEDS has no such feed (docs/operating/search-feeds.md).']);
  return withDatabase(configuration, { poolSize: 2, name: 'tessera ingest-postings' }, async (database) => {
    const client = createFeedClient();
    await registerFeeds(
      database,
      selectedFeeds.map(({ key }) => key),
    );
    const reports = await Promise.all(selectedFeeds.map((feed) => ingestFeed(database, client, feed)));
    for (const line of reports.flatMap(linesOf)) console.log(line);
    return reports.every(({ state }) => state !== 'failed');
  });
}

try {
  process.exitCode = (await ingest(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
