import type { ComposedContact, ComposedDocument } from '../../../shared/documents/composed-document.ts';
import type { SharedDocuments } from '../../../shared/documents/compose-shared.ts';
import { markup, type Markup } from '../../markup/markup.ts';
import { headerMarkup } from './header-markup.ts';
import { letterMarkup } from './letter-markup.ts';
import { resumeMarkup } from './resume-markup.ts';
import { sharedTexts } from './texts.ts';

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Samr', 'Mand']);

/** How a page in a language runs; each paragraph then follows its own letters (see the styles). */
const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

const inLanguage = ({ language }: ComposedDocument): Markup =>
  markup`lang="${language}" dir="${directionOf(language)}"`;

const bodyOf = (document: ComposedDocument, level: number): Markup | Markup[] =>
  document.kind === 'letter' ? letterMarkup(document, level) : resumeMarkup(document, level);

/** One document as HTML that says what everything is, in reading order; `picture` is the headshot where it is a kept one. */
export const oneSheet = (document: ComposedDocument, picture: string | undefined): Markup =>
  markup`<main class="${`sheet ${document.kind}`}" ${inLanguage(document)}>
${headerMarkup(document.header, picture)}
${bodyOf(document, 2)}</main>`;

/** Contacts of both, each once. */
const together = (...lists: readonly (readonly ComposedContact[])[]): readonly ComposedContact[] => [
  ...new Map(lists.flat().map((contact) => [contact.href ?? contact.text, contact])).values(),
];

const part = (id: 'letter' | 'resume', document: ComposedDocument): Markup =>
  markup`<section class="${`sheet ${document.kind}`}" id="${id}" aria-labelledby="${`${id}-title`}" ${inLanguage(document)}>
<h2 class="part" id="${`${id}-title`}" lang="en" dir="ltr">${sharedTexts[id].title}</h2>
${bodyOf(document, 3)}</section>
`;

/** A letter with the résumé beside it: who wrote them stands above both, once (decisions.md "Sharing"). */
export function bundleOfSheets(
  { letter, resume }: { readonly [Name in keyof SharedDocuments]: NonNullable<SharedDocuments[Name]> },
  picture: string | undefined,
): Markup {
  const contacts = together(resume.header.contacts, letter.header.contacts);
  const headshot = resume.header.headshot ?? letter.header.headshot;
  const header = { ...resume.header, contacts, ...(headshot && { headshot }) };
  return markup`<main class="bundle">
<div class="sheet profile" ${inLanguage(resume)}>${headerMarkup(header, picture)}</div>
${part('letter', letter)}${part('resume', resume)}</main>`;
}
