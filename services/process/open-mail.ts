import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { identitySecrets } from '../config/identity-secrets.ts';
import { createVault, type Vault } from '../platform/vault/vault.ts';
import { type Outbox, createOutbox, type OutboxOptions } from '../platform/mail/outbox.ts';
import { giftOutcomes } from './open-plans.ts';
import { createFileMailer } from '../platform/mail/file-mailer.ts';
import type { MailSettings } from '../platform/mail/read-mail-settings.ts';
import type { Counters } from '../platform/telemetry/metrics.ts';
import type { TaskErrors } from './tasks.ts';
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts';

/** Creates the outbox with the mailer that the settings name. */
const openOutbox = (settings: MailSettings, options: Omit<OutboxOptions, 'mailer'>): Outbox =>
  createOutbox({
    ...options,
    mailer: settings.way === 'smtp' ? createSmtpMailer(settings) : createFileMailer(settings),
  });

/**
 * Returns the vault that seals waiting emails, if the processes share a secret. With an external provider, they need
 * none.
 */
function mailSealing(configuration: Configuration): Vault | undefined {
  const { identitySecrets: configuredSecrets, databaseUrl, roles } = configuration;
  const hasSecret = configuredSecrets.length > 0 || databaseUrl === undefined || roles.has('identity');
  return hasSecret ? createVault(identitySecrets(configuration)) : undefined;
}

/** Where the outbox counts and logs. */
export interface MailReporters {
  readonly counters: Pick<Counters, 'countMail'>;
  readonly taskErrors: TaskErrors;
}

/** Opens the process's outbox, which logs its failures and ends with the process. */
export function openMail(
  app: FastifyInstance,
  configuration: Configuration,
  database: Database,
  { counters: { countMail }, taskErrors }: MailReporters,
): Outbox {
  const outbox: Outbox = openOutbox(configuration.mail, {
    database,
    sealing: mailSealing(configuration),
    onSent: () => countMail('sent'),
    onFailure(failure) {
      countMail(failure.isLast ? 'refused' : 'later');
      app.log.warn(failure, 'An email was not sent');
    },
    onError: taskErrors('mail'),
    onOutcome: giftOutcomes(database, configuration.siteOrigin, () => outbox),
  });
  app.addHook('onClose', () => outbox.close());
  return outbox;
}
