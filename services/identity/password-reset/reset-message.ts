import { readFileSync } from 'node:fs';
import { brand } from '../../../shared/contracts/brand.ts';
import type { Message } from '../../mail/mailer.ts';
import type { ResetMail } from './request-reset.ts';
import { linkLifetime, resetLink } from './reset-token.ts';

type TextName =
  'subject' | 'greeting' | 'why' | 'action' | 'lifetime' | 'afterwards' | 'signedOut' | 'notYou' | 'automatic';

const texts = JSON.parse(
  readFileSync(new URL('../locales/en/password-reset.json', import.meta.url), 'utf8'),
) as Readonly<Record<TextName, string>>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

/** Mail programs know nothing but inline styles; links in plain words, so that what one clicks is what one reads. */
function document(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;padding:24px 16px;font-family:Lato,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">` +
    `<div style="max-width:32em;margin:0 auto">${body}</div></body></html>`
  );
}

/**
 * The message with the link. `origin` is the site's, as configured: a request's own idea of it could lead the person to
 * somebody else's page. It also names where one goes on afterwards, the host and the login route (product.md §7).
 */
export function resetMessage(origin: string, { email, token }: ResetMail): Message {
  const link = resetLink(origin, token);
  const login = `${origin}/login`;
  const values: Readonly<Record<string, string>> = {
    brand: brand.name,
    email,
    login,
    minutes: String(linkLifetime / 60),
  };
  const say = (name: TextName): string =>
    texts[name].replace(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
  const html = (name: TextName): string => paragraph(escapeHtml(say(name)));
  const linked = escapeHtml(say('afterwards')).replace(
    escapeHtml(login),
    `<a href="${escapeHtml(login)}" style="color:#207c9d">${escapeHtml(login)}</a>`,
  );
  const button =
    `<a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 20px;border-radius:20px;` +
    `background:#207c9d;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(say('action'))}</a>`;
  return {
    to: email,
    subject: say('subject'),
    text: [
      say('greeting'),
      say('why'),
      link,
      say('lifetime'),
      `${say('signedOut')} ${say('afterwards')}`,
      say('notYou'),
      say('automatic'),
      '',
    ].join('\n\n'),
    html: document(
      say('subject'),
      html('greeting') +
        html('why') +
        paragraph(button) +
        html('lifetime') +
        paragraph(`${escapeHtml(say('signedOut'))} ${linked}`) +
        html('notYou') +
        `<p style="margin:24px 0 0;font-size:13px">${escapeHtml(say('automatic'))}</p>`,
    ),
  };
}
