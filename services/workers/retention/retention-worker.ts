import { startRepeating } from '../../platform/worker/polling-worker.ts';
import { serviceOf } from '../../process/service.ts';
import { purgeDeleted, purgeIntervalMs } from './purge-deleted.ts';

/** Purges what was deleted long enough ago. */
export const retentionWorker = serviceOf('gateway', (app, { data }) => {
  const purging = startRepeating(() => purgeDeleted(data.database, data.store), {
    onError: (error) => app.log.error(error),
    pollIntervalMs: purgeIntervalMs,
  });
  app.addHook('onClose', () => purging.close());
});
