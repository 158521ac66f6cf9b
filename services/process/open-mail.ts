import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { identitySecrets } from '../config/identity-secrets.ts';
import { createVault, type Vault } from '../platform/vault/vault.ts';
import { openOutbox } from '../platform/mail/open-outbox.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { giftOutcomes } from './open-plans.ts';

/**
 * Returns the vault that seals waiting emails, if the processes share a secret. With an external provider, they need
 * none.
 */
function mailSealing(configuration: Configuration): Vault | undefined {
  const { identitySecrets: configuredSecrets, databaseUrl, roles } = configuration;
  const hasSecret = configuredSecrets.length > 0 || databaseUrl === undefined || roles.has('identity');
  return hasSecret ? createVault(identitySecrets(configuration)) : undefined;
}

/** Opens the process's outbox, which logs its failures and ends with the process. */
export function openMail(app: FastifyInstance, configuration: Configuration, database: Database): Outbox {
  const outbox: Outbox = openOutbox(configuration.mail, {
    database,
    sealing: mailSealing(configuration),
    onFailure: (failure) => app.log.warn(failure, 'An email was not sent.'),
    onError: (error) => app.log.error(error),
    onOutcome: giftOutcomes(database, configuration.siteOrigin, () => outbox),
  });
  app.addHook('onClose', () => outbox.close());
  return outbox;
}
