import { startRepeating } from '../../platform/worker/polling-worker.ts';
import { serviceOf } from '../../process/service.ts';
import { purgeDeleted, purgeIntervalMs } from './purge-deleted.ts';

/** Purges what was deleted long enough ago. */
export const retentionWorker = serviceOf('gateway', (app, { data, taskErrors }) => {
  const purging = startRepeating(() => purgeDeleted(data.database, data.store), {
    onError: taskErrors('purge'),
    pollIntervalMs: purgeIntervalMs,
  });
  app.addHook('onClose', () => purging.close());
});
