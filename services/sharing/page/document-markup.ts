import type {
  ComposedContact,
  ComposedResume,
  ComposedEntry,
  ComposedGroup,
  ComposedSection,
} from '../../../shared/documents/composed-document.ts';
import { markup, type Markup } from '../../markup/markup.ts';
import { sharedTexts } from './texts.ts';

/** Schemes that a link of a document may have; what it is composed from was held to them before. */
const isSafe = (href: string): boolean => /^(?:https?:|mailto:|tel:)/i.test(href);

function linked({ text, href }: ComposedContact): Markup {
  return href !== null && isSafe(href)
    ? markup`<a href="${href}" rel="nofollow noopener noreferrer">${text}</a>`
    : markup`${text}`;
}

const paragraphs = (texts: readonly string[]): Markup[] => texts.map((text) => markup`<p>${text}</p>`);

const points = (texts: readonly string[]): Markup[] =>
  texts.length === 0 ? [] : [markup`<ul>${texts.map((text) => markup`<li>${text}</li>`)}</ul>`];

const part = (name: string, text: string): Markup[] => (text === '' ? [] : [markup`<p class="${name}">${text}</p>`]);

const entry = ({ title, subtitle, location, dates, link, ...body }: ComposedEntry): Markup => markup`<article>
<header>${title === '' ? [] : [markup`<h3>${title}</h3>`]}${part('dates', dates)}${part('subtitle', subtitle)}${part('place', location)}${
  link ? [markup`<p class="link">${linked(link)}</p>`] : []
}</header>
${paragraphs(body.paragraphs)}${points(body.points)}</article>
`;

const group = ({ name, items }: ComposedGroup): Markup =>
  markup`<div>${name === '' ? [] : [markup`<dt>${name}</dt>`]}<dd>${items.join(', ')}</dd></div>`;

function body(section: ComposedSection): Markup[] {
  switch (section.kind) {
    case 'text':
      return paragraphs(section.paragraphs);
    case 'entries':
      return section.entries.map(entry);
    case 'groups':
      return [markup`<dl>${section.groups.map(group)}</dl>`];
  }
}

const section = (each: ComposedSection, index: number): Markup =>
  markup`<section aria-labelledby="section-${index}"><h2 id="section-${index}">${each.title}</h2>
${body(each)}</section>
`;

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Samr', 'Mand']);

/** How a page in a language runs; each paragraph then follows its own letters (see the styles). */
const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** A document as HTML that says what everything is, in reading order; `picture` is the headshot where it is a kept one. */
export function documentMarkup({ header, sections, language }: ComposedResume, picture?: string): Markup {
  const contacts = header.contacts.map((contact) => markup`<li>${linked(contact)}</li>`);
  const { headshot } = header;
  const image = headshot ? [markup`<img src="${picture ?? headshot.path}" alt="${headshot.alt}">`] : [];
  return markup`<main class="sheet" lang="${language}" dir="${directionOf(language)}">
<header class="${headshot ? 'person pictured' : 'person'}">${image}${header.name === '' ? [] : [markup`<h1>${header.name}</h1>`]}${part('headline', header.headline)}${
    contacts.length === 0 ? [] : [markup`<ul class="contacts" aria-label="${sharedTexts.contact}">${contacts}</ul>`]
  }</header>
${sections.map(section)}</main>`;
}
