import type { SiteAssets } from '../site-assets.ts';
import { baseStyles } from './base.ts';
import { colorStyles } from './colors.ts';
import { fontStyles } from './fonts.ts';

/** Returns the content of a page's only style element: what all pages need, and `own`, on few lines. */
export const styleSheet = (assets: SiteAssets, own: readonly string[]): string =>
  fontStyles(assets) + colorStyles + [baseStyles, ...own].join('').replaceAll('\n', '');
