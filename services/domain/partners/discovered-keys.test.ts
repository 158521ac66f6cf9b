import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { checkProvider } from './check-provider.ts';
import { providerKeys } from './discovered-keys.ts';

/** Creates a key in the format of a provider, and a token signed with it. */
async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256' };
  return { jwk, token: await new SignJWT({ sub: 'x' }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey) };
}
const { jwk, token } = await makeKey('one');

let server: Server;
let issuer: string;
let document: object;
let published: readonly object[];
const requests: string[] = [];

beforeEach(async () => {
  requests.length = 0;
  published = [jwk];
  server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url === '/jwks' ? { keys: published } : document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  document = { issuer, jwks_uri: `${issuer}/jwks` };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('reads the keys from the address in the document, and requests both only once', async () => {
  const keys = providerKeys({ issuer });
  expect(requests).toEqual([]);
  await Promise.all([jwtVerify(token, keys), jwtVerify(token, keys)]);
  await jwtVerify(token, keys);
  expect(requests).toEqual(['/.well-known/openid-configuration', '/jwks']);
});

test.each([
  ['of another issuer', () => ({ issuer: 'https://elsewhere.example', jwks_uri: `${issuer}/jwks` })],
  ['without keys', () => ({ issuer })],
  ['that leads elsewhere', () => ({ issuer, jwks_uri: 'http://169.254.169.254/keys' })],
])('uses no keys of a document %s', async (_name, make) => {
  document = make();
  await expect(jwtVerify(token, providerKeys({ issuer }))).rejects.toThrow();
  expect(requests).not.toContain('/jwks');
});

test('retries an unreachable provider after a pause, not immediately', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const good = document;
  document = {};
  const keys = providerKeys({ issuer });
  await expect(jwtVerify(token, keys)).rejects.toThrow();
  document = good;
  await expect(jwtVerify(token, keys)).rejects.toThrow();
  expect(requests).toHaveLength(1);
  jest.advanceTimersByTime(6_000);
  jest.useRealTimers();
  await jwtVerify(token, keys);
  expect(requests).toHaveLength(3);
});

const keyRounds = (): number => requests.filter((url) => url === '/jwks').length;

test('accepts a new key with its first token, and rejects no token in between', async () => {
  const keys = providerKeys({ issuer });
  const next = await makeKey('two');
  await jwtVerify(token, keys);
  published = [next.jwk, jwk];
  // All at once, and only moments after the keys were requested.
  await Promise.all([next.token, token, next.token, token].map((each) => jwtVerify(each, keys)));
  expect(keyRounds()).toBeLessThanOrEqual(3);
  const third = await makeKey('three');
  published = [third.jwk, next.jwk, jwk];
  await jwtVerify(third.token, keys);
  await jwtVerify(token, keys);

  // A key that is no longer published is rejected as soon as the keys are read again.
  published = [third.jwk];
  await expect(jwtVerify((await makeKey('four')).token, keys)).rejects.toThrow('no applicable key');
  await expect(jwtVerify(token, keys)).rejects.toThrow('no applicable key');
});

test('requests keys only once in a while for invented key ids', async () => {
  const keys = providerKeys({ issuer });
  await jwtVerify(token, keys);
  for (let round = 0; round < 20; round += 1) {
    const { token: invented } = await makeKey(`invented ${round}`);
    await expect(jwtVerify(invented, keys)).rejects.toThrow('no applicable key');
  }
  expect(keyRounds()).toBe(2);
  await jwtVerify(token, keys);
});

test('never asks a registered provider inside our network', async () => {
  await expect(jwtVerify(token, providerKeys({ issuer, isPublic: true }))).rejects.toThrow('notPublic');
  expect(requests).toEqual([]);
});

test.each([
  ['a key that fits', {}, { ok: true, keys: 1 }],
  ['no key that fits', { algorithms: ['RS256'] }, { ok: false, problem: 'noUsableKey' }],
  ['another issuer', { issuer: 'of a slash' }, { ok: false, problem: 'otherIssuer' }],
  ['only an address inside', { isPublic: true }, { ok: false, problem: 'notPublic' }],
])('checking a provider with %s reports it', async (_what, change, expected) => {
  const partner = { issuer, algorithms: ['ES256'], ...change };
  if (partner.issuer !== issuer) partner.issuer = `${issuer}/`;
  expect(await checkProvider(partner)).toMatchObject(expected);
});
