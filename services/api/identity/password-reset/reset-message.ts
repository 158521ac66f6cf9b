import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type english from '../locales/en/password-reset.json';
import type { ResetMail } from './request-reset.ts';
import { linkLifetime, resetLink } from './reset-token.ts';

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'password-reset'),
);

/**
 * Composes the email with the link. `origin` is the site's configured origin: that of the request could lead the person
 * to an attacker's page. The email also names the host and the login route where the person continues afterward
 * (product.md §7).
 */
export function resetMessage(origin: string, { email, token, language }: ResetMail): Message {
  const login = `${origin}/login`;
  const values = { email, login, minutes: String(linkLifetime / 60) };
  const t = (name: keyof typeof english): string => translatorIn(language)(name, values);
  return letter({
    to: email,
    language,
    subject: t('subject'),
    usefulFor: linkLifetime * 1000,
    parts: [
      { text: t('greeting') },
      { text: t('why') },
      { action: t('action'), link: resetLink(origin, token) },
      { text: t('lifetime') },
      { text: `${t('signedOut')} ${t('afterwards')}`, link: login },
      { text: t('notYou') },
      { small: t('automatic') },
    ],
  });
}
