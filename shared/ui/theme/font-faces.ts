import { fallbackFonts } from './fallback-fonts.ts';
import { bodyFamily, headingFamily } from './typography.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly url: URL;
  readonly unicodeRange: string;
}

// The bundler recognizes `new URL(…, import.meta.url)` and emits the file, so each path must be written out.
const files: readonly FontFile[] = [
  {
    family: bodyFamily,
    weight: '400',
    url: new URL('@fontsource/lato/files/lato-latin-400-normal.woff2', import.meta.url),
    unicodeRange: latin,
  },
  {
    family: bodyFamily,
    weight: '400',
    url: new URL('@fontsource/lato/files/lato-latin-ext-400-normal.woff2', import.meta.url),
    unicodeRange: latinExtended,
  },
  {
    family: bodyFamily,
    weight: '700',
    url: new URL('@fontsource/lato/files/lato-latin-700-normal.woff2', import.meta.url),
    unicodeRange: latin,
  },
  {
    family: bodyFamily,
    weight: '700',
    url: new URL('@fontsource/lato/files/lato-latin-ext-700-normal.woff2', import.meta.url),
    unicodeRange: latinExtended,
  },
  {
    family: headingFamily,
    weight: '600 700',
    url: new URL('@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2', import.meta.url),
    unicodeRange: latin,
  },
  {
    family: headingFamily,
    weight: '600 700',
    url: new URL(
      '@fontsource-variable/league-spartan/files/league-spartan-latin-ext-wght-normal.woff2',
      import.meta.url,
    ),
    unicodeRange: latinExtended,
  },
];

/** Makes the web fonts, which load when a text first needs them. */
export const createFontFaces = (): readonly FontFace[] =>
  files.map(
    ({ family, weight, url, unicodeRange }) =>
      new FontFace(family, `url("${url.href}") format("woff2")`, { weight, unicodeRange, display: 'swap' }),
  );

/** The `@font-face` rules of the fallbacks, as CSS: not every browser can set their size from a script. */
export const fallbackRules = fallbackFonts
  .map(
    ({ family, weight, local, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:${local.map((name) => `local("${name}")`).join(',')};` +
      `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  )
  .join('');
