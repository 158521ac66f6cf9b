import { deleteIdentityOf } from '../../domain/accounts/deletion/delete-identity.ts';
import { identityPath } from '../../domain/oauth-clients/web-client.ts';
import type { Service } from '../../process/service.ts';
import { startDeletions } from './sweep-deletions.ts';

/** Deletes accounts whose owners requested it, in the product's data and in the identity provider. */
export const deletionWorker: Service = (app, { configuration, data }) => {
  if (!configuration.roles.has('gateway') || data === undefined) return;
  const { database, store } = data;
  const issuer = `${configuration.siteOrigin}${identityPath}`;
  const stop = startDeletions({
    database,
    store,
    endSignIn: (person) => deleteIdentityOf(database, issuer, person),
    onError: (error) => app.log.error(error),
  });
  app.addHook('onClose', stop);
};
