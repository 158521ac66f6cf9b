import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type english from '../locales/en/email-confirmation.json';
import { emailLink, emailLinkLifetimes } from './email-links.ts';

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'email-confirmation'),
);

export interface ConfirmationMail {
  readonly email: string;
  readonly token: string;
  /** The language in which the person reads. */
  readonly language: string;
}

/** Composes the email that asks whether an address belongs to an account. */
export function confirmationMessage(origin: string, { email, token, language }: ConfirmationMail): Message {
  const t = (name: keyof typeof english): string => translatorIn(language)(name, { email });
  return letter({
    to: email,
    language,
    subject: t('subject'),
    usefulFor: emailLinkLifetimes.confirm * 1000,
    parts: [
      { text: t('greeting') },
      { text: t('what') },
      { action: t('action'), link: emailLink(origin, token) },
      { text: t('lifetime') },
      { text: t('notYou') },
      { small: t('automatic') },
    ],
  });
}
