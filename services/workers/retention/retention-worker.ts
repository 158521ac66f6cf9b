import type { Service } from '../../process/service.ts';
import { startPurge } from './start-purge.ts';

/** Purges what was deleted long enough ago. */
export const retentionWorker: Service = (app, { configuration, data }) => {
  if (!configuration.roles.has('gateway') || data === undefined) return;
  const stop = startPurge(data.database, (error) => app.log.error(error));
  app.addHook('onClose', stop);
};
