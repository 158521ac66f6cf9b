import type { FastifyServerOptions } from 'fastify';
import { currentRequest } from './request-trace.ts';

/** The logs of requests, whose lines have the request's id already. */
const requestLogs = new WeakSet();

/** Creates the log of a request. It is Fastify's `childLoggerFactory`. */
export const createRequestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (log, bindings, options) => {
  const requestLog = log.child(bindings, options);
  requestLogs.add(requestLog);
  return requestLog;
};

/**
 * Returns the id of the request for which a line is logged through a log that all requests share, so that every line of
 * a request can be found by its id.
 */
export function requestIdFor(log: object): { readonly reqId?: string } {
  const request = requestLogs.has(log) ? undefined : currentRequest();
  return request ? { reqId: request.id } : {};
}
