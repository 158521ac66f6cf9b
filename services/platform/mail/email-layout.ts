import { markup, type Markup } from '../http/markup.ts';
import type { Message } from './mailer.ts';

/** One part of a message. Parts are shown from top to bottom. */
export type Part =
  /** A paragraph. `link` is an address that occurs in `text`. */
  | { readonly text: string; readonly link?: string }
  /** A button with the label `action` that opens `link`. */
  | { readonly action: string; readonly link: string }
  | { readonly small: string; readonly link?: string };

export interface EmailLayout extends Pick<Message, 'to' | 'subject' | 'usefulFor'> {
  /** The language of the texts (BCP 47). */
  readonly language: string;
  readonly parts: readonly Part[];
}

const linkTo = (address: string): Markup =>
  markup`<a class="link" href="${address}" style="color:#207c9d">${address}</a>`;

/** No color has enough contrast on white and on a dark background, so programs with a dark one show a light color. */
const darkLinks = '@media (prefers-color-scheme:dark){a.link{color:#6fc3de!important}}';

function textWithLink(text: string, link: string | undefined): Markup {
  const at = link === undefined ? -1 : text.indexOf(link);
  if (link === undefined || at < 0) return markup`${text}`;
  return markup`${text.slice(0, at)}${linkTo(link)}${text.slice(at + link.length)}`;
}

/**
 * Styles are inline, because many mail programs support nothing else. Other links show their address, so that readers see
 * where a click leads.
 */
function htmlOf(part: Part): Markup {
  if ('small' in part)
    return markup`<p style="margin:24px 0 0;font-size:13px">${textWithLink(part.small, part.link)}</p>`;
  if ('action' in part)
    return markup`<p style="margin:0 0 16px"><a href="${part.link}" style="display:inline-block;padding:10px 20px;border-radius:20px;background:#207c9d;color:#ffffff;text-decoration:none;font-weight:bold">${part.action}</a></p>`;
  return markup`<p style="margin:0 0 16px">${textWithLink(part.text, part.link)}</p>`;
}

const textOf = (part: Part): string => ('small' in part ? part.small : 'action' in part ? part.link : part.text);

/** Builds a message in plain text and HTML from the same parts in the same order. */
export const letter = ({ parts, language, ...envelope }: EmailLayout): Message => ({
  ...envelope,
  text: [...parts.map(textOf), ''].join('\n\n'),
  html: markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${envelope.subject}</title><style>${darkLinks}</style></head><body style="margin:0;padding:24px 16px;font-family:Lato,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5"><div style="max-width:32em;margin:0 auto">${parts.map(htmlOf)}</div></body></html>`
    .source,
});
