import { readFileSync } from 'node:fs';
import type { FontFactsByFile } from '../../../../shared/typesetting/engine/engine-files.ts';

/** Reads the font facts, which `services/cli/write-font-facts.ts` writes. */
export function readFontFacts(): FontFactsByFile {
  const file = new URL('../../../../shared/typesetting/font-facts.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as FontFactsByFile;
}
