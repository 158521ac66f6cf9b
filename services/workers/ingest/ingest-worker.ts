import { beginReading } from '../../domain/job-search/match/read-postings.ts';
import { serviceOf } from '../../process/service.ts';
import { type PollingWorker, startPolling, startRepeating } from '../../platform/worker/polling-worker.ts';
import { createFeedClient } from '../../domain/postings/feeds/feed-client.ts';
import { feedGuard } from '../../domain/postings/feeds/feed-guard.ts';
import { startFeeds } from './start-feeds.ts';
import type { FeedReport } from '../../domain/postings/ingest-feed.ts';
import { addMissingMonths, partitionWhileEmpty } from '../../domain/postings/partitions/partition-postings.ts';
import { addSamples } from '../../domain/postings/samples/add-samples.ts';

/** The milliseconds between two polls for postings whose features have not been extracted yet. */
const featurePollIntervalMs = 60_000;

/** The milliseconds between two checks for missing partitions, which are created three months ahead. */
export const monthsEvery = 24 * 60 * 60_000;

/** Returns a report for the log. Records that could not be stored are in the database (`posting_problems`). */
const summaryOf = ({ problems, ...report }: FeedReport): object => ({ ...report, problems: problems.length });

/**
 * Fills the job search and extracts the features of its postings in the background, so that no request waits for it.
 */
export const ingestWorker = serviceOf('gateway', (app, { configuration, data, counters, taskErrors }) => {
  const { samplePostings, feeds, privateFeedHosts } = configuration;
  const { database } = data;
  let ready: Promise<unknown> | undefined;
  let featureWorker: PollingWorker | undefined;
  let feedWorker: PollingWorker | undefined;
  let partitionWorker: PollingWorker | undefined;
  const onError = taskErrors('postings');
  const stop = new AbortController();
  const isStopped = (): boolean => stop.signal.aborted;
  const onReport = (report: FeedReport): void => {
    const { key: feed, state, added, changed, merged, unchanged, closed, problems } = report;
    const postings = { added, changed, merged, unchanged, closed, skipped: problems.length };
    counters.countFeedReading({ feed, state, postings });
    if (report.state === 'failed') app.log.warn(summaryOf(report), 'A job ad feed could not be read');
    else app.log.info(summaryOf(report), 'A job ad feed was read');
    for (const problem of problems) app.log.warn({ feed, ...problem }, 'A job ad was skipped');
  };
  app.addHook('onListen', () => {
    ready = partitionWhileEmpty(database, new Date())
      .catch(onError)
      .then(async () => {
        if (isStopped()) return;
        partitionWorker = startRepeating(() => addMissingMonths(database, new Date()), {
          onError,
          pollIntervalMs: monthsEvery,
        });
        if (feeds.length > 0) {
          const client = createFeedClient({ guard: feedGuard(privateFeedHosts) });
          feedWorker = startFeeds({ database, feeds, onReport, onError: taskErrors('feeds'), client });
        }
        await addSamples(database, samplePostings, { signal: stop.signal }).catch(onError);
        if (isStopped()) return;
        featureWorker = startPolling({
          nextStep: () => Promise.resolve(beginReading(database)),
          onError,
          pollIntervalMs: featurePollIntervalMs,
        });
      });
  });
  app.addHook('onClose', async () => {
    stop.abort();
    // Everything that has started by then ends with the process.
    await ready;
    await Promise.all([featureWorker?.close(), feedWorker?.close(), partitionWorker?.close()]);
  });
});
