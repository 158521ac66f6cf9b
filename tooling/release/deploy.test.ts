import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RegistryFile } from '../../services/api/site/registry-file.ts';
import type { RegistryRecord } from '../../shared/contracts/index.ts';
import { integrityOf } from '../build/registry.ts';
import { deploy, deployedIn, readBuiltVersion, rollBack, writeChannel } from './deploy.ts';
import { pruneRemotes } from './prune-remotes.ts';

let build: string;
beforeEach(() => (build = mkdtempSync(path.join(tmpdir(), 'tessera-release-'))));
afterEach(() => rmSync(build, { recursive: true }));

const stable = () => ({ build, channel: 'stable' });
const next = () => ({ build, channel: 'next' });

/** Writes a built version as `npm run build` leaves it. */
function built(name: string, version: string, change: Partial<RegistryRecord> = {}): RegistryRecord {
  const folder = path.join(build, 'remotes', name, version);
  mkdirSync(folder, { recursive: true });
  const entry = `container('${name}', '${version}')`;
  writeFileSync(path.join(folder, 'remoteEntry.js'), entry);
  const record: RegistryRecord = {
    name,
    contract: 1,
    routes: [{ path: `/${name}` }],
    navigation: [],
    version,
    scope: `tessera_${name}`,
    entry: `${name}/${version}/remoteEntry.js`,
    integrity: integrityOf(Buffer.from(entry)),
    preload: { routes: [], mount: [] },
    ...change,
  };
  writeFileSync(path.join(folder, 'record.json'), JSON.stringify(record));
  return record;
}

const problems: string[] = [];
const server = (): RegistryFile => new RegistryFile(build, 'https://remotes.test', (problem) => problems.push(problem));
const versionsOf = (file: RegistryFile, choice = {}): Record<string, string> =>
  Object.fromEntries(file.read(choice).remotes.map(({ name, version }) => [name, version]));

/** Files written within the same millisecond would look unchanged. */
let time = 1_000;
const touch = (...files: readonly string[]): void => {
  for (const file of files) utimesSync(path.join(build, file), (time += 1), time);
};

test('changes only the line of the released remote, rolls back step by step, and servers follow at once', () => {
  writeChannel(stable(), [built('events', 'e1'), built('profile', 'p1')]);
  const running = server();
  expect(versionsOf(running)).toEqual({ events: 'e1', profile: 'p1' });
  for (const version of ['e2', 'e3']) {
    built('events', version);
    deploy(stable(), readBuiltVersion(build, 'events', version));
  }
  touch('registry.json');
  expect(versionsOf(running)).toEqual({ events: 'e3', profile: 'p1' });
  expect(rollBack(stable(), 'events').version).toBe('e2');
  expect(rollBack(stable(), 'events').version).toBe('e1');
  touch('registry.json');
  expect(versionsOf(running)).toEqual({ events: 'e1', profile: 'p1' });
  expect(() => rollBack(stable(), 'events')).toThrow('no version before e1');
  expect(rollBack(stable(), 'events', 'e3').version).toBe('e3');
});

test('refuses a build that was changed afterward or has another contract', () => {
  built('events', 'e1');
  writeFileSync(path.join(build, 'remotes/events/e1/remoteEntry.js'), 'evil()');
  expect(() => readBuiltVersion(build, 'events', 'e1')).toThrow('is not the one that was built');
  built('events', 'e2', { contract: 2 });
  expect(() => readBuiltVersion(build, 'events', 'e2')).toThrow('uses contract 2');
  expect(() => readBuiltVersion(build, 'events', 'e9')).toThrow('no version e9');
});

test('lays the versions of a channel over the stable ones until the remote is released to all again', () => {
  writeChannel(stable(), [built('events', 'e1'), built('profile', 'p1')]);
  deploy(next(), built('events', 'e2'));
  expect(versionsOf(server(), { channel: 'next' })).toEqual({ events: 'e2', profile: 'p1' });
  expect(versionsOf(server(), { channel: 'unheard-of' })).toEqual({ events: 'e1', profile: 'p1' });
  expect(versionsOf(server(), { channel: '../../etc' })).toEqual({ events: 'e1', profile: 'p1' });
  expect(versionsOf(server())).toEqual({ events: 'e1', profile: 'p1' });
  deploy(stable(), built('events', 'e3'));
  expect(versionsOf(server(), { channel: 'next' })).toEqual({ events: 'e3', profile: 'p1' });
});

test('keeps the pinned version of a partner as long as it exists', () => {
  writeChannel(stable(), [built('events', 'e1')]);
  deploy(stable(), built('events', 'e2'));
  expect(versionsOf(server(), { pins: { events: 'e1' } })).toEqual({ events: 'e1' });
  for (const pins of [{ events: 'gone' }, { events: '../..' }, { '..': 'x' }]) {
    expect(versionsOf(server(), { pins })).toEqual({ events: 'e2' });
  }
});

test.each([
  ['speaks another contract', { contract: 2 }],
  ['has an integrity that browsers would skip', { integrity: 'none' }],
])('keeps the last good version when a record %s, in a running server and in a new one', (_what, change) => {
  writeChannel(stable(), [built('events', 'e1')]);
  const running = server();
  expect(versionsOf(running)).toEqual({ events: 'e1' });
  writeChannel(stable(), [built('events', 'e2', change)]);
  touch('registry.json');
  problems.length = 0;
  expect(versionsOf(running)).toEqual({ events: 'e1' });
  expect(versionsOf(server())).toEqual({ events: 'e1' });
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain("'events' e2");
  expect(problems[0]).toContain('e1 stays');
});

test('removes old builds except those that are live, remembered, or in a channel', () => {
  writeChannel(stable(), [built('events', 'e0')]);
  deploy(next(), built('events', 'n1'));
  for (let count = 1; count <= 8; count += 1) built('events', `loose${count}`);
  pruneRemotes(build);
  expect(readBuiltVersion(build, 'events', 'e0').version).toBe('e0');
  expect(readBuiltVersion(build, 'events', 'n1').version).toBe('n1');
  const left = Array.from({ length: 8 }, (_, index) => index + 1).filter((count) => {
    try {
      return readBuiltVersion(build, 'events', `loose${count}`).version !== '';
    } catch {
      return false;
    }
  });
  expect(left).toHaveLength(4);
  expect(deployedIn(stable()).map(({ version }) => version)).toEqual(['e0']);
});
