import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { livePath, readyPaths } from '../platform/telemetry/health.ts';
import type { ArrivalLimits } from './arrival-limits.ts';

/** A server that answers before the application exists, and then lends it its port. */
export interface EarlyServer {
  /**
   * Fastify's `serverFactory`. The application takes over all requests when it is told to listen. Nothing is closed in
   * between, so every request is answered.
   */
  readonly serverFactory: FastifyServerFactory;
  /** Stops listening, if the application has not taken over and done so. */
  close(): Promise<void>;
}

/**
 * Milliseconds for which an idle connection stays open, as with Fastify's own servers: longer than load balancers keep
 * theirs, so that they never send a request on a connection that is being closed.
 */
const keepAliveMs = 72_000;

/** Answers that the process lives and is not ready yet. */
const answerEarly: RequestListener = ({ url = '' }, response) => {
  const [path = ''] = url.split('?');
  const isLive = path === livePath;
  const isProbe = isLive || readyPaths.some((each) => each === path);
  response.writeHead(isLive ? 200 : 503, {
    'content-type': isProbe ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(!isProbe && { 'retry-after': '5' }),
  });
  response.end(isLive ? '{"status":"ok"}' : isProbe ? '{"status":"starting"}' : 'Starting');
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Listens for the health probes while the database is opened and migrated, which may take minutes: a process that does
 * not answer would be restarted, which would undo the migration each time (docs/adr/0065). Rejects with the system's
 * error when the port is in use.
 */
export async function listenEarly(host: string, port: number, limits: ArrivalLimits): Promise<EarlyServer> {
  let answer = answerEarly;
  const server = createServer({ ...limits, keepAliveTimeout: keepAliveMs }, (request, response) =>
    answer(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    serverFactory(handler) {
      server.listen = () => {
        answer = handler;
        // Fastify waits for this event.
        process.nextTick(() => server.emit('listening'));
        return server;
      };
      return server;
    },
    close: () => (server.listening ? closed(server) : Promise.resolve()),
  };
}
