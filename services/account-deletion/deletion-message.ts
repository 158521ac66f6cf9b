import { readFileSync } from 'node:fs';
import { brand } from '../../shared/contracts/brand.ts';
import { letter } from '../mail/letter.ts';
import { filled } from '../markup/filled.ts';
import type { Message } from '../mail/mailer.ts';

type TextName = 'subject' | 'greeting' | 'what' | 'until' | 'keep' | 'notYou' | 'automatic';

const texts = JSON.parse(readFileSync(new URL('./locales/en/deletion-mail.json', import.meta.url), 'utf8')) as Readonly<
  Record<TextName, string>
>;

/** The whole day: where the reader lives is not known here. */
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export interface DeletionMail {
  /** The address that the person signs in with. */
  readonly email: string;
  readonly deletionDate: Date;
  /** Of the site, as configured, at which the person signs in. */
  readonly origin: string;
}

/** Tells that an account will be deleted, and how to keep it. */
export function deletionMessage({ email, deletionDate, origin }: DeletionMail): Message {
  const say = filled(texts, { brand: brand.name, email, date: dates.format(deletionDate) });
  const profile = `${origin}/app/profile`;
  return letter({
    to: email,
    subject: say('subject'),
    parts: [
      ...(['greeting', 'what', 'until', 'keep'] as const).map((name) => ({ text: say(name) })),
      { text: profile, link: profile },
      { text: say('notYou') },
      { small: say('automatic') },
    ],
  });
}
