import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from './observe-requests.ts';

/** Values that are read when metrics are collected. */
export interface Readings {
  /** Database connections: all open ones, and the number of requests that wait for one. */
  readonly connections?: () => { readonly open: number; readonly waiting: number };
  /** The number of active typesetting sessions. */
  readonly typesettingSessions?: () => number;
}

export interface Metrics {
  readonly begin: () => void;
  readonly observeAnswer: (request: AnsweredRequest) => void;
  /** Counts a request that was denied; `code` is the error code of the answer. */
  readonly countDenial: (code: string) => void;
  readonly statement: (milliseconds: number, failed: boolean) => void;
  /** The metrics in the text format of Prometheus, with its content type. */
  readonly read: () => Promise<{ readonly text: string; readonly contentType: string }>;
}

/** In seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Creates the metrics of this process. Labels are routes and statuses, never personal data. */
export function createMetrics({ connections, typesettingSessions }: Readings): Metrics {
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
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
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
  return {
    begin: () => underWay.inc(),
    observeAnswer({ method, route, status, seconds }) {
      underWay.dec();
      requests.observe({ method, route, status }, seconds);
    },
    countDenial: (code) => denials.inc({ code }),
    statement(milliseconds, failed) {
      statements.observe(milliseconds / 1000);
      if (failed) failures.inc();
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
