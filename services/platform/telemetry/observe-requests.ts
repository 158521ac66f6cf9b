import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHealthPath } from './health.ts';
import { requestIdHeader } from './request-id.ts';
import { type RequestTrace, runForRequest } from './request-trace.ts';
import type { StartSpan } from './tracing.ts';

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, such as `/r/:key`, because addresses in paths must not become labels. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface RequestObserver {
  readonly onBegin?: () => void;
  readonly onEnd?: (request: AnsweredRequest) => void;
  /** Starts a span for a request, if traces are collected. */
  readonly startSpan?: StartSpan | undefined;
}

/** The status that other servers log for a client that disconnected early. It is not an HTTP status. */
const hungUp = 499;

const traces = new WeakMap<FastifyRequest, RequestTrace>();

/**
 * The route without parameter values. For the identity provider's `/*`, it includes the next path segment, because
 * those are few and fixed.
 */
const routeOf = ({ routeOptions, url }: FastifyRequest): string => {
  const pattern = routeOptions.url ?? 'unknown';
  return pattern === '/identity/*' ? (/^\/identity\/[\w.-]{1,40}/.exec(url)?.[0] ?? pattern) : pattern;
};

/**
 * Gives every request an id that its response, the log, and the database statements carry, logs one line (level `info`;
 * `debug` for health probes) when it has been answered, and calls the observer.
 */
export function observeRequests(app: FastifyInstance, { onBegin, onEnd, startSpan }: RequestObserver): void {
  app.addHook('onRequest', (request, reply, done) => {
    onBegin?.();
    const span = startSpan?.(`${request.method} ${routeOf(request)}`, request.headers['traceparent']);
    const trace: RequestTrace = { id: request.id, span };
    traces.set(request, trace);
    const started = performance.now();
    // This event also covers clients that disconnect, and responses written without the framework.
    reply.raw.once('close', () => {
      const { writableFinished, statusCode } = reply.raw;
      const status = writableFinished ? statusCode : hungUp;
      const milliseconds = performance.now() - started;
      const answered = { method: request.method, route: routeOf(request), status };
      onEnd?.({ ...answered, seconds: milliseconds / 1000 });
      span?.end(status >= 500 ? String(status) : undefined);
      const level = isHealthPath(answered.route) ? 'debug' : 'info';
      request.log[level]({ ...answered, ms: Math.round(milliseconds) }, 'Answered');
    });
    reply.header(requestIdHeader, request.id);
    runForRequest(trace, done);
  });
  // Reading the body leaves the context of the first hook, so the context is entered again here.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request);
    if (trace) runForRequest(trace, done);
    else done();
  });
}
