import { datesIn } from '../../../platform/i18n/formats-in.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { letter } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { browserNameOf } from '../devices/browser-name.ts';
import { linkWith } from '../link-token.ts';
import type english from '../locales/en/new-device.json';

const translatorIn = createTranslator(
  localeTexts<typeof english>(new URL('../locales/', import.meta.url), 'new-device'),
);

/** The reader's time zone is unknown, so times are in UTC. */
const timeFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

export interface NewDeviceMail {
  readonly email: string;
  /** The token of the link that ends the sign-in. */
  readonly token: string;
  readonly userAgent: string;
  readonly at: Date;
  /** The language in which the person reads. */
  readonly language: string;
}

/** Composes the email about a sign-in on a new device, with one link that ends it. */
export function newDeviceMessage(origin: string, { email, token, userAgent, at, language }: NewDeviceMail): Message {
  const { browser = '', system = '' } = browserNameOf(userAgent);
  const values = { email, browser, system, time: datesIn(language, timeFormat).format(at) };
  const t = (name: keyof typeof english): string => translatorIn(language)(name, values);
  const device = browser === '' || system === '' ? 'unknownDevice' : 'device';
  return letter({
    to: email,
    language,
    subject: t('subject'),
    parts: [
      { text: t('greeting') },
      { text: t('what') },
      { text: t(device) },
      { text: t('you') },
      { text: t('notYou') },
      { action: t('action'), link: linkWith(`${origin}/end-session`, token) },
      { small: t('automatic') },
    ],
  });
}
