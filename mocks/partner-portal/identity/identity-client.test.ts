import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createServer } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { identity } from '../../../services/identity/identity.ts';
import { TestBrowser } from '../../../services/identity/__tests__/browser.ts';
import { startTestDatabase, type TestDatabase } from '../../../shared/testing/database.ts';
import { createIdentityClient, type Tokens } from './identity-client.ts';

const customer = { email: 'ada@example.com', password: 'analytical engine 1843' };
const siteSecret = 'a secret that seals the keys of tests';
const log = jest.fn<(error: unknown) => void>();

let database: TestDatabase;
let site: FastifyInstance;
let origin: string;
let subject: string;

/** The provider must know its own origin before it listens. */
function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  database = await startTestDatabase();
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  site = fastify();
  await site.register(identity, { database: database.db, origin, secrets: [siteSecret] });
  await site.listen({ port, host: '127.0.0.1' });
  const { claims } = await new TestBrowser(origin).signIn('register', customer.email, customer.password);
  subject = claims.sub!;
}, 30_000);

afterAll(async () => {
  await site.close();
  await database.stop();
});

async function signIn(): Promise<Tokens> {
  const outcome = await createIdentityClient(origin, log).signIn(customer);
  if (!outcome.ok) throw new Error(`${outcome.failure}: ${String(log.mock.lastCall?.[0])}`);
  return outcome.tokens;
}

describe('against the identity service', () => {
  test('the right password brings the tokens of this very customer', async () => {
    const tokens = await signIn();
    expect(tokens.subject).toBe(subject);
    expect(tokens.expiresAt).toBeGreaterThan(Date.now() + 60_000);
    expect(tokens.idToken.split('.')).toHaveLength(3);
  });

  test('two customers can sign in at once, each by its own interaction', async () => {
    const other = { email: 'grace@example.com', password: 'nanosecond of wire 11.8' };
    const { claims } = await new TestBrowser(origin).signIn('register', other.email, other.password);
    const client = createIdentityClient(origin, log);
    const outcomes = await Promise.all([client.signIn(customer), client.signIn(other)]);
    expect(outcomes.map((outcome) => (outcome.ok ? outcome.tokens.subject : outcome.failure))).toEqual([
      subject,
      claims.sub,
    ]);
  });

  test.each([
    { ...customer, password: 'analytical engine 1844' },
    { email: 'nobody@example.com', password: 'analytical engine 1843' },
    { email: 'not an address', password: 'x' },
  ])('wrong credentials are an outcome, not an incident: %p', async (credentials) => {
    log.mockClear();
    await expect(createIdentityClient(origin, log).signIn(credentials)).resolves.toEqual({
      ok: false,
      failure: 'wrong-credentials',
    });
    expect(log).not.toHaveBeenCalled();
  });

  test('renewing brings a new token and spends the refresh token', async () => {
    const client = createIdentityClient(origin, log);
    const first = await signIn();
    const renewed = await client.renew(first);
    expect(renewed).toMatchObject({ ok: true, tokens: { subject } });
    expect(renewed.ok && renewed.tokens.refreshToken).not.toBe(first.refreshToken);
    await expect(client.renew(first)).resolves.toEqual({ ok: false, failure: 'signed-out' });
  });

  test('after revoking nothing can be renewed', async () => {
    const client = createIdentityClient(origin, log);
    const tokens = await signIn();
    await client.revoke(tokens);
    await expect(client.renew(tokens)).resolves.toEqual({ ok: false, failure: 'signed-out' });
  });

  test('signing out of the portal leaves another session of the same customer alone', async () => {
    const client = createIdentityClient(origin, log);
    const [here, elsewhere] = [await signIn(), await signIn()];
    await client.revoke(here);
    await expect(client.renew(elsewhere)).resolves.toMatchObject({ ok: true });
  });
});

test('a service that is away is said to be away, and found once it is back', async () => {
  const port = await findFreePort();
  const client = createIdentityClient(`http://localhost:${port}`, log);
  log.mockClear();
  await expect(client.signIn(customer)).resolves.toEqual({ ok: false, failure: 'unavailable' });
  expect(log).toHaveBeenCalledTimes(1);
  const late = fastify();
  await late.register(identity, { database: database.db, origin: `http://localhost:${port}`, secrets: [siteSecret] });
  await late.listen({ port, host: '127.0.0.1' });
  try {
    await expect(client.signIn(customer)).resolves.toMatchObject({ ok: true, tokens: { subject } });
  } finally {
    await late.close();
  }
});
