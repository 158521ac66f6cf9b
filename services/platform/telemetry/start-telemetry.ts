import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { observeStatements } from './observed-client.ts';
import { createMetrics, type Readings } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { observeRequests } from './observe-requests.ts';
import { startTracing } from './tracing.ts';

export interface ObservationOptions {
  readonly log: FastifyBaseLogger;
  readonly roles: readonly string[];
  readonly readings: Readings;
  /** Milliseconds from which a statement is logged. */
  readonly slowStatement: number;
  /** Base address of an OTLP collector; undefined: no traces. */
  readonly tracesTo: string | undefined;
  /** `isGiven`: a port that is taken then stops the start; else it only leaves the process without metrics. */
  readonly metrics: { readonly host: string; readonly port: number | undefined; readonly isGiven: boolean };
}

export interface Observation {
  /** Watches the requests of a server; before its routes are registered. */
  readonly watch: (app: FastifyInstance) => void;
  /** Counts a request that was refused. */
  readonly refused: (code: string) => void;
  /** Where Prometheus reads; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Measures what this process does, for Prometheus and, where a collector is named, for OpenTelemetry. */
export async function observeProcess(options: ObservationOptions): Promise<Observation> {
  const { log, roles, readings, slowStatement, tracesTo, metrics: place } = options;
  const metrics = createMetrics(readings);
  const tracing = tracesTo === undefined ? undefined : await startTracing({ endpoint: tracesTo, roles });
  const stopStatements = observeStatements({
    slow: slowStatement,
    onStatement: metrics.statement,
    onReport({ requestId, failure, ...report }) {
      const line = { reqId: requestId, ...report };
      // What a failure means is known where the statement was sent; many are an answer, such as a name that is taken.
      if (failure === undefined) log.warn(line, 'A database statement was slow');
      else log.info({ ...line, failure }, 'A database statement failed');
    },
  });
  const server =
    place.port === undefined
      ? undefined
      : await serveMetrics(metrics, place.host, place.port).catch((error: unknown) => {
          if (place.isGiven) throw error;
          log.info('The default metrics port is in use. Set METRICS_PORT to another port.');
          return undefined;
        });
  return {
    watch: (app) =>
      observeRequests(app, { onBegin: metrics.begin, onEnd: metrics.answered, startSpan: tracing?.startSpan }),
    refused: metrics.refused,
    metricsPort: server?.port,
    async stop() {
      stopStatements();
      await server?.close();
      // A collector that is away must not keep a process from ending.
      await tracing?.stop().catch((error: unknown) => log.warn(error, 'Some traces could not be sent.'));
    },
  };
}
