import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase } from '../../tooling/testing/database.ts';
import { readConfiguration } from '../config/configuration.ts';
import { identitySecrets, secretFile } from '../config/identity-secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const secretsIn = (env: Readonly<Record<string, string>> = {}): readonly string[] =>
  identitySecrets(readConfiguration({ TESSERA_DATA: dataDir, ...env }));

test('creates a secret next to the embedded database, once and readable only by its owner', () => {
  const [secret] = secretsIn();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretsIn()).toEqual([secret]);
  expect(statSync(secretFile(dataDir)).mode & 0o777).toBe(0o600);
});

test('uses a configured secret and writes no file', () => {
  const configuredSecret = 'a secret of more than thirty-two characters';
  expect(secretsIn({ IDENTITY_SECRET: configuredSecret })).toEqual([configuredSecret]);
  expect(() => readFileSync(secretFile(dataDir))).toThrow('ENOENT');
});

test('refuses an empty secret file', () => {
  writeFileSync(secretFile(dataDir), '\n');
  expect(() => secretsIn()).toThrow(/does not contain a secret/);
});

describe('the programs', () => {
  type Env = Readonly<Record<string, string>>;
  const run = (file: string, env: Env, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, '..', file), ...args],
      {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], SITE_PORT: '0', ROLES: 'identity', METRICS_PORT: 'off', ...env },
      },
    );
    return { status, stdout, stderr };
  };
  const keys = (env: Env, command = 'announce', ...args: readonly string[]) =>
    run('cli/admin/admin.ts', env, 'keys', command, ...args);

  test('rotate, and refuse another secret in plain words', async () => {
    const database = await startTestDatabase();
    const right = { DATABASE_URL: database.url, IDENTITY_SECRET: 'the right secret of thirty-two characters' };
    const wrong = { DATABASE_URL: database.url, IDENTITY_SECRET: 'a wrong secret of thirty-two characters' };
    try {
      expect(keys(right)).toMatchObject({ status: 0 });
      const secondRun = keys(right);
      expect(secondRun.stdout).toMatch(/^The next signing key is published\. It takes effect on \d{4}-/);
      const env = { ...wrong, TESSERA_LOG: 'warn' };
      // The server logs as JSON to standard output where a program reads it.
      const [server, command] = [run('main.ts', env), keys(env)];
      for (const [status, said] of [
        [server.status, server.stdout],
        [command.status, command.stderr],
      ] as const) {
        expect(status).toBe(1);
        expect(said).toContain('IDENTITY_SECRET=new,old');
        expect(said).not.toMatch(/^\s+at /m);
      }
      expect(keys(wrong, 'replace', '--yes').stdout).toMatch(/^New signing keys are in use/);
      expect(keys(right)).toMatchObject({ status: 1 });
      const without = keys({ DATABASE_URL: database.url, ROLES: 'gateway' });
      expect([without.status, without.stderr]).toEqual([1, expect.stringMatching(/IDENTITY_SECRET is required/)]);
    } finally {
      await database.stop();
    }
  }, 120_000);

  test('do not start with an external database and no secret', () => {
    const { status, stdout } = run('main.ts', { DATABASE_URL: 'postgresql://127.0.0.1:1/none' });
    expect([status, stdout]).toEqual([1, expect.stringMatching(/IDENTITY_SECRET is required/)]);
  });
});
