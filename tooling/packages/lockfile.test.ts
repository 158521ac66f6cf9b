/** Checks what `docs/security.md` says about the packages that the product is made of. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps.ts';
import { readLockfile } from './lockfile.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const packages = readLockfile();

test('every package has a hash', () => {
  const unhashed = packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==/.test(integrity ?? ''));
  // docs/security.md names this exception: the other platforms' parts of the typesetter, which the registry that wrote
  // the lockfile does not have. `complete-lockfile.mjs` adds their hashes where it does.
  const isException = ({ name }: { name: string }): boolean =>
    name.startsWith('@myriaddreamin/typst-ts-node-compiler-') && !name.endsWith('-linux-x64-gnu');
  expect(unhashed.filter((one) => !isException(one)).map(({ folder }) => folder)).toEqual([]);
});

test('every package comes from the public registry', () => {
  const elsewhere = packages.filter(
    ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(({ folder, resolved }) => [folder, resolved])).toEqual([]);
});

test('no package runs code while it is installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('allowScripts');
});

test('all direct dependencies have exact versions', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Readonly<Record<string, string>> | undefined>;
  const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  );
  expect(versions.length).toBeGreaterThan(50);
  expect(
    versions.filter(([, version]) => !/^(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});
