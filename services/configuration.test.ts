import path from 'node:path';
import { ConfigurationError, readConfiguration } from './configuration.ts';

test('an empty environment is the whole product on this machine', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({
    host: '127.0.0.1',
    sitePort: 3000,
    remotesPort: 3001,
    siteOrigin: 'http://localhost:3000',
    remotesOrigin: 'http://localhost:3001',
    databaseUrl: undefined,
  });
  expect([...configuration.roles]).toEqual(['site', 'gateway', 'identity', 'typesetter', 'remotes']);
  expect(path.basename(configuration.dataDir)).toBe('.tessera');
});

test('origins follow the ports unless they are given', () => {
  expect(readConfiguration({ SITE_PORT: '4000' }).siteOrigin).toBe('http://localhost:4000');
  expect(readConfiguration({ SITE_ORIGIN: 'https://tessera.example/' }).siteOrigin).toBe('https://tessera.example');
});

test('nobody is believed about the address of a caller unless named', () => {
  expect(readConfiguration({}).trustedProxies).toEqual([]);
  expect(readConfiguration({ TRUSTED_PROXIES: '10.0.0.1, loopback' }).trustedProxies).toEqual(['10.0.0.1', 'loopback']);
});

test('an empty variable counts as none', () => {
  expect(readConfiguration({ SITE_PORT: '', DATABASE_URL: ' ', ROLES: '' })).toEqual(readConfiguration({}));
});

test('every fault is named at once', () => {
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
  for (const fault of ['SITE_PORT', 'SITE_ORIGIN', 'REMOTES_ORIGIN', 'cook', 'DATABASE_URL', 'loud'])
    expect(read).toThrow(fault);
});

test('a replica is a copy of a database of one’s own', () => {
  const url = 'postgresql://copy/tessera';
  expect(() => readConfiguration({ DATABASE_REPLICA_URL: url })).toThrow(/DATABASE_REPLICA_URL is a copy/);
  const env = { DATABASE_URL: 'postgresql://first/tessera', IDENTITY_SECRET: 'x'.repeat(32) };
  expect(readConfiguration({ ...env, DATABASE_REPLICA_URL: url }).replicaUrl).toBe(url);
  expect(() => readConfiguration({ ...env, DATABASE_REPLICA_URL: 'http://copy' })).toThrow(/DATABASE_REPLICA_URL/);
});

test('a database of one’s own needs a secret that is not guessed', () => {
  const env = { DATABASE_URL: 'postgresql://somewhere/tessera' };
  const secret = 'a secret of more than thirty-two characters';
  expect(() => readConfiguration(env)).toThrow(/IDENTITY_SECRET is needed/);
  expect(() => readConfiguration({ ...env, IDENTITY_SECRET: 'short' })).toThrow(/at least 32/);
  expect(() => readConfiguration({ ...env, IDENTITY_SECRET: `${secret},short` })).toThrow(/at least 32/);
  expect(readConfiguration({ ...env, IDENTITY_SECRET: `${secret}, ${secret}2` }).identitySecrets).toEqual([
    secret,
    `${secret}2`,
  ]);
  expect(readConfiguration({ ...env, ROLES: 'gateway' }).identitySecrets).toEqual([]);
  expect(readConfiguration({}).identitySecrets).toEqual([]);
});
