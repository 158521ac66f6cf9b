/**
 * The fonts of every document: the same files in the same order wherever pages are made, because engines with different
 * fonts would draw different pages. An engine knows all of them from `font-facts.json` and reads a file when a text
 * first needs it.
 */
import type { FontPair } from '../documents/design/resume-design.ts';

export type FontStyle = 'regular' | 'bold' | 'italic' | 'bold-italic';

export interface FontFile {
  /** The family name in the file. */
  readonly family: string;
  readonly style: FontStyle;
  /** The path below `node_modules`. */
  readonly file: string;
  /** The family name in the file if it is another one (`renameFamily`). */
  readonly namedInFile?: string;
}

const weights: Readonly<Record<FontStyle, string>> = {
  regular: '400Regular',
  bold: '700Bold',
  italic: '400Regular_Italic',
  'bold-italic': '700Bold_Italic',
};
const upright = ['regular', 'bold'] as const;
const all = ['regular', 'bold', 'italic', 'bold-italic'] as const;

const google = (family: string, styles: readonly FontStyle[] = all): readonly FontFile[] => {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  const name = family.replaceAll(' ', '');
  return styles.map((style) => ({
    family,
    style,
    file: `@expo-google-fonts/${folder}/${weights[style]}/${name}_${weights[style]}.ttf`,
  }));
};

const embedded = (family: string, folder: string, name: string, ending = 'otf'): readonly FontFile[] => [
  { family, style: 'regular', file: `@embedpdf/${folder}/fonts/${name}-Regular.${ending}` },
  { family, style: 'bold', file: `@embedpdf/${folder}/fonts/${name}-Bold.${ending}` },
];

export const japanese = 'Noto Sans Japanese';
export const korean = 'Noto Sans Korean';
export const chinese = 'Noto Sans S Chinese';
/**
 * The Arabic font. Noto Sans Arabic draws a letter and its dots as two glyphs, so text copied from a PDF would contain
 * the letter twice.
 */
export const arabic = 'Noto Naskh Arabic';
export const hebrew = 'Noto Sans Hebrew';
export const thai = 'Noto Sans Thai';
export const georgian = 'Noto Sans Georgian';
export const armenian = 'Noto Sans Armenian';
/** The fallback font for Latin, Greek, Cyrillic, and Devanagari characters that the fonts of a document lack. */
const widest = 'Noto Sans';
/**
 * The second edition of Lato, with all of Latin, Greek, and Cyrillic. Its letters are as high and as heavy as those of
 * the first edition, but not as wide, so documents that need nothing of it keep the lines they have always had. It has
 * a family name of its own because a family can have only one file for each style.
 */
const widerLato = 'Lat2';

const latoStyles = { regular: 'Regular', bold: 'Bold', italic: 'Italic', 'bold-italic': 'BoldItalic' } as const;
const widerLatoFiles: readonly FontFile[] = all.map((style) => ({
  family: widerLato,
  style,
  file: `lato-webfont/fonts/Lato-${latoStyles[style]}.ttf`,
  namedInFile: 'Lato',
}));

/**
 * The fonts of signs and of emoji in one color, in the order in which a character is looked up. Noto Emoji comes first,
 * since the fonts of symbols have only some of the emoji, and all of them should be drawn alike.
 */
export const symbolFamilies = ['Noto Emoji', 'Noto Sans Symbols', 'Noto Sans Symbols 2'] as const;
const [emoji, symbols, moreSymbols] = symbolFamilies;

export const fontFiles: readonly FontFile[] = [
  ...google('Lato'),
  ...google(widest),
  ...google('Source Sans 3'),
  ...google('Source Serif 4'),
  ...google('EB Garamond'),
  ...google('Inter'),
  ...embedded(arabic, 'fonts-arabic', 'NotoNaskhArabic', 'ttf'),
  ...google(hebrew, upright),
  ...embedded(chinese, 'fonts-sc', 'NotoSansHans'),
  ...embedded(japanese, 'fonts-jp', 'NotoSansJP'),
  ...embedded(korean, 'fonts-kr', 'NotoSansKR'),
  ...widerLatoFiles,
  ...google(thai, upright),
  ...google(georgian, upright),
  ...google(armenian, upright),
  ...google(emoji, ['regular']),
  ...google(symbols, upright),
  ...google(moreSymbols, ['regular']),
];

export interface Pair {
  readonly heading: string;
  readonly text: string;
  /** Fonts of the same design, for letters that `text` or `heading` lacks. */
  readonly companions: readonly string[];
  /** The factor by which text is scaled to look as large as Lato. */
  readonly scale: number;
}

const sans = 'Source Sans 3';
const pairs: Readonly<Record<FontPair, Pair>> = {
  lato: { heading: 'Lato', text: 'Lato', companions: [widerLato], scale: 1 },
  'source-sans': { heading: sans, text: sans, companions: [], scale: 1.03 },
  'source-serif': { heading: sans, text: 'Source Serif 4', companions: [sans], scale: 0.98 },
  garamond: { heading: 'EB Garamond', text: 'EB Garamond', companions: [], scale: 1.12 },
  inter: { heading: 'Inter', text: 'Inter', companions: [], scale: 0.93 },
};

/** Words that are set in other fonts than the rest of the text. */
export interface WordsInOtherFonts {
  /** A regular expression in Typst's syntax. */
  readonly pattern: string;
  readonly fonts: readonly string[];
}

/** Font families in the order in which a character is looked up. */
export interface ChosenFonts {
  readonly text: readonly string[];
  readonly heading: readonly string[];
  /** Words that would otherwise mix two fonts; null if there are none. */
  readonly words: WordsInOtherFonts | null;
}

/** The fonts of a pair. */
export const pairOf = (pair: FontPair): Pair => pairs[pair];

/**
 * The families in which a character is looked up that the fonts of a pair lack, in this order; `scripts` are those for
 * other scripts.
 */
export const fallbacksOf = ({ companions }: Pair, scripts: readonly string[]): readonly string[] => [
  ...companions,
  widest,
  ...scripts,
  ...symbolFamilies,
];

/**
 * Whether a family draws the no-break space with the glyph of the space. A PDF then says of each one in extra marked
 * content which of the two it is, and readers lose the space, or the rest of its line in the tags.
 */
export const sharesSpaces = (family: string): boolean => family === 'Source Sans 3' || family === 'Source Serif 4';
