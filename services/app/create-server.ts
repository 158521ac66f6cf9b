import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { registerBaseHeaders } from '../platform/http/base-headers.ts';
import type { Configuration } from '../config/configuration.ts';
import { logOptions, type LogStream } from '../platform/telemetry/log-options.ts';
import { sentryReports } from '../platform/telemetry/sentry-reports.ts';
import { requestIdOf } from '../platform/telemetry/request-id.ts';

/** Bytes. A résumé with all its blocks is well below; imports are the largest requests. */
const bodyLimit = 2 * 1024 * 1024;

/** For tests, which read along. */
export interface StartOptions {
  /** Where log lines go; standard output when it is left out. */
  readonly logTo?: LogStream | undefined;
  /** Told of each server before it has routes, to look at all that it will have. */
  readonly onServer?: ((app: FastifyInstance) => void) | undefined;
}

export type ServerOptions = Pick<Configuration, 'siteOrigin' | 'logLevel' | 'trustedProxies' | 'roles'> &
  Partial<Pick<Configuration, 'observers'>> &
  StartOptions;

/** A server of HTTP as all roles have it, without routes. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { siteOrigin, logLevel, trustedProxies, roles, observers, logTo, onServer } = options;
  const app = Fastify({
    bodyLimit,
    logger: logOptions({
      level: logLevel,
      stream: logTo,
      roles: [...roles],
      onError: observers?.errors && sentryReports(observers.errors.dsn),
    }),
    // One line of our own says what was answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Rate limits go by the caller's address, which only a proxy knows when there is one.
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // Requests that are under way are answered before the process ends; idle connections do not keep it.
    forceCloseConnections: 'idle',
    // Who asks on an open connection in that moment is answered, too, and told to come by another.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  registerBaseHeaders(app, { isSecure: siteOrigin.startsWith('https:') });
  onServer?.(app);
  return app;
}
