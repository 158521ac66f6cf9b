import { digestKinds } from '../../domain/digests/digest-kinds.ts';
import { openGazetteer } from '../../domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../../domain/job-search/postgres/postgres-search.ts';
import { serviceOf } from '../../process/service.ts';
import { startDigests } from './start-digests.ts';

/** Writes daily emails. */
export const digestWorker = serviceOf('gateway', (app, { data, sites }) => {
  const { database, outbox } = data;
  const jobSearch = createPostgresSearch(database, openGazetteer);
  const onError = (error: unknown): void => app.log.error(error);
  for (const kind of Object.values(digestKinds)) {
    const digests = startDigests(kind, { database, jobSearch, outbox, sites, onError });
    app.addHook('onClose', () => digests.close());
  }
});
