import type { FastifyInstance } from 'fastify';
import type { AskReadiness } from './readiness.ts';

export const livePath = '/health/live';
/** The second one is the old name of the first. */
export const readyPaths = ['/health/ready', '/healthz'] as const;

/** Whether a path is asked by probes, which ask so often that their requests would fill the log. */
export const isHealthPath = (path: string): boolean => path === livePath || readyPaths.some((each) => each === path);

/**
 * Registers the health endpoints. `/health/live` says that the process runs; when it fails, the process should be
 * restarted. `/health/ready` says that it can serve requests; while it fails, the process should get no traffic but
 * keep running.
 */
export function registerHealth(app: FastifyInstance, readiness: AskReadiness): void {
  app.get(livePath, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  for (const path of readyPaths) {
    app.get(path, async (_request, reply) => {
      const status = await readiness();
      return reply
        .code(status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status });
    });
  }
}
