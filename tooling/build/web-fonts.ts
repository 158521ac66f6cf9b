import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {
  charactersOf,
  fontSubsets,
  type WebFont,
  webFontFeatures,
  webFontsName,
  webFontSources,
} from '../../shared/typesetting/web-fonts.ts';
import { projectRoot } from '../apps.ts';

// The types of the library do not know `keepFeatures`, which a variable may have nevertheless.
const options = { targetFormat: 'woff2', keepFeatures: [...webFontFeatures], noHinting: true } as const;

/** The size in bytes below which a subset contains no letters, because the font has none of that script. */
const emptySize = 1024;

/** Writes the fonts of documents for web pages into `folder`, under names with a hash of their content, and their list. */
export async function writeWebFonts(folder: string): Promise<void> {
  const fonts: WebFont[] = [];
  for (const { family, style, file } of webFontSources) {
    const source = readFileSync(path.join(projectRoot, 'node_modules', file));
    for (const subset of fontSubsets) {
      const content = await subsetFont(source, charactersOf(subset), options);
      if (content.length < emptySize) continue;
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const name = `${path.parse(file).name}.${subset}.${hash}.woff2`;
      writeFileSync(path.join(folder, name), content);
      fonts.push({ family, style, subset, file: name });
    }
  }
  writeFileSync(path.join(folder, webFontsName), JSON.stringify(fonts));
}
