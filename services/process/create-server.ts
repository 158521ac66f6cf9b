import Fastify, { type FastifyInstance } from 'fastify';
import { registerBaseHeaders } from '../platform/http/base-headers.ts';
import type { Configuration } from '../config/configuration.ts';
import type { LogStream } from '../platform/telemetry/log-options.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { requestIdOf } from '../platform/telemetry/request-id.ts';
import { createRequestLog } from '../platform/telemetry/request-log.ts';
import { arrivalLimits } from './arrival-limits.ts';
import type { EarlyServer } from './early-server.ts';
import { FailureLog } from './failure-log.ts';

/**
 * The size limit of a request in bytes. A résumé with all its blocks is well below it, and imports are the largest
 * requests.
 */
const bodyLimit = 2 * 1024 * 1024;

/** Options for tests, which observe the server. */
export interface StartOptions {
  /** Milliseconds within which a request arrives completely. */
  readonly requestTimeoutMs?: number;
  /** Where log lines go. The default is standard output. */
  readonly logTo?: LogStream | undefined;
  /** Called with each server before it has routes, to observe all that it registers. */
  readonly onServer?: ((app: FastifyInstance) => void) | undefined;
}

export type ServerOptions = Pick<Configuration, 'siteOrigin' | 'trustedProxies'> &
  Omit<StartOptions, 'logTo'> & {
    readonly log: Log;
    /** A server that listens already, if there is one. */
    readonly early?: EarlyServer | undefined;
  };

/** Creates an HTTP server as all roles need it, without routes. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { siteOrigin, trustedProxies, log, early, onServer } = options;
  const { requestTimeout, ...http } = arrivalLimits(options.requestTimeoutMs);
  const app = Fastify({
    bodyLimit,
    requestTimeout,
    http,
    ...(early && { serverFactory: early.serverFactory }),
    loggerInstance: log,
    childLoggerFactory: createRequestLog,
    logController: new FailureLog(),
    genReqId: requestIdOf,
    // Rate limits use the client's address, which only the proxy knows if there is one.
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // Requests in progress are answered before the process ends, while idle connections do not delay it.
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection at that moment are answered as well, and asked to use another
    // connection.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  registerBaseHeaders(app, { isSecure: siteOrigin.startsWith('https:') });
  onServer?.(app);
  return app;
}
