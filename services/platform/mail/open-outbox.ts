import { createFileMailer } from './file-mailer.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import type { MailSettings } from './read-mail-settings.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The outbox that the settings ask for. */
export const openOutbox = (settings: MailSettings, options: Omit<OutboxOptions, 'mailer'>): Outbox =>
  createOutbox({
    ...options,
    mailer: settings.way === 'smtp' ? createSmtpMailer(settings) : createFileMailer(settings),
  });
