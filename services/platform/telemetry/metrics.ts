import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  connectionFailures,
  statementFailures,
  type ConnectionFailure,
  type StatementFailure,
} from './database-failures.ts';
import type { DatabaseServer } from './observe-connections.ts';
import type { AnsweredRequest } from './observe-requests.ts';
import { addReadings, type Readings } from './readings.ts';

export interface MetricsOptions {
  /** The names of all activities that are counted. */
  readonly activities: readonly string[];
  /** Those for which accounts that do unusually much are counted. */
  readonly watchedActivities: readonly string[];
  /** The decisions that an attempt to sign in can end with, by the way that was tried. */
  readonly signInDecisions: Readonly<Record<string, readonly string[]>>;
  /** The feeds of postings that this process reads. */
  readonly feeds: readonly string[];
  /** The work in the background whose failures are counted. */
  readonly tasks: readonly string[];
}

/** An operation of the gateway that was answered. */
export interface GatewayOperation {
  /** The name that our pages use, or `other`: names are free text of the caller. */
  readonly operation: string;
  /** `OK`, or the error code of the answer, whose status is 200 in most cases. */
  readonly code: string;
  readonly seconds: number;
}

/** What came of an attempt to send an email. `later`: it is tried again. */
export type MailOutcome = 'sent' | 'later' | 'refused';

const feedStates = ['read', 'unchanged', 'failed'] as const;
const feedResults = ['added', 'changed', 'merged', 'unchanged', 'closed', 'skipped'] as const;

/** What came of reading a feed. */
export interface FeedReading {
  readonly feed: string;
  readonly state: (typeof feedStates)[number];
  /** The number of postings by what was done with them. */
  readonly postings: Readonly<Record<(typeof feedResults)[number], number>>;
}

/** What code outside this folder counts. */
export interface Counters {
  /** Counts a request that was denied; `code` is the error code of the answer. */
  readonly countDenial: (code: string) => void;
  /** Counts a gateway operation that failed unexpectedly. Its response has status 200. */
  readonly countFailure: () => void;
  readonly observeOperation: (operation: GatewayOperation) => void;
  /** Counts something that people do, by its name. */
  readonly countActivity: (activity: string) => void;
  /** Counts an account that does something unusually often. */
  readonly countUnusualAccount: (activity: string) => void;
  /** Counts what was decided about an attempt to sign in. */
  readonly countSignIn: (how: string, decision: string) => void;
  readonly countMail: (outcome: MailOutcome) => void;
  readonly countFeedReading: (reading: FeedReading) => void;
  /** Counts a failure of work in the background. */
  readonly countTaskFailure: (task: string) => void;
}

export interface Metrics extends Counters {
  readonly begin: () => void;
  readonly observeAnswer: (request: AnsweredRequest) => void;
  readonly statement: (milliseconds: number, failure: StatementFailure | undefined) => void;
  readonly countConnectionFailure: (server: DatabaseServer, reason: ConnectionFailure) => void;
  /** Adds values that are read when the metrics are collected. Each may be added once. */
  readonly addReadings: (readings: Readings) => void;
  /** The metrics in the text format of Prometheus, with its content type. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>;
}

/** In seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** Few, because there are two hundred operations. */
const operationBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5];

type CounterOf = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  values: readonly Readonly<Record<Label, string>>[],
) => Counter<Label>;

/** Creates counters whose labels start at zero, because an increase can be computed only from the second value on. */
const counterIn =
  (registry: Registry): CounterOf =>
  (name, help, labelNames, values) => {
    const counter = new Counter({ name, help, labelNames, registers: [registry] });
    for (const labels of values) counter.inc(labels, 0);
    return counter;
  };

