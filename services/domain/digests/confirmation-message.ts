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
  { sayIn }: Pick<DigestKind, 'sayIn'>,
  { email, language, address }: Question,
): Message {
  const say = sayIn(language);
  return letter({
    to: email,
    language,
    subject: say('confirmSubject'),
    parts: [
      { text: say('confirmGreeting') },
      { text: say('confirmWhat', { email }) },
      { text: address, link: address },
      { text: say('confirmNot') },
      { small: say('confirmAutomatic') },
    ],
  });
}
