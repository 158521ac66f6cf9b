import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs in a separate process, because reading 130,000 cities takes 15 seconds in a test runner. */
function whereAre(...names: readonly string[]): readonly (string | null)[] {
  const module = path.join(import.meta.dirname, 'open-gazetteer.ts');
  const script = `const { openGazetteer } = await import(${JSON.stringify(module)});
    const gazetteer = await openGazetteer();
    console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => gazetteer.find(name)?.name ?? null)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as readonly (string | null)[];
}

test('takes the name of a country for no city elsewhere', () => {
  expect(whereAre('Canada', 'USA', 'Singapore', 'Luxembourg', 'Cañada, Mexico')).toEqual([
    ...[null, null, 'Singapore, Singapore', 'Luxembourg, Luxembourg', 'Cañada, Mexico'],
  ]);
});

test('finds cities by their names and the state or country that follows', () => {
  const queries = [
    ...['Zurich', 'München', 'Austin, TX, USA', 'Portland, Oregon', 'Portland, ME', 'Paris', 'Paris, Texas'],
    ...['London, ON', 'Montreal, Quebec, Canada', 'Werder, Germany', 'Nowhere at all', ''],
    ...['Muenchen', 'Duesseldorf, Germany', 'Puerto Montt'],
  ];
  expect(whereAre(...queries)).toEqual([
    ...['Zürich, Switzerland', 'Munich, Germany', 'Austin, TX', 'Portland, OR', 'Portland, ME', 'Paris, France'],
    ...['Paris, TX', 'London, ON', 'Montréal, QC', 'Werder, Germany', null, null],
    ...['Munich, Germany', 'Düsseldorf, Germany', 'Puerto Montt, Chile'],
  ]);
});
