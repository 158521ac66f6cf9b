import { readFileSync } from 'node:fs';
import { brand } from '../../shared/contracts/brand.ts';
import type { Message } from '../mail/mailer.ts';
import { markup } from '../site/markup.ts';

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
  const values: Readonly<Record<string, string>> = { brand: brand.name, email, date: dates.format(deletionDate) };
  const say = (name: TextName): string =>
    texts[name].replace(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
  const profile = `${origin}/app/profile`;
  const paragraph = (name: TextName) => markup`<p style="margin:0 0 16px">${say(name)}</p>`;
  const body = [
    ...(['greeting', 'what', 'until', 'keep'] as const).map(paragraph),
    markup`<p style="margin:0 0 16px"><a href="${profile}" style="color:#207c9d">${profile}</a></p>`,
    paragraph('notYou'),
    markup`<p style="margin:24px 0 0;font-size:13px">${say('automatic')}</p>`,
  ];
  return {
    to: email,
    subject: say('subject'),
    text: [say('greeting'), say('what'), say('until'), say('keep'), profile, say('notYou'), say('automatic'), ''].join(
      '\n\n',
    ),
    // Mail programs know nothing but inline styles.
    html: markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('subject')}</title></head><body style="margin:0;padding:24px 16px;font-family:Lato,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5"><div style="max-width:32em;margin:0 auto">${body}</div></body></html>`
      .source,
  };
}
