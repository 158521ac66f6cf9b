import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { registerBaseHeaders } from '../platform/http/base-headers.ts';
import type { Configuration } from '../config/configuration.ts';
import { logOptions, type LogStream } from '../platform/telemetry/log-options.ts';
import { sentryReports } from '../platform/telemetry/sentry-reports.ts';
import { requestIdOf } from '../platform/telemetry/request-id.ts';

/**
 * The size limit of a request in bytes. A résumé with all its blocks is well below it, and imports are the largest
 * requests.
 */
const bodyLimit = 2 * 1024 * 1024;

/** The milliseconds within which a request arrives completely, even on a slow phone. Slower ones hold a connection. */
const arrivalTimeoutMs = 120_000;

/** Options for tests, which observe the server. */
export interface StartOptions {
  /** Milliseconds within which a request arrives completely. */
  readonly requestTimeoutMs?: number;
  /** Where log lines go. The default is standard output. */
  readonly logTo?: LogStream | undefined;
  /** Called with each server before it has routes, to observe all that it registers. */
  readonly onServer?: ((app: FastifyInstance) => void) | undefined;
}

export type ServerOptions = Pick<Configuration, 'siteOrigin' | 'logLevel' | 'trustedProxies' | 'roles'> &
  Partial<Pick<Configuration, 'observers'>> &
  StartOptions;

/** Creates an HTTP server as all roles need it, without routes. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { siteOrigin, logLevel, trustedProxies, roles, observers, logTo, onServer } = options;
  const { requestTimeoutMs = arrivalTimeoutMs } = options;
  const app = Fastify({
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node exchanges the two limits if the one of the headers is the higher.
      headersTimeout: Math.min(60_000, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(30_000, requestTimeoutMs),
    },
    logger: logOptions({
      level: logLevel,
      stream: logTo,
      roles: [...roles],
      onError: observers?.errors && sentryReports(observers.errors.dsn),
    }),
    // Our own log line says what was answered.
    logController: new LogController({ disableRequestLogging: true }),
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
