import type { ComposedContact, ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import type { SharedDocuments } from '../../../../shared/documents/compose-shared.ts';
import { directionOf } from '../../../platform/i18n/direction-of.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { headerMarkup } from './header-markup.ts';
import { letterMarkup } from './letter-markup.ts';
import { resumeMarkup } from './resume-markup.ts';
import { sharedTextsIn } from './texts.ts';

/** Around what the person wrote it is read in its own language; each paragraph then follows its own letters (see the styles). */
const inLanguage = ({ language }: ComposedDocument): Markup =>
  markup`lang="${language}" dir="${directionOf(language)}"`;

const bodyOf = (document: ComposedDocument, level: number): Markup | Markup[] =>
  document.kind === 'letter' ? letterMarkup(document, level) : resumeMarkup(document, level);

/** What is shown around documents. */
export interface SheetFrame {
  /** BCP 47: the reader's. */
  readonly language: string;
  /** The headshot, where it is a kept one. */
  readonly picture: string | undefined;
}

/** One document as HTML that says what everything is, in reading order. */
export const oneSheet = (document: ComposedDocument, frame: SheetFrame): Markup =>
  markup`<main class="${`sheet ${document.kind}`}" ${inLanguage(document)}>
${headerMarkup(document.header, frame)}
${bodyOf(document, 2)}</main>`;

/** Contacts of both, each once. */
const together = (...lists: readonly (readonly ComposedContact[])[]): readonly ComposedContact[] => [
  ...new Map(lists.flat().map((contact) => [contact.href ?? contact.text, contact])).values(),
];

const part = (id: 'letter' | 'resume', document: ComposedDocument, language: string): Markup =>
  markup`<section class="${`sheet ${document.kind}`}" id="${id}" aria-labelledby="${`${id}-title`}" ${inLanguage(document)}>
<h2 class="part" id="${`${id}-title`}" lang="${language}" dir="${directionOf(language)}">${sharedTextsIn(language)[id].title}</h2>
${bodyOf(document, 3)}</section>
`;

/** A letter with the résumé beside it: who wrote them stands above both, once (decisions.md "Sharing"). */
export function bundleOfSheets(
  { letter, resume }: { readonly [Name in keyof SharedDocuments]: NonNullable<SharedDocuments[Name]> },
  frame: SheetFrame,
): Markup {
  const contacts = together(resume.header.contacts, letter.header.contacts);
  const headshot = resume.header.headshot ?? letter.header.headshot;
  const header = { ...resume.header, contacts, ...(headshot && { headshot }) };
  return markup`<main class="bundle">
<div class="sheet profile" ${inLanguage(resume)}>${headerMarkup(header, frame)}</div>
${part('letter', letter, frame.language)}${part('resume', resume, frame.language)}</main>`;
}
