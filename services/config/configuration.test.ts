import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError, readConfiguration } from './configuration.ts';

test('runs the whole product on this machine in an empty environment', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({
    host: '127.0.0.1',
    sitePort: 3000,
    remotesPort: 3001,
    siteOrigin: 'http://localhost:3000',
    remotesOrigin: 'http://localhost:3001',
    databaseUrl: undefined,
  });
  expect([...configuration.roles]).toEqual(['site', 'gateway', 'identity', 'typesetter', 'remotes', 'admin']);
  expect(path.basename(configuration.dataDir)).toBe('.tessera');
});

test('fills the embedded database with sample postings, but no other database', () => {
  expect(readConfiguration({}).samplePostings).toBe(5_000);
  const externalDatabase = { DATABASE_URL: 'postgresql://localhost/tessera', IDENTITY_SECRET: 'x'.repeat(40) };
  expect(readConfiguration(externalDatabase).samplePostings).toBe(0);
});

test('derives origins from the ports unless they are set', () => {
  expect(readConfiguration({ SITE_PORT: '4000' }).siteOrigin).toBe('http://localhost:4000');
  expect(readConfiguration({ SITE_ORIGIN: 'https://tessera.example/' }).siteOrigin).toBe('https://tessera.example');
});

test('trusts only named proxies about a client’s address', () => {
  expect(readConfiguration({}).trustedProxies).toEqual([]);
  expect(readConfiguration({ TRUSTED_PROXIES: '10.0.0.1, loopback' }).trustedProxies).toEqual(['10.0.0.1', 'loopback']);
});

test('treats an empty variable as unset', () => {
  expect(readConfiguration({ SITE_PORT: '', DATABASE_URL: ' ', ROLES: '' })).toEqual(readConfiguration({}));
});

test('names all mistakes at once', () => {
  const read = () =>
    readConfiguration({
      SITE_PORT: '70000',
      SITE_ORIGIN: 'tessera.example',
      REMOTES_ORIGIN: 'https://cdn.example/remotes',
      ROLES: 'site,cook',
      DATABASE_URL: 'mysql://x',
      TESSERA_LOG: 'loud',
    });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/SITE_PORT[^]*SITE_ORIGIN|SITE_ORIGIN[^]*SITE_PORT/);
  for (const problem of ['SITE_PORT', 'SITE_ORIGIN', 'REMOTES_ORIGIN', 'cook', 'DATABASE_URL', 'loud'])
    expect(read).toThrow(problem);
});

test('requires an external database for a replica', () => {
  const url = 'postgresql://copy/tessera';
  expect(() => readConfiguration({ DATABASE_REPLICA_URL: url })).toThrow(/DATABASE_REPLICA_URL requires DATABASE_URL/);
  const env = { DATABASE_URL: 'postgresql://first/tessera', IDENTITY_SECRET: 'x'.repeat(32) };
  expect(readConfiguration({ ...env, DATABASE_REPLICA_URL: url }).replicaUrl).toBe(url);
  expect(() => readConfiguration({ ...env, DATABASE_REPLICA_URL: 'http://copy' })).toThrow(/DATABASE_REPLICA_URL/);
});

test('requires a strong secret for an external database', () => {
  const env = { DATABASE_URL: 'postgresql://somewhere/tessera' };
  const secret = 'a secret of more than thirty-two characters';
  expect(() => readConfiguration(env)).toThrow(/IDENTITY_SECRET is required/);
  expect(() => readConfiguration({ ...env, IDENTITY_SECRET: 'short' })).toThrow(/at least 32/);
  expect(() => readConfiguration({ ...env, IDENTITY_SECRET: `${secret},short` })).toThrow(/at least 32/);
  expect(readConfiguration({ ...env, IDENTITY_SECRET: `${secret}, ${secret}2` }).identitySecrets).toEqual([
    secret,
    `${secret}2`,
  ]);
  expect(readConfiguration({ ...env, ROLES: 'gateway' }).identitySecrets).toEqual([]);
  expect(readConfiguration({}).identitySecrets).toEqual([]);
});

test('reads a secret from a file, but not from both a file and a variable', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-secrets-'));
  try {
    const file = path.join(folder, 'identity');
    const secret = 'h7Kp2mQx9vTzB4nLw8sYd3fGj6rCe1Ua';
    writeFileSync(file, `${secret}\n`);
    expect(readConfiguration({ IDENTITY_SECRET_FILE: file }).identitySecrets).toEqual([secret]);
    expect(() => readConfiguration({ IDENTITY_SECRET_FILE: file, IDENTITY_SECRET: secret })).toThrow(
      /must not both be set/,
    );
    expect(() => readConfiguration({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow(
      /Could not read DATABASE_URL_FILE/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('refuses secrets that can be guessed on a public site', () => {
  const env = {
    SITE_ORIGIN: 'https://tessera.example',
    DATABASE_URL: 'postgresql://tessera:w8sYd3fGj6rC@db.example/tessera',
    IDENTITY_SECRET: 'h7Kp2mQx9vTzB4nLw8sYd3fGj6rCe1Ua',
  };
  expect(readConfiguration(env).identitySecrets).toHaveLength(1);
  for (const weak of ['x'.repeat(40), 'change-me-please-change-me-please-42', 'abcabcabcabcabcabcabcabcabcabcabcabc']) {
    expect(() => readConfiguration({ ...env, IDENTITY_SECRET: weak })).toThrow(/IDENTITY_SECRET is too easy to guess/);
  }
  for (const weak of ['postgres', 'tessera-tessera', 'short']) {
    const DATABASE_URL = `postgresql://tessera:${weak}@db.example/tessera`;
    expect(() => readConfiguration({ ...env, DATABASE_URL })).toThrow(/password in DATABASE_URL/);
  }
  // A database on the machine itself is not reachable from outside.
  expect(() =>
    readConfiguration({ ...env, DATABASE_URL: 'postgresql://tessera:short@127.0.0.1/tessera' }),
  ).not.toThrow();
});
