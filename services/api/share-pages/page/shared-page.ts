import type { ComposedDocument, ComposedResume } from '../../../../shared/documents/composed-document.ts';
import type { SharedDocuments } from '../../../../shared/documents/compose-shared.ts';
import { plainLine } from '../../../../shared/documents/letter/composed-letter.ts';
import { markup, type Markup } from '../../../platform/http/markup.ts';
import type { PublicPageParts } from '../../../platform/pages/public-page.ts';
import { previewSize } from '../../../domain/thumbnails/draw-thumbnail.ts';
import { aboutMarkup } from './about-markup.ts';
import { linkedDataOf } from './linked-data.ts';
import { sharedFooter } from './plain-pages.ts';
import { bundleOfSheets, oneSheet } from './sheet.ts';
import { sharedTextsIn } from './texts.ts';
import { punctuateDocument } from '../../../../shared/documents/punctuation/punctuate-document.ts';
import { templateOf } from '../../../../shared/typesetting/templates.ts';

/**
 * Returns a document as its pages show it: with the same punctuation, and without a headshot where the template has no
 * place for one.
 */
function normalizeForTemplate<Document extends ComposedDocument>(composed: Document): Document {
  const document = punctuateDocument(composed);
  const { headshot, ...texts } = document.header;
  const leavesOut = headshot !== undefined && !templateOf(document.design.template).hasHeadshot;
  return leavesOut ? { ...document, header: texts } : document;
}

/** The length of the description in previews, in characters. */
const descriptionLength = 200;

/** Returns how a document begins below its header. */
function beginningOf(document: ComposedDocument): string {
  if (document.kind === 'letter') {
    const { subject, parts } = document.letter;
    return plainLine(subject) || plainLine(parts[0]?.paragraphs[0] ?? []);
  }
  return document.sections.flatMap((section) => (section.kind === 'text' ? section.paragraphs : []))[0] ?? '';
}

/** Returns the description of a document in previews: its headline and how it begins. */
function descriptionOf(document: ComposedDocument): string {
  const text = [document.header.headline, beginningOf(document)].filter((each) => each !== '').join(' · ');
  return text.length <= descriptionLength
    ? text
    : `${text.slice(0, descriptionLength).replace(/(?<!\s)\s+\S*$/u, '')}…`;
}

export interface SharedPageInput {
  /** The reader's language (BCP 47). */
  readonly language: string;
  readonly documents: SharedDocuments;
  /** The address of the headshot, if it is not the profile's. */
  readonly picture?: string | undefined;
  /** The absolute address of the page. */
  readonly address: string;
  /** When the copy was made that the link shows; null if it shows the documents as they are now. */
  readonly frozenAt: Date | null;
  readonly isListed: boolean;
}

/** The names of the files under a link. */
export const sharedFiles = { document: 'document.pdf', resumeOfBundle: 'resume.pdf', preview: 'preview.png' } as const;

const button = (look: 'main' | 'plain', href: string, text: string): Markup =>
  markup`<a class="${`button ${look}`}" href="${href}">${text}</a>`;

function bundleBar(path: string, about: Markup, language: string): Markup {
  const { parts, letter, resume } = sharedTextsIn(language);
  return markup`<header class="bar">${about}<nav aria-label="${parts}"><a href="#letter">${letter.title}</a><a href="#resume">${resume.title}</a></nav><span class="files">${button('plain', `${path}/${sharedFiles.resumeOfBundle}`, resume.download)}${button('main', `${path}/${sharedFiles.document}`, letter.download)}</span></header>`;
}

const bar = (path: string, about: Markup, language: string): Markup =>
  markup`<header class="bar">${about}${button('main', `${path}/${sharedFiles.document}`, sharedTextsIn(language).download)}</header>`;

/** Describes for search engines whom a page is about. A letter alone is about no person. */
function linkedData(resume: ComposedResume | undefined, { address, picture }: SharedPageInput): object | undefined {
  const headshot = resume?.header.headshot;
  // The copy of a picture that a frozen share keeps has no public address.
  const image = headshot && picture === undefined ? new URL(headshot.path, address).href : undefined;
  return resume && linkedDataOf(resume, address, image);
}

/** Renders documents as a page that everyone can read, without scripts. Returns undefined if there are none. */
export function sharedPage(input: SharedPageInput): PublicPageParts | undefined {
  const { language, documents, picture, address, frozenAt, isListed } = input;
  const frame = { language, picture };
  const resume = documents.resume && normalizeForTemplate(documents.resume);
  const letter = documents.letter && normalizeForTemplate(documents.letter);
  const mainDocument = letter ?? resume;
  if (!mainDocument) return undefined;
  const { pathname } = new URL(address);
  const isBundle = letter !== undefined && resume !== undefined;
  const content = markup`<body class="shared">
${(isBundle ? bundleBar : bar)(pathname, aboutMarkup(documents, frozenAt, language), language)}
${isBundle ? bundleOfSheets({ letter, resume }, frame) : oneSheet(mainDocument, frame)}
${sharedFooter(language)}
</body>`;
  return {
    language,
    title: mainDocument.title,
    description: descriptionOf(mainDocument),
    address,
    content,
    isListed,
    ...(resume && { kind: 'profile' }),
    image: { address: `${address}/${sharedFiles.preview}`, ...previewSize },
    linkedData: linkedData(resume, input),
  };
}
