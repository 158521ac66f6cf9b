import { digestKinds } from '../../domain/digests/digest-kinds.ts';
import { openGazetteer } from '../../domain/job-search/places/open-gazetteer.ts';
import { createPostgresSearch } from '../../domain/job-search/postgres/postgres-search.ts';
import { serviceOf } from '../../process/service.ts';
import { startDigests } from './start-digests.ts';

/** Writes daily emails. */
export const digestWorker = serviceOf('gateway', (app, { data, sites, taskErrors }) => {
  const { database, outbox } = data;
  const jobSearch = createPostgresSearch(database, openGazetteer);
  for (const [task, kind] of [
    ['job_digests', digestKinds.jobs],
    ['search_digests', digestKinds.searches],
  ] as const) {
    const onError = taskErrors(task);
    const digests = startDigests(kind, { database, jobSearch, outbox, sites, onError });
    app.addHook('onClose', () => digests.close());
  }
});
