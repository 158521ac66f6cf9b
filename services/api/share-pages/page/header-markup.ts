import type { ComposedContact, ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { sharedTextsIn } from './texts.ts';

/** Schemes that a link of a document may have; what it is composed from was held to them before. */
const isSafe = (href: string): boolean => /^(?:https?:|mailto:|tel:)/i.test(href);

export function linked({ text, href }: ComposedContact): Markup {
  return href !== null && isSafe(href)
    ? markup`<a href="${href}" rel="nofollow noopener noreferrer">${text}</a>`
    : markup`${text}`;
}

/** A paragraph of a class, unless it is empty. */
export const line = (name: string, text: string): Markup[] =>
  text === '' ? [] : [markup`<p class="${name}">${text}</p>`];

/** Who the page is of: name, headline, contacts, and the headshot, at `picture` where it is a kept one, for a reader of `language`. */
export function headerMarkup(
  { name, headline, contacts, headshot }: ComposedDocument['header'],
  { language, picture }: { readonly language: string; readonly picture: string | undefined },
): Markup {
  const image = headshot ? [markup`<img src="${picture ?? headshot.path}" alt="${headshot.alt}">`] : [];
  const list = contacts.map((contact) => markup`<li>${linked(contact)}</li>`);
  return markup`<header class="${headshot ? 'person pictured' : 'person'}">${image}${name === '' ? [] : [markup`<h1>${name}</h1>`]}${line('headline', headline)}${
    list.length === 0 ? [] : [markup`<ul class="contacts" aria-label="${sharedTextsIn(language).contact}">${list}</ul>`]
  }</header>`;
}
