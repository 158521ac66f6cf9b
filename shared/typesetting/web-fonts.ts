/**
 * The fonts of documents for web pages: the files of `fonts.ts`, divided into subsets by script and compressed. The
 * build writes them next to the engine (`dist/engine`), and a page names those that its text needs.
 */
import { fontPairs } from '../documents/design/resume-design.ts';
import { fontFiles, type FontFile, type FontStyle, pairOf } from './fonts.ts';

type Range = readonly [first: number, last: number];

/** The characters of each subset, as ranges of code points. */
const subsetRanges = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-extended': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x2ba],
    [0x1e00, 0x1eff],
  ],
  cyrillic: [[0x400, 0x52f]],
  greek: [
    [0x370, 0x3ff],
    [0x1f00, 0x1fff],
  ],
} as const satisfies Readonly<Record<string, readonly Range[]>>;

export type FontSubset = keyof typeof subsetRanges;
export const fontSubsets = Object.keys(subsetRanges) as readonly FontSubset[];

/** One file of a font for web pages. */
export interface WebFont {
  readonly family: string;
  readonly style: WebFontStyle;
  readonly subset: FontSubset;
  /** The name below `/engine/`, which contains a hash of the content. */
  readonly file: string;
}

/** The styles that pages show; no template has bold italics. */
const webStyles = ['regular', 'bold', 'italic'] as const satisfies readonly FontStyle[];
export type WebFontStyle = (typeof webStyles)[number];
const isWebStyle = (style: FontStyle): style is WebFontStyle => webStyles.some((each) => each === style);

/** The name of the list of all `WebFont`s below `/engine/`. */
export const webFontsName = 'web-fonts.json';

/** The OpenType features that pages use. Ligatures are left out, as on the pages of the PDF. */
export const webFontFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'] as const;

/** Returns all characters of a subset. */
export const charactersOf = (subset: FontSubset): string =>
  subsetRanges[subset]
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Returns the `unicode-range` of a subset for a style sheet. */
export const unicodeRangeOf = (subset: FontSubset): string =>
  subsetRanges[subset]
    .map(([first, last]: Range) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');

/** Returns the subsets that contain characters of a text; Latin always, because every page has digits and spaces. */
export function subsetsIn(text: string): readonly FontSubset[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return fontSubsets.filter(
    (subset) =>
      subset === 'latin' ||
      subsetRanges[subset].some(([first, last]: Range) => codes.some((code) => first <= code && code <= last)),
  );
}

const families: ReadonlySet<string> = new Set(
  fontPairs.flatMap((pair) => {
    const { heading, text } = pairOf(pair);
    return [heading, text];
  }),
);

/** The font files from which the build makes those of web pages. */
export const webFontSources: readonly (FontFile & { readonly style: WebFontStyle })[] = fontFiles.flatMap((font) =>
  families.has(font.family) && isWebStyle(font.style) ? [{ ...font, style: font.style }] : [],
);
