import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type english from '../locales/en/factor-changed.json';

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'factor-changed'),
);

/** The reader's time zone is unknown, so times are in UTC. */
const timeFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

/** What has changed, which is also the name of its sentence. */
export type FactorChange =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'recoveryCodesReplaced'
  | 'recoveryCodeUsed';

export interface FactorChangedMail {
  readonly email: string;
  readonly change: FactorChange;
  readonly at: Date;
  /** The language in which the person reads. */
  readonly language: string;
}

/** Composes the email that says what has changed about signing in, and what to do if another person did it. */
export function factorChangedMessage(origin: string, { email, change, at, language }: FactorChangedMail): Message {
  const values = { email, time: datesIn(language, timeFormat).format(at) };
  const t = (name: keyof typeof english): string => translatorIn(language)(name, values);
  return letter({
    to: email,
    language,
    subject: t('subject'),
    parts: [
      { text: t('greeting') },
      { text: t(change) },
      { text: t('you') },
      { text: t('notYou') },
      { action: t('action'), link: `${origin}/forgot-password` },
      { small: t('automatic') },
    ],
  });
}
