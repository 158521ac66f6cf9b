import { deleteIdentityOf } from '../../domain/accounts/deletion/delete-identity.ts';
import { identityPath } from '../../domain/oauth-clients/web-client.ts';
import { serviceOf } from '../../process/service.ts';
import { startRepeating } from '../../platform/worker/polling-worker.ts';
import { deletionsEvery, type DeletionOptions, sweepDeletions } from './sweep-deletions.ts';

/** Deletes accounts whose owners requested it, in the product's data and in the identity provider. */
export const deletionWorker = serviceOf('gateway', (app, { configuration, data, taskErrors }) => {
  const { database, store } = data;
  const issuer = `${configuration.siteOrigin}${identityPath}`;
  const options: DeletionOptions = {
    database,
    store,
    endSignIn: (person) => deleteIdentityOf(database, issuer, person),
    onError: taskErrors('deletions'),
  };
  const sweeping = startRepeating(() => sweepDeletions(options), {
    onError: options.onError,
    pollIntervalMs: deletionsEvery,
  });
  app.addHook('onClose', () => sweeping.close());
});
