import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type english from './locales/en/deletion-mail.json';

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'deletion-mail'),
);

/** A date without a time, because the reader's time zone is unknown. */
const wholeDay = { dateStyle: 'long', timeZone: 'UTC' } as const;

export interface DeletionMail {
  /** The confirmed address that the account signs in with. */
  readonly email: string;
  /** The reader's language (BCP 47). */
  readonly language: string;
  readonly deletionDate: Date;
  /** The origin, from the configuration, of the site at which the user signs in. */
  readonly origin: string;
}

/** Creates the message that an account will be deleted, with how to keep it. */
export function deletionMessage({ email, language, deletionDate, origin }: DeletionMail): Message {
  const values = { email, date: datesIn(language, wholeDay).format(deletionDate) };
  const t = (name: keyof typeof english): string => translatorIn(language)(name, values);
  const profile = `${origin}/app/profile`;
  return letter({
    to: email,
    language,
    subject: t('subject'),
    parts: [
      ...(['greeting', 'what', 'until', 'keep'] as const).map((name) => ({ text: t(name) })),
      { text: profile, link: profile },
      { text: t('notYou') },
      { small: t('automatic') },
    ],
  });
}
