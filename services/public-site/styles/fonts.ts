import { fallbackFonts } from '../../../shared/ui/theme/fallback-fonts.ts';
import { bodyFamily, headingFamily } from '../../../shared/ui/theme/typography.ts';
import type { SiteAssets } from '../site-assets.ts';

const face = (family: string, weight: string, address: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${address}') format('woff2')}`;

/** Local fonts with the metrics of ours, so that nothing moves when ours arrive. */
const fallbacks = fallbackFonts
  .map(
    ({ family, weight, local, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};` +
      `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  )
  .join('');

/** The fonts of the pages: subsets with the characters that the pages use. */
export const fontStyles = ({ fonts }: SiteAssets): string =>
  face(bodyFamily, '400', fonts.body) +
  face(bodyFamily, '700', fonts.bodyBold) +
  face(headingFamily, '600 700', fonts.heading) +
  fallbacks;
