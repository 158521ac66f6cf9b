import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { inTime } from './in-time.ts';
import type { AnsweredRequest } from './observe-requests.ts';

/** Values that are read when metrics are collected. */
export interface Readings {
  /** Database connections: all open ones, and the number of requests that wait for one. */
  readonly connections?: () => { readonly open: number; readonly waiting: number };
  /** The number of active typesetting sessions. */
  readonly typesettingSessions?: () => number;
  /** The messages that wait to be sent, and the seconds since the oldest of them was stored. */
  readonly waitingMail?: () => Promise<{ readonly count: number; readonly oldestSeconds: number }>;
}

export interface MetricsOptions {
  readonly readings: Readings;
  /** The names of all activities that are counted. */
  readonly activities: readonly string[];
  /** Those for which accounts that do unusually much are counted. */
  readonly watchedActivities: readonly string[];
}

export interface Metrics {
  readonly begin: () => void;
  readonly observeAnswer: (request: AnsweredRequest) => void;
  /** Counts a request that was denied; `code` is the error code of the answer. */
  readonly countDenial: (code: string) => void;
  /** Counts a gateway operation that failed unexpectedly. Its response has status 200. */
  readonly countFailure: () => void;
  /** Counts something that people do, by its name. */
  readonly countActivity: (activity: string) => void;
  /** Counts an account that does something unusually often. */
  readonly countUnusualAccount: (activity: string) => void;
  readonly statement: (milliseconds: number, failed: boolean) => void;
  /** The metrics in the text format of Prometheus, with its content type. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>;
}

/** In seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Creates the metrics of this process. Labels are routes and statuses, never personal data. */
export function createMetrics({ readings, activities, watchedActivities }: MetricsOptions): Metrics {
  const { connections, typesettingSessions, waitingMail } = readings;
  const registers = [new Registry()];
  const [registry] = registers;
  if (!registry) throw new Error('There is no metrics registry.');
  collectDefaultMetrics({ register: registry });
  const underWay = new Gauge({
    name: 'tessera_requests_under_way',
    help: 'Requests in progress',
    registers,
  });
  const requests = new Histogram({
    name: 'tessera_request_seconds',
    help: 'Time from receiving a request to finishing the response',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const statements = new Histogram({
    name: 'tessera_statement_seconds',
    help: 'Duration of database statements',
    buckets: statementBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'tessera_statement_failures_total',
    help: 'Database statements that failed',
    registers,
  });
  const denials = new Counter({
    name: 'tessera_refusals_total',
    help: 'Gateway requests answered with UNAUTHENTICATED, NO_USER_FOUND or FORBIDDEN',
    labelNames: ['code'],
    registers,
  });
  const operationFailures = new Counter({
    name: 'tessera_gateway_failures_total',
    help: 'Gateway requests answered with INTERNAL_SERVER_ERROR, whose status is 200',
    registers,
  });
  /** Every label starts at zero, because an increase can be computed only from the second value on. */
  const counterOf = (name: string, help: string, names: readonly string[]): Counter<'activity'> => {
    const counter = new Counter({ name, help, labelNames: ['activity'], registers });
    for (const activity of names) counter.inc({ activity }, 0);
    return counter;
  };
  const activityCounter = counterOf('tessera_activities_total', 'What people did or tried to do', activities);
  const unusualAccounts = counterOf(
    'tessera_unusual_accounts_total',
    'Accounts that did something far more often within an hour than people do',
    watchedActivities,
  );
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
  return {
    begin: () => underWay.inc(),
    observeAnswer({ method, route, status, seconds }) {
      underWay.dec();
      requests.observe({ method, route, status }, seconds);
    },
    countDenial: (code) => denials.inc({ code }),
    countFailure: () => operationFailures.inc(),
    countActivity: (activity) => activityCounter.inc({ activity }),
    countUnusualAccount: (activity) => unusualAccounts.inc({ activity }),
    statement(milliseconds, failed) {
      statements.observe(milliseconds / 1000);
      if (failed) failures.inc();
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
