import type { ComposedContact, ComposedDocument } from '../../../../shared/documents/composed-document.ts';
import type { SharedDocuments } from '../../../../shared/documents/compose-shared.ts';
import { directionOf } from '../../../platform/i18n/direction-of.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import { lookClassesOf } from './document-styles.ts';
import { headerMarkup } from './header-markup.ts';
import { letterMarkup } from './letter-markup.ts';
import { resumeMarkup } from './resume-markup.ts';
import { sharedTextsIn } from './texts.ts';

/**
 * Marks the language of what the person wrote. The direction of each paragraph then follows its own letters (see the
 * styles).
 */
const inLanguage = ({ language }: ComposedDocument): Markup =>
  markup`lang="${language}" dir="${directionOf(language)}"`;

const classesOf = (document: ComposedDocument, kind: string = document.kind): string =>
  `sheet ${kind} ${lookClassesOf(document)}`;

const bodyOf = (document: ComposedDocument, level: number): Markup | Markup[] =>
  document.kind === 'letter' ? letterMarkup(document, level) : resumeMarkup(document, level);

/** What is shown around documents. */
export interface SheetFrame {
  /** The reader's language (BCP 47). */
  readonly language: string;
  /** The address of the headshot, if the share keeps its own copy. */
  readonly picture: string | undefined;
}

/** Renders one document as semantic HTML, in reading order. */
export const oneSheet = (document: ComposedDocument, frame: SheetFrame): Markup =>
  markup`<main class="${classesOf(document)}" ${inLanguage(document)}>
${headerMarkup(document.header, frame)}
${bodyOf(document, 2)}</main>`;

/** Merges the contacts of both documents without duplicates. */
const together = (...lists: readonly (readonly ComposedContact[])[]): readonly ComposedContact[] => [
  ...new Map(lists.flat().map((contact) => [contact.href ?? contact.text, contact])).values(),
];

const part = (id: 'letter' | 'resume', document: ComposedDocument, language: string): Markup =>
  markup`<section class="${classesOf(document)}" id="${id}" aria-labelledby="${`${id}-title`}" ${inLanguage(document)}>
<h2 class="part" id="${`${id}-title`}" lang="${language}" dir="${directionOf(language)}">${sharedTextsIn(language)[id].title}</h2>
${bodyOf(document, 3)}</section>
`;

/** Renders a letter next to the résumé, with the author once above both (decisions.md "Sharing"). */
export function bundleOfSheets(
  { letter, resume }: { readonly [Name in keyof SharedDocuments]: NonNullable<SharedDocuments[Name]> },
  frame: SheetFrame,
): Markup {
  const contacts = together(resume.header.contacts, letter.header.contacts);
  const headshot = resume.header.headshot ?? letter.header.headshot;
  const header = { ...resume.header, contacts, ...(headshot && { headshot }) };
  return markup`<main class="bundle">
<div class="${classesOf(resume, 'profile')}" ${inLanguage(resume)}>${headerMarkup(header, frame)}</div>
${part('letter', letter, frame.language)}${part('resume', resume, frame.language)}</main>`;
}
