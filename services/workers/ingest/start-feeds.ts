import type { Database } from '../../platform/database/database.ts';
import { type PollingWorker, startPolling } from '../../platform/worker/polling-worker.ts';
import type { Feed } from '../../domain/postings/feeds/feed.ts';
import type { FeedClient } from '../../domain/postings/feeds/feed-client.ts';
import { type FeedReport, ingestFeed } from '../../domain/postings/ingest-feed.ts';
import { claimFeed, registerFeeds } from '../../domain/postings/store/feed-state.ts';

export interface FeedWorkerOptions {
  readonly database: Database;
  readonly feeds: readonly Feed[];
  /** Called with the result of each ingest. */
  readonly onReport: (report: FeedReport) => void;
  readonly onError: (error: unknown) => void;
  readonly client: FeedClient;
}

/** The milliseconds between two polls for feeds that are due. */
const feedPollIntervalMs = 5 * 60_000;

/** Reads the one feed that has been due longest. Returns whether one was due. */
export async function readOneFeed({ database, feeds, onReport, client }: FeedWorkerOptions): Promise<boolean> {
  const claimed = await claimFeed(
    database,
    feeds.map(({ key }) => key),
  );
  const feed = feeds.find(({ key }) => key === claimed?.source);
  if (!claimed || !feed) return false;
  onReport(await ingestFeed(database, client, feed, { known: claimed.known }));
  return true;
}

/** Reads feeds when they are due, each in whichever process polls first. */
export function startFeeds(options: FeedWorkerOptions): PollingWorker {
  return startPolling({
    nextStep: async () => {
      await registerFeeds(
        options.database,
        options.feeds.map(({ key }) => key),
      );
      return () => readOneFeed(options);
    },
    onError: options.onError,
    pollIntervalMs: feedPollIntervalMs,
  });
}
