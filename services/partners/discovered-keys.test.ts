import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { discoveredKeys } from './discovered-keys.ts';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
const token = await new SignJWT({ sub: 'x' }).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(privateKey);

let server: Server;
let issuer: string;
let document: object;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url === '/jwks' ? { keys: [jwk] } : document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  document = { issuer, jwks_uri: `${issuer}/jwks` };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('the keys are where the document says; both are asked for once', async () => {
  const keys = discoveredKeys({ issuer });
  expect(asked).toEqual([]);
  await Promise.all([jwtVerify(token, keys), jwtVerify(token, keys)]);
  await jwtVerify(token, keys);
  expect(asked).toEqual(['/.well-known/openid-configuration', '/jwks']);
});

test.each([
  ['of another issuer', () => ({ issuer: 'https://elsewhere.example', jwks_uri: `${issuer}/jwks` })],
  ['without keys', () => ({ issuer })],
  ['that leads elsewhere', () => ({ issuer, jwks_uri: 'http://169.254.169.254/keys' })],
])('a document %s has no keys', async (_name, make) => {
  document = make();
  await expect(jwtVerify(token, discoveredKeys({ issuer }))).rejects.toThrow();
  expect(asked).not.toContain('/jwks');
});

test('a provider that was away is asked again after a pause, not at once', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const good = document;
  document = {};
  const keys = discoveredKeys({ issuer });
  await expect(jwtVerify(token, keys)).rejects.toThrow();
  document = good;
  await expect(jwtVerify(token, keys)).rejects.toThrow();
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(6_000);
  jest.useRealTimers();
  await jwtVerify(token, keys);
  expect(asked).toHaveLength(3);
});
