/** Measurements of several parts, of which one may be measured alone. */
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Findings } from './run.ts';

/** What the last run of a measurement has found, of which a part may stay when only another is measured; else nothing. */
export function earlierFindings(name: string): Findings {
  const file = path.join(import.meta.dirname, 'results', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Findings) : {};
}

/** A part with when it was measured, how many seconds that took, and how many processes wanted a core then: beyond the machine's cores, times say little. */
export async function measured(measure: () => Promise<Findings>): Promise<Findings> {
  const load = Math.round((os.loadavg()[0] ?? 0) * 10) / 10;
  const measured = new Date().toISOString();
  const began = performance.now();
  const findings = await measure();
  return { measured, load, took: Math.round((performance.now() - began) / 1000), ...findings };
}
