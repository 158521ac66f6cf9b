import { createFileMailer } from './file-mailer.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import type { MailSettings } from './read-mail-settings.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Creates the outbox with the mailer that the settings name. */
export const openOutbox = (settings: MailSettings, options: Omit<OutboxOptions, 'mailer'>): Outbox =>
  createOutbox({
    ...options,
    mailer: settings.way === 'smtp' ? createSmtpMailer(settings) : createFileMailer(settings),
  });
