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

const regular = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'];

/**
 * `size-adjust` is the width of English text in the web font divided by its width in Arial; ascent and descent are
 * divided by that ratio.
 */
export const fallbackFonts: readonly FallbackFont[] = [
  {
    family: bodyFallbackFamily,
    weight: '400',
    local: regular,
    sizeAdjust: '97.4%',
    ascent: '101.3%',
    descent: '21.9%',
  },
  { family: bodyFallbackFamily, weight: '700', local: bold, sizeAdjust: '92.6%', ascent: '106.6%', descent: '23%' },
  {
    family: headingFallbackFamily,
    weight: '600 700',
    local: bold,
    sizeAdjust: '91%',
    ascent: '76.9%',
    descent: '24.2%',
  },
];
