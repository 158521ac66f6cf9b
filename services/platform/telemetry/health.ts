import type { FastifyInstance } from 'fastify';
import { inTime } from './in-time.ts';

export interface HealthOptions {
  /** Rejects when a dependency of this process cannot be reached. */
  readonly check?: (() => Promise<unknown>) | undefined;
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean;
}

/**
 * Registers the health endpoints. `/health/live` says that the process runs; when it fails, the process should be
 * restarted. `/health/ready` says that it can serve requests; while it fails, the process should get no traffic but
 * keep running. `/healthz` is the old name of `/health/ready`.
 */
export function registerHealth(app: FastifyInstance, { check, isDraining }: HealthOptions): void {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  for (const path of ['/health/ready', '/healthz']) {
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isDraining()) return reply.code(503).send({ status: 'draining' });
      try {
        if (check) await inTime(check());
      } catch (error) {
        request.log.warn(error, 'Not ready');
        return reply.code(503).send({ status: 'unavailable' });
      }
      return { status: 'ok' };
    });
  }
}
