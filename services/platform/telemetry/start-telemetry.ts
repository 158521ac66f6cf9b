import type { FastifyInstance } from 'fastify';
import { observeConnections } from './observe-connections.ts';
import { observeStatements } from './observed-client.ts';
import type { Log } from './log.ts';
import { createMetrics, type Counters, type Metrics, type MetricsOptions } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { observeRequests } from './observe-requests.ts';
import { startTracing } from './tracing.ts';

export interface ObservationOptions extends MetricsOptions {
  readonly log: Log;
  readonly roles: readonly string[];
  /** Milliseconds from which a statement is logged as slow. */
  readonly slowStatement: number;
  /** The base address of an OTLP collector; undefined for no traces. */
  readonly tracesTo: string | undefined;
  /**
   * `isGiven` is true for a configured port: if it is in use, startup fails. If the default port is in use, the process
   * only has no metrics.
   */
  readonly metrics: { readonly host: string; readonly port: number | undefined; readonly isGiven: boolean };
}

export interface Observation {
  readonly counters: Counters;
  /** Adds values that are read when the metrics are collected. Each may be added once. */
  readonly addReadings: Metrics['addReadings'];
  /** Observes the requests of a server. Must be called before its routes are registered. */
  readonly watch: (app: FastifyInstance) => void;
  /** The port that Prometheus reads; undefined if there is none. */
  readonly metricsPort: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Measures what this process does, for Prometheus and, if a collector is configured, for OpenTelemetry. */
export async function observeProcess(options: ObservationOptions): Promise<Observation> {
  const { log, roles, slowStatement, tracesTo, metrics: endpoint } = options;
  const metrics = createMetrics(options);
  const tracing = tracesTo === undefined ? undefined : await startTracing({ endpoint: tracesTo, roles });
  const stopStatements = observeStatements({
    slow: slowStatement,
    onStatement: metrics.statement,
    onReport({ requestId, failure, ...report }) {
      const line = { reqId: requestId, ...report };
      // Only the sender of a statement knows what a failure means, and logs those that are not expected.
      if (failure === undefined) log.warn(line, 'A database statement was slow');
      else log.debug({ ...line, failure }, 'A database statement failed');
    },
  });
  const stopConnections = observeConnections(metrics.countConnectionFailure);
  const server =
    endpoint.port === undefined
      ? undefined
      : await serveMetrics(metrics, endpoint.host, endpoint.port).catch((error: unknown) => {
          if (endpoint.isGiven) throw error;
          log.info('The default metrics port is in use. Set METRICS_PORT to another port.');
          return undefined;
        });
  return {
    watch: (app) =>
      observeRequests(app, { onBegin: metrics.begin, onEnd: metrics.observeAnswer, startSpan: tracing?.startSpan }),
    counters: metrics,
    addReadings: metrics.addReadings,
    metricsPort: server?.port,
    async stop() {
      stopStatements();
      stopConnections();
      await server?.close();
      // An unreachable collector must not keep the process from ending.
      await tracing?.stop().catch((error: unknown) => log.warn(error, 'Some traces could not be sent.'));
    },
  };
}
