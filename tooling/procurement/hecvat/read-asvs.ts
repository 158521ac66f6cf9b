import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../apps.ts';

/** A requirement in docs/asvs.md. */
export interface Requirement {
  readonly number: string;
  readonly text: string;
  /** `met`, `not`, `operator`, or `n/a`. */
  readonly state: string;
  readonly why: string;
}

/** Reads docs/asvs.md by the numbers of its requirements. */
export function readAsvs(): ReadonlyMap<string, Requirement> {
  const text = readFileSync(path.join(projectRoot, 'docs/asvs.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm)];
  return new Map(
    rows.map(([, number = '', requirement = '', state = '', why = '']) => [
      number,
      { number, text: requirement, state, why },
    ]),
  );
}
