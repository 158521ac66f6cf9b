/** Checks the assessment in `docs/asvs.md`: its totals, and that the files which it names as evidence exist. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './apps.ts';

const text = readFileSync(path.join(projectRoot, 'docs/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|[^|]*\| ([^|]*) \| (.*) \|$/gm)].map(
  ([, number = '', state = '', why = '']) => ({ number, state, why }),
);

test('counts its rows by state, each of which exists', () => {
  const count = (state: string): number => rows.filter((row) => row.state === state).length;
  expect(rows.filter(({ state }) => !['met', 'not', 'operator', 'n/a'].includes(state))).toEqual([]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(text.replace(/\s+/g, ' ')).toContain(
    `Of ${rows.length} requirements, ${count('met')} are met, ${count('not')} are not, ` +
      `${count('operator')} depend on the operator, and ${count('n/a')} do not apply.`,
  );
});

test('names evidence that exists, and a reason for what is not met', () => {
  const files = globSync('{deploy,e2e,embed,remotes,services,shared,shell,tooling}/**/*.*', { cwd: projectRoot });
  const names = new Set(files.map((file) => path.basename(file)));
  const named = rows.flatMap(({ number, why }) =>
    [...why.matchAll(/`([\w./-]+\.(?:tsx?|ya?ml|mjs))`/g)].map(([, file = '']) => ({ number, file })),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ file }) => !(file.includes('/') ? files.includes(file) : names.has(file)))).toEqual([]);
  expect(rows.filter(({ state, why }) => state === 'not' && why.length < 20)).toEqual([]);
});
