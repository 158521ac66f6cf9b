import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { identitySecrets } from '../config/identity-secrets.ts';
import { createVault, type Vault } from '../platform/vault/vault.ts';
import { openOutbox } from '../platform/mail/open-outbox.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { giftOutcomes } from './add-plans.ts';

/** What waits to be sent is sealed, where the processes share a secret; with another provider they need none. */
function mailSealing(configuration: Configuration): Vault | undefined {
  const { identitySecrets: given, databaseUrl, roles } = configuration;
  const hasSecret = given.length > 0 || databaseUrl === undefined || roles.has('identity');
  return hasSecret ? createVault(identitySecrets(configuration)) : undefined;
}

/** The process's outbox, which writes its failures into the log and ends with it. */
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
