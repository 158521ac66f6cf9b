import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../apps.ts';

/** Printable ASCII, because pages that are rendered at run time may need it. */
const basic = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

const files = {
  body: '@fontsource/lato/files/lato-latin-400-normal.woff2',
  bodyBold: '@fontsource/lato/files/lato-latin-700-normal.woff2',
  heading: '@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2',
} as const;

export type SiteFont = keyof typeof files;

/**
 * Returns the fonts of the public pages, reduced to the characters in `text`; the heading font is also reduced to its
 * only weight.
 */
export async function siteFonts(text: string): Promise<Readonly<Record<SiteFont, Buffer>>> {
  const characters = [...new Set(basic + text)].join('');
  const subset = (font: SiteFont): Promise<Buffer> =>
    subsetFont(readFileSync(path.join(projectRoot, 'node_modules', files[font])), characters, {
      targetFormat: 'woff2',
      ...(font === 'heading' && { variationAxes: { wght: 700 } }),
    });
  const [body, bodyBold, heading] = await Promise.all([subset('body'), subset('bodyBold'), subset('heading')]);
  return { body, bodyBold, heading };
}
