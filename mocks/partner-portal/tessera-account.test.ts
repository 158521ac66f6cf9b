import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import { createEnsureAccount } from './tessera-account.ts';

const log = jest.fn<(error: unknown) => void>();
let gateway: TestGateway;
let origin: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
}, 30_000);

afterAll(async () => {
  await gateway.stop();
});

const idOf = async (token: string): Promise<string | undefined> => {
  const { data } = await gateway.ask<{ me: { id: string } | null } | null>('{ me { id } }', {}, token);
  return data?.me?.id;
};

test('creates the account of a customer who is new at Tessera, only once', async () => {
  const token = await gateway.issuer.sign({ sub: 'new', email: 'new@example.com', email_verified: true });
  expect(await idOf(token)).toBeUndefined();
  const ensureAccount = createEnsureAccount(origin, log);
  await expect(ensureAccount(token)).resolves.toBe(true);
  const first = await idOf(token);
  expect(first).toEqual(expect.any(String));
  await expect(ensureAccount(token)).resolves.toBe(true);
  expect(await idOf(token)).toBe(first);
});

test('reports when the gateway refuses the token or is unavailable', async () => {
  await expect(createEnsureAccount(origin, log)('not.a.token')).resolves.toBe(false);
  await expect(createEnsureAccount('http://127.0.0.1:1', log)('not.a.token')).resolves.toBe(false);
  expect(log).toHaveBeenCalledTimes(2);
});
