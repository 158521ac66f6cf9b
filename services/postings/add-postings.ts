import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open-database.ts';
import { addSamples } from './samples/add-samples.ts';

/** Fills the job search in the background: nobody waits for it. */
export function addPostings(
  app: FastifyInstance,
  { samplePostings }: Pick<Configuration, 'samplePostings'>,
  database: Database,
): void {
  let ready: Promise<unknown> | undefined;
  const stop = new AbortController();
  app.addHook('onListen', () => {
    ready = addSamples(database, samplePostings, { signal: stop.signal }).catch((error: unknown) =>
      app.log.error(error),
    );
  });
  app.addHook('onClose', () => {
    stop.abort();
    return ready;
  });
}
