import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestIdHeader } from './request-id.ts';
import { type RequestTrace, runForRequest } from './request-trace.ts';
import type { StartSpan } from './tracing.ts';

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, such as `/r/:key`: addresses of people are no labels. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface RequestObserver {
  readonly onBegin?: () => void;
  readonly onEnd?: (request: AnsweredRequest) => void;
  /** Begins a span for a request where traces are collected. */
  readonly startSpan?: StartSpan | undefined;
}

/** What logs of other servers call a caller who did not wait; it is no status of HTTP. */
const hungUp = 499;

const traces = new WeakMap<FastifyRequest, RequestTrace>();

/** What was asked, without what follows the pattern. `/*` is the provider's own: its paths are few and fixed. */
const routeOf = ({ routeOptions, url }: FastifyRequest): string => {
  const pattern = routeOptions.url ?? 'unknown';
  return pattern === '/identity/*' ? (/^\/identity\/[\w.-]{1,40}/.exec(url)?.[0] ?? pattern) : pattern;
};

/**
 * Gives every request an id that its answer, the log and the database's statements carry, writes one line when it is
 * answered (level `info`), and tells the observer.
 */
export function observeRequests(app: FastifyInstance, { onBegin, onEnd, startSpan }: RequestObserver): void {
  app.addHook('onRequest', (request, reply, done) => {
    onBegin?.();
    const span = startSpan?.(`${request.method} ${routeOf(request)}`, request.headers['traceparent']);
    const trace: RequestTrace = { id: request.id, span };
    traces.set(request, trace);
    const started = performance.now();
    // Also for who hangs up, and for answers that are written past the framework.
    reply.raw.once('close', () => {
      const { writableFinished, statusCode } = reply.raw;
      const status = writableFinished ? statusCode : hungUp;
      const milliseconds = performance.now() - started;
      const answered = { method: request.method, route: routeOf(request), status };
      onEnd?.({ ...answered, seconds: milliseconds / 1000 });
      span?.end(status >= 500 ? String(status) : undefined);
      request.log.info({ ...answered, ms: Math.round(milliseconds) }, 'Answered');
    });
    reply.header(requestIdHeader, request.id);
    runForRequest(trace, done);
  });
  // Reading the body leaves the first hook's context: whatever runs afterwards begins here.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request);
    if (trace) runForRequest(trace, done);
    else done();
  });
}
