import { type ILevelsOptions, type IStylesOptions, AlignmentType, BorderStyle, LevelFormat } from 'docx';
import { readableColour } from '../../documents/design/accent.ts';
import type { ComposedDesign, FontPair } from '../../documents/design/resume-design.ts';

/**
 * The ids of styles that paragraphs refer to; Word shows them as its own Title, Heading 1, Heading 2, and List Bullet.
 */
export const styleIds = {
  contacts: 'Contacts',
  details: 'EntryDetails',
  listBullet: 'ListBullet',
  letterText: 'LetterText',
} as const;
export const bulletList = 'bullets';

const ink = '1C2630';
/** A muted color with a contrast of 7.3 : 1 on white. */
const muted = '4A5763';
/**
 * Fonts that every Word has and that resemble those of the pages, because Word replaces a missing font with an
 * arbitrary one.
 */
const fonts: Readonly<Record<FontPair, string>> = {
  lato: 'Calibri',
  'source-sans': 'Calibri',
  inter: 'Arial',
  'source-serif': 'Cambria',
  garamond: 'Garamond',
};
const defaultAccent = '#207c9d';
/** The default font size in points. */
const defaultSize = 10.5;
/** Converts points to twentieths of a point. */
const points = (count: number): number => count * 20;
/** The font size in half points, for letters of every script. */
const size = (count: number) => {
  const half = Math.round(count * 2);
  return { size: half, sizeComplexScript: half };
};
const bold = { bold: true, boldComplexScript: true } as const;

/** Adds a region to a language tag, as Word requires: `en` → `en-US`. */
function wordLanguage(language: string): string {
  try {
    const { language: base, region } = new Intl.Locale(language).maximize();
    return region === undefined ? base : `${base}-${region}`;
  } catch {
    return 'en-US';
  }
}

/** The styles in the color, kind of font, and size of the design; `language` is a tag (BCP 47). */
export function stylesOf(design: ComposedDesign, language: string): IStylesOptions {
  const tag = wordLanguage(language);
  const accent = readableColour(design.accent ?? defaultAccent).slice(1);
  const name = fonts[design.fonts ?? 'lato'];
  const font = { ascii: name, hAnsi: name, cs: 'Arial' };
  const text = design.textSize ?? defaultSize;
  return {
    default: {
      document: {
        run: { font, color: ink, ...size(text), language: { value: tag, eastAsia: tag, bidirectional: tag } },
        paragraph: { spacing: { after: points(4), line: 264 } },
      },
      title: {
        run: { font, color: ink, ...size(text * 2.4), ...bold },
        paragraph: { spacing: { after: points(2) }, keepNext: true },
      },
      heading1: {
        run: { font, color: accent, ...size(text * 1.2), ...bold },
        paragraph: {
          spacing: { before: points(14), after: points(5) },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: accent, space: 2 } },
        },
      },
      heading2: {
        run: { font, color: ink, ...size(text + 0.5), ...bold },
        paragraph: { spacing: { before: points(8), after: points(1) }, keepNext: true },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { ...size(text * 1.15), color: muted },
        paragraph: { spacing: { after: points(4) } },
      },
      {
        id: styleIds.contacts,
        name: 'Contacts',
        basedOn: 'Normal',
        quickFormat: true,
        run: { color: muted },
        paragraph: { spacing: { after: points(6) } },
      },
      {
        id: styleIds.details,
        name: 'Entry Details',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { color: muted },
        paragraph: { spacing: { after: points(3) } },
      },
      {
        id: styleIds.letterText,
        name: 'Letter Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: { after: points(9) } },
      },
      {
        id: styleIds.listBullet,
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        // A paragraph that the person adds after a bullet becomes a bullet as well.
        paragraph: { spacing: { after: points(3) }, numbering: { reference: bulletList, level: 0 } },
      },
    ],
  };
}

export const bulletLevels: readonly ILevelsOptions[] = [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: 284, hanging: 284 } } },
  },
];
