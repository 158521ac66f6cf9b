import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  /** Rejects when what this process needs cannot be reached. */
  readonly check?: (() => Promise<unknown>) | undefined;
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean;
}

/** Milliseconds in which the database has to answer. */
export const healthPatience = 2_000;

/** Rejects after `healthPatience`: a frozen database does not refuse, it says nothing. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not respond in time.')), healthPatience);
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/health/live`: the process runs; restart it when this fails. `/health/ready`: it can answer; send it nothing while this
 * fails, but let it be. `/healthz` is the second by its old name.
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
