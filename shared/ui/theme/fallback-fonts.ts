import { bodyFallbackFamily, headingFallbackFamily } from './typography.ts';

/** A local font with the web font's metrics, so that the layout does not shift when the web font arrives. */
export interface FallbackFont {
  readonly family: string;
  readonly weight: string;
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}

/** A font that many systems have, by its full and its PostScript names. */
interface LocalFont {
  readonly names: readonly string[];
  /** The width of English text in Arial divided by its width in this font. */
  readonly width: number;
}

/**
 * The local fonts, each for a family of its own: a browser takes the first family of a list that it can load. Systems
 * without Arial or a font of its widths often have only one of the others.
 */
const localFonts: readonly { readonly regular: LocalFont; readonly bold: LocalFont }[] = [
  {
    regular: { names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'], width: 1 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      width: 1,
    },
  },
  {
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 1.0097 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 1.0664 },
  },
  {
    regular: { names: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'], width: 0.9525 },
    bold: { names: ['Noto Sans Bold', 'NotoSans-Bold'], width: 0.9621 },
  },
  {
    regular: { names: ['DejaVu Sans', 'DejaVuSans'], width: 0.8843 },
    bold: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.8407 },
  },
];

/**
 * The web fonts. `width` is the width of English text divided by its width in Arial; `ascent` and `descent` are shares
 * of the font size.
 */
const webFonts = [
  { family: bodyFallbackFamily, weight: '400', style: 'regular', width: 0.974, ascent: 0.987, descent: 0.213 },
  { family: bodyFallbackFamily, weight: '700', style: 'bold', width: 0.926, ascent: 0.987, descent: 0.213 },
  { family: headingFallbackFamily, weight: '600 700', style: 'bold', width: 0.91, ascent: 0.7, descent: 0.22 },
] as const;

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/** The fallbacks of all web fonts. `ascent` and `descent` are divided by the size that they are adjusted to. */
export const fallbackFonts: readonly FallbackFont[] = webFonts.flatMap(
  ({ family, weight, style, width, ascent, descent }) =>
    localFonts.map((font, index) => {
      const local = font[style];
      const size = width * local.width;
      return {
        family: family(index),
        weight,
        local: local.names,
        sizeAdjust: percent(size),
        ascent: percent(ascent / size),
        descent: percent(descent / size),
      };
    }),
);
