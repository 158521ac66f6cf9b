import { readConfiguration } from '../config/configuration.ts';
import { createFeedClient } from '../domain/postings/feeds/feed-client.ts';
import { feedGuard } from '../domain/postings/feeds/feed-guard.ts';
import { type FeedReport, ingestFeed } from '../domain/postings/ingest-feed.ts';
import { registerFeeds } from '../domain/postings/store/feed-state.ts';
import { setEgressProxy } from '../platform/egress/connect.ts';
import { CommandError } from './command-line/command-line.mjs';
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

/** Reads the feeds with these keys, or all of them, and prints the results. Returns whether all could be read. */
export async function ingestPostings(keys: readonly string[]): Promise<boolean> {
  const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
  const { feeds, privateFeedHosts, egressProxy } = configuration;
  setEgressProxy(egressProxy);
  if (feeds.length === 0) throw new CommandError('POSTING_FEEDS is not set (docs/operating/search-feeds.md).');
  const known = feeds.map(({ key }) => key);
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new CommandError(`POSTING_FEEDS has no feed ${unknown.join(', ')}. It has ${known.join(', ')}.`);
  const selectedFeeds = feeds.filter(({ key }) => keys.length === 0 || keys.includes(key));
  return withDatabase(configuration, { poolSize: 2, name: 'tessera ingest-postings' }, async (database) => {
    const client = createFeedClient({ guard: feedGuard(privateFeedHosts) });
    await registerFeeds(
      database,
      selectedFeeds.map(({ key }) => key),
    );
    const reports = await Promise.all(selectedFeeds.map((feed) => ingestFeed(database, client, feed)));
    for (const line of reports.flatMap(linesOf)) console.log(line);
    return reports.every(({ state }) => state !== 'failed');
  });
}
