import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open-database.ts';
import { beginReading } from '../job-search/fit/read-postings.ts';
import { type Rounds, startRounds } from '../rounds/rounds.ts';
import { addSamples } from './samples/add-samples.ts';

/** Milliseconds between two looks for postings of which nobody has read yet what they ask for. */
const lookEvery = 60_000;

/** Fills the job search in the background, and reads what its postings ask for: nobody waits for it. */
export function addPostings(
  app: FastifyInstance,
  { samplePostings }: Pick<Configuration, 'samplePostings'>,
  database: Database,
): void {
  let ready: Promise<unknown> | undefined;
  let reading: Rounds | undefined;
  const onError = (error: unknown): void => app.log.error(error);
  const stop = new AbortController();
  app.addHook('onListen', () => {
    ready = addSamples(database, samplePostings, { signal: stop.signal })
      .catch(onError)
      .then(() => {
        if (stop.signal.aborted) return;
        reading = startRounds({ begin: () => Promise.resolve(beginReading(database)), onError, lookEvery });
      });
  });
  app.addHook('onClose', () => {
    stop.abort();
    return Promise.all([ready, reading?.close()]);
  });
}
