import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryRecord } from '../../shared/contracts/index.ts';
import { findRemotes } from '../apps.ts';
import { assertDisjoint, readDescription, recordOf } from './registry.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tessera-registry-'));
afterAll(() => rmSync(root, { recursive: true }));

function describeAs(name: string, description: unknown): void {
  mkdirSync(path.join(root, 'remotes', name), { recursive: true });
  writeFileSync(path.join(root, 'remotes', name, 'remote.json'), JSON.stringify(description));
}

const record = (name: string, ...paths: string[]): RegistryRecord => ({
  name,
  contract: 1,
  routes: paths.map((route) => ({ path: route })),
  navigation: [],
  version: '1',
  scope: `tessera_${name}`,
  entry: '',
  integrity: '',
  preload: { routes: [], mount: [] },
});

test('reads the committed descriptions', () => {
  const records = findRemotes().map(({ name }) => ({ ...record(name), ...readDescription(name) }));
  expect(records.length).toBeGreaterThan(0);
  expect(() => assertDisjoint(records)).not.toThrow();
});

test.each([
  ['another name than its folder', { name: 'y', contract: 1 }, /"name" must be the folder's name/],
  ['another contract', { name: 'x', contract: 2 }, /"contract" must be 1/],
  ['a relative route', { name: 'x', contract: 1, routes: [{ path: 'events' }] }, /starts with \//],
  [
    'an entry outside the app',
    { name: 'x', contract: 1, navigation: [{ label: 'a', path: '/x', order: 1 }] },
    /\/app\//,
  ],
])('refuses a description with %s', (_what, description, message) => {
  describeAs('x', description);
  expect(() => readDescription('x', root)).toThrow(message);
});

test('refuses two remotes that claim one path, whatever its parameter is called', () => {
  expect(() => assertDisjoint([record('a', '/x/:id'), record('b', '/x/:eventId')])).toThrow("'a' and 'b' both claim");
});

test('refuses a name that is a prefix of another, because the federation runtime does', () => {
  expect(() => assertDisjoint([record('cover'), record('cover_letter')])).toThrow(
    "must not start with the name 'cover'",
  );
});

test('lists the entry as it is and preloads only the entry point', () => {
  const folder = path.join(root, 'build');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'container()');
  const graph = {
    door: (name: string) => ({ files: [`${path.basename(name)}.js`], uses: ['@shared/ui'] }),
    group: () => ({ files: [], uses: [] }),
  };
  expect(recordOf({ kind: 'remote', name: 'events' }, '0123456789ab', folder, graph)).toMatchObject({
    version: '0123456789ab',
    scope: 'tessera_events',
    entry: 'events/0123456789ab/remoteEntry.js',
    // echo -n 'container()' | openssl dgst -sha384 -binary | base64
    integrity: 'sha384-iOE3dlauOqu18FKSrqtQZahpjkrFitO6lw4cIuSDm+F79ooFSgbA+c6fI9Gg+UgQ',
    preload: {
      routes: ['events/0123456789ab/routes.js'],
      mount: ['events/0123456789ab/mount.js'],
    },
    uses: ['@shared/ui'],
  });
});

test('lists what single pages need first beside the entry point', () => {
  const folder = path.join(root, 'build-of-pages');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'container()');
  const groups: Record<string, readonly string[]> = {
    board: ['routes.js', 'cards.js', 'board.js'],
    table: ['table.js'],
  };
  const graph = {
    door: () => ({ files: ['routes.js'], uses: [] }),
    group: (name: string) => ({ files: groups[name] ?? [], uses: [] }),
  };
  const describeRoute = (...first: readonly object[]): void => {
    describeAs('tracker', { name: 'tracker', contract: 1, routes: [{ path: '/jobs', layout: 'wide', first }] });
  };
  const read = () => recordOf({ kind: 'remote', name: 'tracker' }, '1', folder, graph, root);
  describeRoute({ chunk: 'board', media: '(min-width: 768px)' }, { chunk: 'table' });
  expect(read()).toMatchObject({
    routes: [{ path: '/jobs', layout: 'wide' }],
    preload: {
      pages: {
        '/jobs': [
          { address: 'tracker/1/cards.js', media: '(min-width: 768px)' },
          { address: 'tracker/1/board.js', media: '(min-width: 768px)' },
          { address: 'tracker/1/table.js' },
        ],
      },
    },
  });
  expect(read().routes[0]).not.toHaveProperty('first');
  describeRoute({ chunk: 'bord' });
  expect(read).toThrow('no import is named "bord"');
});
