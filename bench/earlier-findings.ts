import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Findings } from './run.ts';

/** What the last run of a measurement has found, of which a part may stay when only another is measured; else nothing. */
export function earlierFindings(name: string): Findings {
  const file = path.join(import.meta.dirname, 'results', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Findings) : {};
}
