import type { ComposedDocument, ComposedEntry, ComposedSection } from '../documents/composed-document.ts';
import { readableColour, tintOf } from '../documents/design/accent.ts';
import { accentOf, fontPairOf, tintShare } from './document-look.ts';
import { type LetterData, letterData } from './letter-data.ts';
import { type ChosenFonts, type Pair, pairOf, sharesSpaces } from './fonts.ts';
import { withBreaks } from './long-words.ts';
import { printedText, unprinted } from './printed-text.ts';
import { familiesForScripts, isRightToLeft, writtenLanguage } from './scripts.ts';
import { letterTextSize, type Template, templateOf } from './templates.ts';

/**
 * The data that a template reads as `/document.json`: the composed document, with the settings that Typst needs in its
 * own terms.
 */
export interface TemplateData extends Pick<ComposedDocument, 'title' | 'author' | 'header'> {
  /** Typst's name for the paper. */
  readonly paper: 'us-letter' | 'a4';
  readonly fonts: ChosenFonts;
  readonly language: { readonly lang: string; readonly region: string | null };
  readonly direction: 'ltr' | 'rtl';
  readonly look: {
    /** The accent color, which is readable on white, as is white on it. */
    readonly accent: string;
    /** A light tint of the accent as background, and the accent darkened until it is readable on it. */
    readonly tint: string;
    readonly onTint: string;
    /** Factors for the template's own lengths. */
    readonly scale: number;
    readonly spacing: number;
    readonly margins: number;
  };
  /** The sections of a résumé; empty for a letter. */
  readonly sections: readonly TemplateSection[];
  readonly letter: LetterData | null;
}

/** An entry; one that is `short` is kept on one page. */
type TemplateEntry = ComposedEntry & { readonly short: boolean };
/** A section; `aside` puts it into the second column of a template that has one. */
type TemplateSection = { readonly aside: boolean } & (
  | Exclude<ComposedSection, { kind: 'entries' }>
  | (Omit<Extract<ComposedSection, { kind: 'entries' }>, 'entries'> & { readonly entries: readonly TemplateEntry[] })
);

/** The maximum characters of a short entry: about eight lines. */
const shortEntry = 600;
const pointsPerMillimetre = 72 / 25.4;
/** The longest line of a letter in em, as in letter.typ. */
const longestLetterLine = 41;
/** The widths of paper in points. */
const paperWidths = { letter: 612, a4: 595.28 } as const;

/** The share of the text's width for fields in larger or bolder type, of which fewer letters fit into a line. */
const shares: Readonly<Record<string, number>> = { title: 0.8, subject: 0.85, signature: 0.6 };

/**
 * Makes over-long words breakable in every text of `value`, at any depth, after `plain` was applied. Addresses are
 * unchanged.
 */
function withBreakableWords<T>(value: T, widest: number, plain: (text: string) => string): T {
  if (typeof value === 'string') return withBreaks(plain(value), widest) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => withBreakableWords(part, widest, plain)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    unprinted.has(key) ? part : withBreakableWords(part, widest * (shares[key] ?? 1), plain),
  ]);
  return Object.fromEntries(entries) as T;
}

/**
 * Converts a language tag for Typst, which expects a language of two or three letters and a region of two: `pt-BR` →
 * pt, BR.
 */
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

function templateSection(section: ComposedSection, { sideColumn }: Template): TemplateSection {
  const aside = sideColumn !== undefined && section.kind === 'groups';
  if (section.kind !== 'entries') return { ...section, aside };
  return { ...section, aside, entries: section.entries.map((entry) => ({ ...entry, short: isShort(entry) })) };
}

/** Only the fonts of the pair, for a document that needs no others. */
const ownFonts = ({ text, heading }: Pair): ChosenFonts => ({ text: [text], heading: [heading], words: null });

/** No-break spaces that an ordinary space may replace: all but those beside French punctuation. */
const replaceableSpaces = /(?<!«)\u00a0(?![:;!?»])/g;

/**
 * Converts a composed document into the data that templates read, with defaults for what its design leaves out.
 * `chooseFonts` chooses the fonts for its text.
 */
export function toTemplateData(
  document: ComposedDocument,
  chooseFonts: (text: string, pair: Pair, scripts: readonly string[]) => ChosenFonts = (_text, pair) => ownFonts(pair),
): TemplateData {
  const { design, header } = document;
  const template = templateOf(design.template);
  const text = printedText(document);
  const language = writtenLanguage(text, document.language);
  const pair = pairOf(fontPairOf(design, text));
  const { text: textFonts, heading, words } = chooseFonts(text, pair, familiesForScripts(text, language));
  const scale = (pair.scale * (design.textSize ?? template.textSize)) / template.textSize;
  const margins = (design.margins ?? template.sideMargin) / template.sideMargin;
  const accent = accentOf(design);
  const tint = tintOf(accent, tintShare);

  const lineWidth = paperWidths[design.paper] - 2 * template.sideMargin * margins * pointsPerMillimetre;
  const ems = (share: number, size: number): number => (lineWidth * share) / (size * scale) - 0.5;
  const plain = (text: string): string =>
    sharesSpaces(textFonts[0] ?? '') ? text.replace(replaceableSpaces, ' ') : text;
  const mainEms = ems(template.mainColumn, template.textSize);
  const letterEms = Math.min(ems(template.mainColumn, letterTextSize), longestLetterLine - 0.5);
  const sideEms = ems(template.sideColumn ?? template.mainColumn, template.textSize);
  const shaped = (section: ComposedSection): TemplateSection => {
    const placed = templateSection(section, template);
    return withBreakableWords(placed, placed.aside ? sideEms : mainEms, plain);
  };
  const { headshot, ...texts } = withBreakableWords(header, Math.min(mainEms, sideEms), plain);
  return {
    title: document.title,
    author: document.author,
    paper: design.paper === 'a4' ? 'a4' : 'us-letter',
    fonts: { text: textFonts, heading, words },
    language: languageOf(language),
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    look: {
      accent,
      tint,
      onTint: readableColour(accent, tint),
      scale,
      spacing: (design.spacing ?? 100) / 100,
      margins,
    },
    header: {
      ...texts,
      name: withBreaks(plain(header.name), ems(template.mainColumn, template.nameSize)),
      headline: withBreaks(plain(header.headline), mainEms * 0.7),
      ...(headshot && template.hasHeadshot && { headshot }),
    },
    sections: document.kind === 'letter' ? [] : document.sections.map(shaped),
    letter: document.kind === 'letter' ? withBreakableWords(letterData(document.letter), letterEms, plain) : null,
  };
}