/** Creates the metrics of this process. Labels are routes, names in our code, and statuses, never personal data. */
export function createMetrics({
  activities,
  watchedActivities,
  signInDecisions,
  feeds,
  tasks,
}: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = counterIn(registry);
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tessera_clock_timestamp_seconds',
    help: 'The time by the clock of this process, to compare it with that of Prometheus',
    registers,
    collect() {
      this.set(Date.now() / 1000);
    },
  });
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
  const failedStatements = counter(
    'tessera_statement_failures_total',
    'Database statements that failed, by kind',
    ['kind'],
    statementFailures.map((kind) => ({ kind })),
  );
  const failedConnections = counter(
    'tessera_database_connection_failures_total',
    'Connections to the database that could not be had or were lost, by reason',
    ['server', 'reason'],
    (['primary', 'replica'] as const).flatMap((server) => connectionFailures.map((reason) => ({ server, reason }))),
  );
  const denials = counter(
    'tessera_refusals_total',
    'Gateway requests answered with UNAUTHENTICATED, NO_USER_FOUND or FORBIDDEN',
    ['code'],
    ['UNAUTHENTICATED', 'NO_USER_FOUND', 'FORBIDDEN'].map((code) => ({ code })),
  );
  const failedOperations = new Counter({
    name: 'tessera_gateway_failures_total',
    help: 'Gateway requests answered with INTERNAL_SERVER_ERROR, whose status is 200',
    registers,
  });
  const operations = new Counter({
    name: 'tessera_gateway_operations_total',
    help: 'Gateway requests by operation and code (OK or the error code of the answer)',
    labelNames: ['operation', 'code'],
    registers,
  });
  const operationSeconds = new Histogram({
    name: 'tessera_gateway_operation_seconds',
    help: 'Time to answer a gateway request, by operation',
    labelNames: ['operation'],
    buckets: operationBuckets,
    registers,
  });
  const activityCounter = counter(
    'tessera_activities_total',
    'What people did or tried to do',
    ['activity'],
    activities.map((activity) => ({ activity })),
  );
  const unusualAccounts = counter(
    'tessera_unusual_accounts_total',
    'Accounts that did something far more often within an hour than people do',
    ['activity'],
    watchedActivities.map((activity) => ({ activity })),
  );
  const signIns = counter(
    'tessera_sign_ins_total',
    'Attempts to sign in, by the way that was tried and what was decided',
    ['how', 'decision'],
    Object.entries(signInDecisions).flatMap(([how, decisions]) => decisions.map((decision) => ({ how, decision }))),
  );
  const mail = counter(
    'tessera_mail_attempts_total',
    'Attempts to send an email, by outcome',
    ['outcome'],
    (['sent', 'later', 'refused'] as const).map((outcome) => ({ outcome })),
  );
  const failedTasks = counter(
    'tessera_task_failures_total',
    'Failures of work in the background, which is tried again',
    ['task'],
    tasks.map((task) => ({ task })),
  );
  const feedReadings = counter(
    'tessera_feed_readings_total',
    'Readings of a feed of postings by this process, by state',
    ['feed', 'state'],
    feeds.flatMap((feed) => feedStates.map((state) => ({ feed, state }))),
  );
  const feedPostings = counter(
    'tessera_feed_postings_total',
    'Postings that this process read from a feed, by what was done with them',
    ['feed', 'result'],
    feeds.flatMap((feed) => feedResults.map((result) => ({ feed, result }))),
  );
  return {
    begin: () => underWay.inc(),
    observeAnswer({ method, route, status, seconds }) {
      underWay.dec();
      requests.observe({ method, route, status }, seconds);
    },
    countDenial: (code) => denials.inc({ code }),
    countFailure: () => failedOperations.inc(),
    observeOperation({ operation, code, seconds }) {
      operations.inc({ operation, code });
      operationSeconds.observe({ operation }, seconds);
    },
    countActivity: (activity) => activityCounter.inc({ activity }),
    countUnusualAccount: (activity) => unusualAccounts.inc({ activity }),
    countSignIn: (how, decision) => signIns.inc({ how, decision }),
    countMail: (outcome) => mail.inc({ outcome }),
    countFeedReading({ feed, state, postings }) {
      feedReadings.inc({ feed, state });
      for (const result of feedResults) feedPostings.inc({ feed, result }, postings[result]);
    },
    countTaskFailure: (task) => failedTasks.inc({ task }),
    statement(milliseconds, failure) {
      statements.observe(milliseconds / 1000);
      if (failure !== undefined) failedStatements.inc({ kind: failure });
    },
    countConnectionFailure: (server, reason) => failedConnections.inc({ server, reason }),
    addReadings: (readings) => addReadings(registry, readings),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
