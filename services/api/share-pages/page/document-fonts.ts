import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentLook } from '../../../../shared/typesetting/document-look.ts';
import { subsetsIn, unicodeRangeOf, type WebFont, webFontsName } from '../../../../shared/typesetting/web-fonts.ts';

/** Reads the list of fonts that the build wrote next to the engine; without it, pages use the fonts of the system. */
export function readWebFonts(engineFolder: string): readonly WebFont[] {
  const file = path.join(engineFolder, webFontsName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly WebFont[]) : [];
}

const addressOf = ({ file }: WebFont): string => `/engine/${file}`;

const descriptors: Readonly<Record<WebFont['style'], string>> = {
  regular: 'font-weight:400',
  bold: 'font-weight:700',
  italic: 'font-style:italic;font-weight:400',
};

const face = (font: WebFont): string =>
  `@font-face{font-family:'${font.family}';${descriptors[font.style]};font-display:swap;` +
  `src:url('${addressOf(font)}') format('woff2');unicode-range:${unicodeRangeOf(font.subset)}}`;

export interface DocumentFonts {
  /** The `@font-face` rules of the fonts that the documents use, for the scripts of their text. */
  readonly faces: string;
  /** The addresses of the files that the first paint needs. */
  readonly preload: readonly string[];
}

/** Chooses the fonts for documents with these looks and this text. Browsers request only the styles that are shown. */
export function documentFonts(fonts: readonly WebFont[], looks: readonly DocumentLook[], text: string): DocumentFonts {
  const subsets = subsetsIn(text);
  const families = new Set(looks.flatMap(({ headingFamily, textFamily }) => [headingFamily, textFamily]));
  const used = fonts.filter(({ family, subset }) => families.has(family) && subsets.includes(subset));
  const [first] = looks;
  const isFirst = ({ family, style, subset }: WebFont): boolean =>
    subset === 'latin' &&
    ((style === 'regular' && family === first?.textFamily) || (style === 'bold' && family === first?.headingFamily));
  return { faces: used.map(face).join(''), preload: used.filter(isFirst).map(addressOf) };
}
