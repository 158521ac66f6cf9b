import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type english from '../locales/en/email-changed.json';
import { emailLink } from './email-links.ts';

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'email-changed'),
);

/** The reader's time zone is unknown, so times are in UTC. */
const timeFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

export interface EmailChangedMail {
  /** The former address, to which the email is sent. */
  readonly email: string;
  readonly newEmail: string;
  readonly at: Date;
  /** The token that undoes the change. */
  readonly token: string;
  /** The language in which the person reads. */
  readonly language: string;
}

/** Composes the email that says that the account has another address now, and how to undo that. */
export function emailChangedMessage(origin: string, mail: EmailChangedMail): Message {
  const { email, newEmail, at, token, language } = mail;
  const values = { email, newEmail, time: datesIn(language, timeFormat).format(at) };
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
      { action: t('action'), link: emailLink(origin, token) },
      { small: t('automatic') },
    ],
  });
}
