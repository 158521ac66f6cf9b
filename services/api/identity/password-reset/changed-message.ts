import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type english from '../locales/en/password-changed.json';

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'password-changed'),
);

/** The reader's time zone is unknown, so times are in UTC. */
const timeFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

export interface ChangedMail {
  readonly email: string;
  readonly at: Date;
  /** The language in which the person reads. */
  readonly language: string;
}

/** Composes the email that says that the account has a new password, and what to do if another person chose it. */
export function changedMessage(origin: string, { email, at, language }: ChangedMail): Message {
  const values = { email, time: datesIn(language, timeFormat).format(at) };
  const t = (name: keyof typeof english): string => translatorIn(language)(name, values);
  return letter({
    to: email,
    language,
    subject: t('subject'),
    parts: [
      { text: t('greeting') },
      { text: t('what') },
      { text: t('you') },
      { text: t('notYou') },
      { action: t('action'), link: `${origin}/forgot-password` },
      { text: t('mailbox') },
      { small: t('automatic') },
    ],
  });
}
