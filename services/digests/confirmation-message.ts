import { letter } from '../mail/letter.ts';
import type { Message } from '../mail/mailer.ts';
import type { DigestKind } from './digest-kind.ts';

/** Asks whether the messages are wanted. */
export const confirmationMessage = ({ say }: Pick<DigestKind, 'say'>, email: string, address: string): Message =>
  letter({
    to: email,
    subject: say('confirmSubject'),
    parts: [
      { text: say('confirmGreeting') },
      { text: say('confirmWhat', { email }) },
      { text: address, link: address },
      { text: say('confirmNot') },
      { small: say('confirmAutomatic') },
    ],
  });
