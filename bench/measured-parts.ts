/** Benchmarks with several parts, of which one may be measured alone. */
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Findings } from './run.ts';

/**
 * Returns the results of the last run, so that parts that are not measured again keep theirs; an empty object if there
 * are none.
 */
export function earlierFindings(name: string): Findings {
  const file = path.join(import.meta.dirname, 'results', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Findings) : {};
}

/**
 * Measures a part and adds the date, the duration in seconds, and the load average. Above the number of cores, the
 * times are unreliable.
 */
export async function runMeasurement(measure: () => Promise<Findings>): Promise<Findings> {
  const load = Math.round((os.loadavg()[0] ?? 0) * 10) / 10;
  const measured = new Date().toISOString();
  const began = performance.now();
  const findings = await measure();
  return { measured, load, took: Math.round((performance.now() - began) / 1000), ...findings };
}

/** Measures one part, or all of them if none is wanted, and keeps the earlier results of the others. */
export async function measureParts(
  name: string,
  parts: Readonly<Record<string, () => Promise<Findings>>>,
  wanted: string | undefined,
): Promise<Findings> {
  const kept = earlierFindings(name);
  const found: Record<string, unknown> = {};
  for (const [part, measure] of Object.entries(parts)) {
    found[part] = wanted === undefined || wanted === part ? await runMeasurement(measure) : kept[part];
  }
  return found;
}
