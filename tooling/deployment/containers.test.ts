/** Checks the files for containers and for systemd as far as no container engine is needed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../apps.ts';
import { serverPrograms } from '../image/trace-server.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-deployment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('Compose restricts the server, knows its health, and reads its secrets from files', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  for (const service of Object.values(services)) {
    expect(service).toHaveProperty('healthcheck.test');
    expect(service['image']).not.toMatch(/latest/);
  }
  expect(services['tessera']).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    environment: { DATABASE_URL_FILE: '/run/secrets/database-url', IDENTITY_SECRET_FILE: '/run/secrets/identity' },
  });
});

test('makes secrets that only their owner reaches and user 1000 can read, and keeps them', () => {
  const secrets = path.join(folder, 'secrets');
  const make = (): readonly string[] => {
    execFileSync('sh', [path.join(projectRoot, 'deploy/make-secrets.sh'), secrets]);
    return ['identity', 'database', 'database-url'].map((name) => readFileSync(path.join(secrets, name), 'utf8'));
  };
  const [identity = '', database = '', url = ''] = make();
  expect(modeOf(secrets)).toBe('700');
  expect(['identity', 'database', 'database-url'].map((name) => modeOf(path.join(secrets, name)))).toEqual(
    Array.from({ length: 3 }, () => '444'),
  );
  expect(identity.length).toBeGreaterThanOrEqual(32);
  expect(new URL(url).password).toBe(database);
  expect(make()).toEqual([identity, database, url]);
});

test('the image is built from the folder of the server, and runs as an ordinary user', () => {
  const [, runs = ''] = read('deploy/Containerfile').split(/^FROM \$\{NODE_IMAGE\}$/m);
  const copied = [...runs.matchAll(/^COPY (.*)$/gm)].map(([, what = '']) => what);
  expect(copied.length).toBeGreaterThan(0);
  expect(copied.filter((what) => !what.startsWith('--from=build /server/'))).toEqual([]);
  expect(runs).toMatch(/^USER 1000:1000$/m);
  expect(runs).toMatch(/^HEALTHCHECK .*deploy\/health-check\.mjs/m);
  for (const label of ['title', 'version', 'revision', 'source', 'licenses']) {
    expect(runs).toContain(`org.opencontainers.image.${label}=`);
  }
  const lines = (file: string): readonly string[] => read(file).split('\n').slice(1);
  expect(lines('.dockerignore')).toEqual(lines('.containerignore'));
});

test('has every command of an operator', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  const commands = ['serve', 'smoke', 'admin', 'backup', 'restore', 'ingest-postings', 'distribution'];
  const programs: readonly string[] = serverPrograms;
  expect(commands.filter((name) => !programs.includes(scripts[name]?.replace('node ', '') ?? ''))).toEqual([]);
});

test('the unit is accepted by systemd and rated as little exposed', () => {
  // Only Linux has systemd.
  if (process.platform !== 'linux') return;
  const unit = read('deploy/systemd/tessera.service')
    .replace('/usr/bin/node', process.execPath)
    .replace('WorkingDirectory=/opt/tessera', `WorkingDirectory=${projectRoot}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'tessera.service');
  writeFileSync(file, unit);
  const analyze = (...args: readonly string[]): string =>
    execFileSync('systemd-analyze', [...args, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  analyze('verify');
  const [, exposure = '10'] = /exposure level.*: (\d+\.\d)/.exec(analyze('security', '--offline=true')) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(1.6);
});
