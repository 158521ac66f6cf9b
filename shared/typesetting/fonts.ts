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
/** The fallback font for Latin, Greek, Cyrillic, and Devanagari characters that the fonts of a document lack. */
const widest = 'Noto Sans';

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
];

interface Pair {
  readonly heading: string;
  readonly text: string;
  /** The factor by which text is scaled to look as large as Lato. */
  readonly scale: number;
}

const pairs: Readonly<Record<FontPair, Pair>> = {
  lato: { heading: 'Lato', text: 'Lato', scale: 1 },
  'source-sans': { heading: 'Source Sans 3', text: 'Source Sans 3', scale: 1.03 },
  'source-serif': { heading: 'Source Sans 3', text: 'Source Serif 4', scale: 0.98 },
  garamond: { heading: 'EB Garamond', text: 'EB Garamond', scale: 1.12 },
  inter: { heading: 'Inter', text: 'Inter', scale: 0.93 },
};

/** Font families in the order in which a character is looked up. */
export interface ChosenFonts {
  readonly text: readonly string[];
  readonly heading: readonly string[];
  readonly scale: number;
}

/** The font families of a pair, followed by those of other scripts. */
export function fontsOf(pair: FontPair, scripts: readonly string[]): ChosenFonts {
  const { heading, text, scale } = pairs[pair];
  return { heading: [heading, widest, ...scripts], text: [text, widest, ...scripts], scale };
}
