import type {
  ComposedContact,
  ComposedDocument,
  ComposedEntry,
  ComposedGroup,
  ComposedHeadshot,
  ComposedLetter,
  ComposedResume,
  ComposedSection,
} from './composed-document.ts';
import { composedDesign } from './design/parse-design.ts';
import { isHeadshotPath } from './design/resume-design.ts';
import { letterBody } from './letter/parse-composed-letter.ts';
import {
  type DocumentProblem,
  fields,
  isRecord,
  line,
  list,
  nullable,
  oneOf,
  type Read,
  text,
  withOptional,
} from './parsing/read.ts';
import { resumeLimits } from './resume-limits.ts';

export type ComposedDocumentReading =
  | { readonly ok: true; readonly document: ComposedDocument }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

/**
 * The limits on what may be typeset. Texts and the number of sections may be as large as in a stored résumé, so that
 * every saved document can be printed; the totals limit the work of one request.
 */
export const composedLimits = {
  sections: resumeLimits.sections,
  /** Maximum number of entries and groups in all sections together. */
  entries: resumeLimits.itemsPerSection,
  /** Maximum characters of one text. */
  text: resumeLimits.text,
  /** Maximum characters of the whole document as JSON. */
  wholeDocument: resumeLimits.wholeDocument,
} as const;

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
/** Characters that could end an attribute or an element and therefore never appear in an address. */
const unsafeInAddress = /[\s"'<>`\\^{|}]/g;

/**
 * Reads an address that may appear in a PDF. A `javascript:` or `file:` link would act on behalf of whoever clicks it.
 */
const address: Read<string> = (value, path, problems) => {
  const href = line(resumeLimits.link)(value, path, problems).trim();
  if (URL.canParse(href) && schemes.includes(new URL(href).protocol)) {
    return href.replace(unsafeInAddress, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
  }
  problems.push({ path, message: 'is not an http, https, mailto or tel address' });
  return '';
};

const anyText = text(composedLimits.text);
const anyLine = line(composedLimits.text);
/** Ids are only passed through; blocks and custom items choose their own names. */
const id = line(resumeLimits.line);
const texts = list(anyText, 1_000);

const contact = fields<ComposedContact>({ text: anyLine, href: nullable(address) });

const headshotPath: Read<string> = (value, path, problems) => {
  if (typeof value === 'string' && isHeadshotPath(value)) return value;
  problems.push({ path, message: 'is not the path of a headshot' });
  return '';
};

const entry = fields<ComposedEntry>({
  id,
  title: anyLine,
  subtitle: anyLine,
  location: anyLine,
  dates: anyLine,
  link: nullable(contact),
  paragraphs: texts,
  points: texts,
});

const group = fields<ComposedGroup>({ id, name: anyLine, items: list(anyLine, 1_000) });

type SectionOf<Kind extends ComposedSection['kind']> = Extract<ComposedSection, { kind: Kind }>;

const sections: { readonly [Kind in ComposedSection['kind']]: Read<SectionOf<Kind>> } = {
  text: fields<SectionOf<'text'>>({ id, title: anyLine, kind: oneOf(['text']), paragraphs: texts }),
  entries: fields<SectionOf<'entries'>>({
    id,
    title: anyLine,
    kind: oneOf(['entries']),
    entries: list(entry, composedLimits.entries),
  }),
  groups: fields<SectionOf<'groups'>>({
    id,
    title: anyLine,
    kind: oneOf(['groups']),
    groups: list(group, composedLimits.entries),
  }),
};

const section: Read<ComposedSection> = (value, path, problems) => {
  const kinds = oneOf<ComposedSection['kind']>(['text', 'entries', 'groups']);
  const kind = kinds(isRecord(value) ? value['kind'] : undefined, `${path}.kind`, problems);
  return sections[kind](value, path, problems);
};

const base = {
  language: line(64),
  title: anyLine,
  author: anyLine,
  header: withOptional<ComposedDocument['header'], 'headshot'>(
    { name: anyLine, headline: anyLine, contacts: list(contact, composedLimits.entries) },
    { headshot: fields<ComposedHeadshot>({ path: headshotPath, alt: anyLine }) },
  ),
  design: composedDesign,
};
const resume = fields<ComposedResume>({
  kind: oneOf(['resume']),
  ...base,
  sections: list(section, composedLimits.sections),
});
const letter = fields<ComposedLetter>({ kind: oneOf(['letter']), ...base, letter: letterBody });

const anyDocument: Read<ComposedDocument> = (value, path, problems) => {
  const kinds = oneOf<ComposedDocument['kind']>(['resume', 'letter']);
  const kind = kinds(isRecord(value) ? value['kind'] : undefined, 'kind', problems);
  return (kind === 'letter' ? letter : resume)(value, path, problems);
};

const entryCount = (document: ComposedDocument): number => {
  if (document.kind === 'letter') return document.letter.parts.length;
  return document.sections.reduce((sum, each) => {
    if (each.kind === 'entries') return sum + each.entries.length;
    return each.kind === 'groups' ? sum + each.groups.length : sum;
  }, 0);
};

/**
 * Parses an untrusted composed document: control characters are removed from every text (they make tagged PDFs fail),
 * every address is http, https, mailto, or tel, and sizes are limited by `composedLimits`.
 */
export function parseComposedDocument(value: unknown): ComposedDocumentReading {
  const problems: DocumentProblem[] = [];
  const document = anyDocument(value, '', problems);
  if (entryCount(document) > composedLimits.entries) {
    problems.push({ path: 'sections', message: `have more than ${composedLimits.entries} entries together` });
  }
  if (JSON.stringify(document).length > composedLimits.wholeDocument) {
    problems.push({ path: '', message: `is longer than ${composedLimits.wholeDocument} characters` });
  }
  return problems.length === 0 ? { ok: true, document } : { ok: false, problems };
}
