/** Checks that every command in the README and the operating guide exists. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { adminCommandLine } from '../../services/cli/admin/run-admin.ts';
import { inCode, operatingGuide, projectFile } from './guide-text.ts';

const { scripts } = JSON.parse(projectFile('package.json')) as { scripts: Readonly<Record<string, string>> };
const bench = path.resolve(import.meta.dirname, '../../bench');
const measurements = readdirSync(bench)
  .filter((file) => file.endsWith('.ts') && projectFile(`bench/${file}`).includes('export async function run('))
  .filter((file) => file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length));

test.each([
  ['README.md', projectFile('README.md')],
  ['docs/operating', operatingGuide()],
])('%s names commands that exist', (_document, text) => {
  const run = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name);
  expect(run.length).toBeGreaterThan(5);
  expect(run.filter((name) => scripts[name] === undefined)).toEqual([]);
  const measured = [...text.matchAll(/npm run bench -- ([\w-]+)/g)].map(([, name = '']) => name);
  expect(measured.filter((name) => !measurements.includes(name))).toEqual([]);
});

test('names every measurement in the README', () => {
  const row = projectFile('README.md')
    .split('\n')
    .find((line) => line.startsWith('| `npm run bench'));
  expect(inCode(/one measurement \(([^)]*)\)/.exec(row ?? '')?.[1] ?? '').sort()).toEqual(measurements.sort());
});

test('names only existing operator commands in the operating guide', () => {
  const named = [...operatingGuide().matchAll(/npm run -s admin -- ([a-z-]+ [a-z-]+)/g)];
  const known = adminCommandLine.details ?? '';
  expect(named.map(([, name = '']) => name).filter((name) => !known.includes(`  ${name} `))).toEqual([]);
});
