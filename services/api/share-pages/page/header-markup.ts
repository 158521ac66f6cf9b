import type { ComposedContact, ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { sharedTextsIn } from './texts.ts';

/**
 * Whether a link has one of the schemes that documents may use. The content that the document is composed from was
 * checked before.
 */
const isSafe = (href: string): boolean => /^(?:https?:|mailto:|tel:)/i.test(href);

/** Renders a contact, as a link if its address has a safe scheme. */
export function contactMarkup({ text, href }: ComposedContact): Markup {
  return href !== null && isSafe(href)
    ? markup`<a href="${href}" rel="nofollow noopener noreferrer">${text}</a>`
    : markup`${text}`;
}

/** Renders a paragraph with a class, unless it is empty. */
export const line = (name: string, text: string): Markup[] =>
  text === '' ? [] : [markup`<p class="${name}">${text}</p>`];

/**
 * Renders the person's name, headline, contacts, and headshot for a reader of `language`. The headshot is at `picture`
 * if the share keeps its own copy.
 */
export function headerMarkup(
  { name, headline, contacts, headshot }: ComposedDocument['header'],
  { language, picture }: { readonly language: string; readonly picture: string | undefined },
): Markup {
  const image = headshot ? [markup`<img src="${picture ?? headshot.path}" alt="${headshot.alt}">`] : [];
  const list = contacts.map((contact) => markup`<li>${contactMarkup(contact)}</li>`);
  return markup`<header class="${headshot ? 'person pictured' : 'person'}">${image}${name === '' ? [] : [markup`<h1>${name}</h1>`]}${line('headline', headline)}${
    list.length === 0 ? [] : [markup`<ul class="contacts" aria-label="${sharedTextsIn(language).contact}">${list}</ul>`]
  }</header>`;
}
