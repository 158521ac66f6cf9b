import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  /** Rejects when a dependency of this process cannot be reached. */
  readonly check?: (() => Promise<unknown>) | undefined;
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean;
}

/** Milliseconds within which the database must answer. */
export const healthTimeoutMs = 2_000;

/** Rejects after `healthPatience`, because a frozen database does not refuse connections but never answers. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not respond in time.')), healthTimeoutMs);
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
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
