import { letter } from '../../platform/mail/email-layout.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import type { DigestKind } from './digest-kind.ts';

interface Question {
  readonly email: string;
  readonly language: string;
  /** The address at which the reader answers. */
  readonly address: string;
}

/** Creates the message that asks whether daily emails are wanted. */
export function confirmationMessage(
  { translatorIn }: Pick<DigestKind, 'translatorIn'>,
  { email, language, address }: Question,
): Message {
  const t = translatorIn(language);
  return letter({
    to: email,
    language,
    subject: t('confirmSubject'),
    parts: [
      { text: t('confirmGreeting') },
      { text: t('confirmWhat', { email }) },
      { text: address, link: address },
      { text: t('confirmNot') },
      { small: t('confirmAutomatic') },
    ],
  });
}
