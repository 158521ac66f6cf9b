import { ConfigurationError, readConfiguration } from '../config/configuration.ts';
import { trustedIssuers } from '../process/trusted-issuers.ts';

const env = { IDENTITY_ISSUER: 'https://login.example/realm', IDENTITY_CLIENT_ID: 'tessera' };

test('replaces our provider with an external one', () => {
  const configuration = readConfiguration({ ...env, IDENTITY_SCOPES: 'openid email offline_access' });
  expect([...configuration.roles]).toEqual(['site', 'gateway', 'typesetter', 'remotes']);
  expect(configuration.externalProvider).toEqual({
    issuer: 'https://login.example/realm',
    clientId: 'tessera',
    scope: 'openid email offline_access',
    algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
    emailClaim: 'email',
    origins: ['https://login.example'],
  });
  expect(trustedIssuers(configuration, [])).toEqual([
    expect.objectContaining({ issuer: 'https://login.example/realm', audience: 'tessera', emailClaim: 'email' }),
  ]);
});

test('changes nothing without an external provider', () => {
  const configuration = readConfiguration({});
  expect(configuration.externalProvider).toBeUndefined();
  expect(trustedIssuers(configuration, [])).toEqual([expect.objectContaining({ audience: 'tessera-web' })]);
});

test('needs no secret for keys with an external database, because the keys are elsewhere', () => {
  const configuration = readConfiguration({ ...env, DATABASE_URL: 'postgresql://somewhere/tessera' });
  expect(configuration.identitySecrets).toEqual([]);
});

test.each([
  ['an issuer in clear', { IDENTITY_ISSUER: 'http://login.example' }, /IDENTITY_ISSUER must be an https/],
  ['no client id', { IDENTITY_CLIENT_ID: '' }, /IDENTITY_CLIENT_ID is required/],
  ['scopes without openid', { IDENTITY_SCOPES: 'email' }, /IDENTITY_SCOPES must include "openid"/],
  ['a shared secret as key', { IDENTITY_ALGORITHMS: 'RS256,HS256' }, /not HS256/],
  ['tokens that nobody signs', { IDENTITY_ALGORITHMS: 'none' }, /not none/],
  ['an origin with a path', { IDENTITY_ORIGINS: 'https://login.example/x' }, /IDENTITY_ORIGINS must be origins/],
  [
    'our own provider beside it',
    { ROLES: 'site,identity' },
    /ROLES must not include identity when IDENTITY_ISSUER is set/,
  ],
  [
    'clients of our own provider',
    { IDENTITY_CLIENTS: 'nowhere.json' },
    /IDENTITY_CLIENTS cannot be used with IDENTITY_ISSUER/,
  ],
])('refuses %s', (_what, changes, problem) => {
  const readChanged = () => readConfiguration({ ...env, ...changes });
  expect(readChanged).toThrow(ConfigurationError);
  expect(readChanged).toThrow(problem);
});

test('reports settings of an external provider without an issuer', () => {
  expect(() => readConfiguration({ IDENTITY_CLIENT_ID: 'tessera' })).toThrow(/requires IDENTITY_ISSUER/);
});

test('reads clients from a file and reports its mistakes', () => {
  expect(readConfiguration({}).clients).toEqual([]);
  expect(() => readConfiguration({ IDENTITY_CLIENTS: '/nowhere.json' })).toThrow(/IDENTITY_CLIENTS: .*ENOENT/);
});
