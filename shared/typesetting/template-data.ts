import type { ComposedDocument, ComposedEntry, ComposedSection } from '../documents/composed-document.ts';
import { fontFamilies } from './fonts.ts';

/** What a template reads as `/document.json`: the composed document, with what Typst needs to know in Typst's words. */
export interface TemplateData extends Pick<ComposedDocument, 'title' | 'author' | 'header'> {
  /** Typst's name of the paper. */
  readonly paper: 'us-letter' | 'a4';
  readonly fonts: readonly string[];
  readonly language: { readonly lang: string; readonly region: string | null };
  readonly sections: readonly TemplateSection[];
}

/** An entry that is `short` stays on one page. */
type TemplateEntry = ComposedEntry & { readonly short: boolean };
type TemplateSection =
  | Exclude<ComposedSection, { kind: 'entries' }>
  | (Omit<Extract<ComposedSection, { kind: 'entries' }>, 'entries'> & { readonly entries: readonly TemplateEntry[] });

/** Characters of texts that still make a short entry: about eight lines. */
const shortEntry = 600;
/** Stretches beyond this length in which nothing else may break would run out of the page; they may break after it. */
const longWord = 48;
const zeroWidthSpace = '\u200b';
const stretchOfLongWord = new RegExp(`[^\\s/-]{${longWord}}(?=[^\\s/-])`, 'gu');

const breakLongWords = (text: string): string => text.replace(stretchOfLongWord, (part) => part + zeroWidthSpace);

/** Every text in `value`, however deep, with its over-long words made breakable. Addresses stay as they are. */
function withBreakableWords<T>(value: T): T {
  if (typeof value === 'string') return breakLongWords(value) as T;
  if (Array.isArray(value)) return value.map(withBreakableWords) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    key === 'href' ? part : withBreakableWords(part),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Typst knows a language of two or three letters and a region of two: `pt-BR` → pt, BR. */
function languageOf(tag: string): TemplateData['language'] {
  const [lang = '', ...subtags] = tag.split('-');
  if (!/^[a-z]{2,3}$/i.test(lang)) return { lang: 'en', region: null };
  return {
    lang: lang.toLowerCase(),
    region: subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag))?.toUpperCase() ?? null,
  };
}

function isShort({ paragraphs, points }: ComposedEntry): boolean {
  const length = [...paragraphs, ...points].reduce((sum, text) => sum + text.length, 0);
  return length <= shortEntry && paragraphs.length + points.length <= 6;
}

function templateSection(section: ComposedSection): TemplateSection {
  if (section.kind !== 'entries') return section;
  return { ...section, entries: section.entries.map((entry) => ({ ...entry, short: isShort(entry) })) };
}

export function toTemplateData(document: ComposedDocument): TemplateData {
  return {
    title: document.title,
    author: document.author,
    paper: document.design.paper === 'a4' ? 'a4' : 'us-letter',
    fonts: fontFamilies,
    language: languageOf(document.language),
    header: withBreakableWords(document.header),
    sections: withBreakableWords(document.sections.map(templateSection)),
  };
}
