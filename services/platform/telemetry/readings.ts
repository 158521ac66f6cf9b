import { Gauge, type Registry } from 'prom-client';
import { inTime } from './in-time.ts';

/** How reading a feed of postings has gone, as the database knows it. */
export interface FeedState {
  readonly feed: string;
  /** When it was last read without a failure, in seconds since 1970; undefined if never. */
  readonly lastSuccess: number | undefined;
  /** The number of consecutive failures. */
  readonly failures: number;
}

/** Values that are read when metrics are collected. */
export interface Readings {
  /** Whether this process can serve requests. */
  readonly isReady?: () => Promise<boolean>;
  /** Database connections: all open ones, and the number of requests that wait for one. */
  readonly connections?: () => { readonly open: number; readonly waiting: number };
  /** The number of active typesetting sessions. */
  readonly typesettingSessions?: () => number;
  /** The messages that wait to be sent, and the seconds since the oldest of them was stored. */
  readonly waitingMail?: () => Promise<{ readonly count: number; readonly oldestSeconds: number }>;
  readonly feeds?: () => Promise<readonly FeedState[]>;
}

/** Adds a gauge to the registry for each value that can be read. */
export function addReadings(registry: Registry, readings: Readings): void {
  const { isReady, connections, typesettingSessions, waitingMail, feeds } = readings;
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // The other metrics must remain readable while the database is not.
        this.set(await inTime(Promise.resolve(read())).catch(() => Number.NaN));
      },
    });
  };
  if (isReady) {
    new Gauge({
      name: 'tessera_ready',
      help: 'Whether the process can serve requests (1) or not (0), as /health/ready says',
      registers,
      async collect() {
        this.set((await isReady()) ? 1 : 0);
      },
    });
  }
  if (connections) {
    gauge('tessera_database_connections', 'Open database connections', () => connections().open);
    gauge('tessera_database_waiting', 'Requests waiting for a database connection', () => connections().waiting);
  }
  if (typesettingSessions) {
    gauge('tessera_typesetting_sessions', 'Active typesetting sessions', typesettingSessions);
  }
  if (waitingMail) {
    gauge('tessera_mail_waiting', 'Emails that wait to be sent', async () => (await waitingMail()).count);
    gauge(
      'tessera_mail_oldest_seconds',
      'Seconds since the oldest email that waits was stored',
      async () => (await waitingMail()).oldestSeconds,
    );
  }
  if (feeds) addFeedReadings(registry, feeds);
}

/** Adds the state of each feed. While the database cannot be read, there is none. */
function addFeedReadings(registry: Registry, feeds: () => Promise<readonly FeedState[]>): void {
  const read = (): Promise<readonly FeedState[]> => inTime(feeds()).catch(() => []);
  const labelled = (name: string, help: string, valueOf: (state: FeedState) => number | undefined): void => {
    new Gauge({
      name,
      help,
      labelNames: ['feed'],
      registers: [registry],
      async collect() {
        const states = await read();
        this.reset();
        for (const state of states) {
          const value = valueOf(state);
          if (value !== undefined) this.set({ feed: state.feed }, value);
        }
      },
    });
  };
  labelled(
    'tessera_feed_last_success_timestamp_seconds',
    'When a feed of postings was last read without a failure',
    ({ lastSuccess }) => lastSuccess,
  );
  labelled('tessera_feed_failures', 'Failures of a feed since it was last read', ({ failures }) => failures);
}
