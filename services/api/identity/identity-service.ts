import { identitySecrets } from '../../config/identity-secrets.ts';
import { deleteDataOf } from '../../domain/accounts/deletion/delete-account-data.ts';
import { serviceOf } from '../../process/service.ts';
import { identity } from './identity.ts';
import { defaultLimits } from './sign-in-limits.ts';

/** Serves the identity provider under `/identity`. */
export const identityService = serviceOf('identity', async (app, context) => {
  const { configuration, data, partners, capabilities, recordActivity, counters, taskErrors } = context;
  await app.register(identity, {
    database: data.database,
    origin: configuration.siteOrigin,
    secrets: identitySecrets(configuration),
    partners,
    clients: configuration.clients,
    outbox: data.outbox,
    limits: { ...defaultLimits, signUps: { points: configuration.signUpsPerHour, duration: 3600 } },
    recordActivity,
    countSignIn: counters.countSignIn,
    taskErrors,
    onReady: ({ personOf }) => (capabilities.readSessionUser = personOf),
    onAccountsExpired: (issuer, subjects) => deleteDataOf(data, issuer, subjects),
  });
});
