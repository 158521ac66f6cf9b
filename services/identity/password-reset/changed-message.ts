import { readFileSync } from 'node:fs';
import { brand } from '../../../shared/contracts/brand.ts';
import { letter } from '../../mail/letter.ts';
import { filled } from '../../markup/filled.ts';
import type { Message } from '../../mail/mailer.ts';

type TextName = 'subject' | 'greeting' | 'what' | 'you' | 'notYou' | 'action' | 'mailbox' | 'automatic';

const texts = JSON.parse(
  readFileSync(new URL('../locales/en/password-changed.json', import.meta.url), 'utf8'),
) as Readonly<Record<TextName, string>>;

/** Where the reader lives is not known here. */
const times = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Tells that the account has another password, and what to do if somebody else has chosen it. */
export function changedMessage(origin: string, { email, at }: { readonly email: string; readonly at: Date }): Message {
  const say = filled(texts, { brand: brand.name, email, time: times.format(at) });
  return letter({
    to: email,
    subject: say('subject'),
    parts: [
      { text: say('greeting') },
      { text: say('what') },
      { text: say('you') },
      { text: say('notYou') },
      { action: say('action'), link: `${origin}/forgot-password` },
      { text: say('mailbox') },
      { small: say('automatic') },
    ],
  });
}
