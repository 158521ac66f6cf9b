import { readFileSync } from 'node:fs';
import type { FontFactsByFile } from '../../../../shared/typesetting/engine/engine-files.ts';

/** Written by `services/cli/write-font-facts.ts`. */
export function readFontFacts(): FontFactsByFile {
  const file = new URL('../../../../shared/typesetting/font-facts.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as FontFactsByFile;
}
