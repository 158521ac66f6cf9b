import Fastify, { type FastifyInstance } from 'fastify';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { TestBrowser } from './__tests__/browser.ts';
import { identity } from './identity.ts';
import { replaceKeys } from './keys.ts';
import { cookieSchedule, signingSchedule } from './keys/schedule.ts';

const password = 'a long enough secret';
const secrets = ['a secret that seals the keys of tests'];
const hour = 60 * 60 * 1000;

let database: TestDatabase;
let processes: FastifyInstance[];
let origins: string[];
/** The milliseconds by which the clock of the keys is ahead. */
let ahead = 0;
const now = (): Date => new Date(Date.now() + ahead);

/** Starts two processes of one site on one database, as behind a load balancer. */
beforeAll(async () => {
  database = await startTestDatabase();
  const probe = Fastify();
  const origin = await probe.listen({ host: '127.0.0.1', port: 0 });
  await probe.close();
  const keyCare = { now, reloadEvery: 50, schedules: { signing: signingSchedule, cookies: cookieSchedule } };
  const start = async (port: number): Promise<FastifyInstance> => {
    const app = Fastify();
    await app.register(identity, { database: database.db, origin, secrets, keyCare });
    await app.listen({ host: '127.0.0.1', port });
    return app;
  };
  processes = await Promise.all([start(Number(new URL(origin).port)), start(0)]);
  origins = processes.map((app) => {
    const address = app.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
});
afterAll(async () => {
  for (const app of processes) await app.close();
  await database.stop();
});

interface PublishedKey {
  readonly kid: string;
}
const publishedBy = async (origin: string): Promise<PublishedKey[]> => {
  const answer = await fetch(`${origin}/identity/jwks`);
  return ((await answer.json()) as { keys: PublishedKey[] }).keys;
};
const untilPublished = async (check: (kids: string[]) => boolean): Promise<void> => {
  const deadline = Date.now() + 5_000;
  for (const origin of origins) {
    while (!check((await publishedBy(origin)).map(({ kid }) => kid))) {
      if (Date.now() > deadline) throw new Error('The keys were not taken up.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};
const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';
const verify = (token: string): Promise<unknown> =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${origins[0]!}/identity/jwks`)), { audience: 'tessera-web' });

test('publishes a new key, signs with it after a day, and accepts tokens of the old one, without a restart', async () => {
  const browser = new TestBrowser(origins[0]!);
  const first = await browser.signIn('register', 'rotation@example.org', password);
  const old = kidOf(first.id_token);
  expect(new Set((await Promise.all(origins.map(publishedBy))).map((keys) => JSON.stringify(keys))).size).toBe(1);

  // An interaction and a session that began before the change continue after it, with their cookies.
  const interaction = await browser.begin();
  ahead = 29.5 * 24 * hour;
  await untilPublished((kids) => kids.length === 2);
  const second = (await (await browser.refresh(first.refresh_token)).json()) as typeof first;
  expect(kidOf(second.id_token)).toBe(old);

  ahead = 31 * 24 * hour - hour;
  await untilPublished((kids) => kids[0] !== old && kids.length === 2);
  const third = (await (await browser.refresh(second.refresh_token)).json()) as typeof first;
  expect(kidOf(third.id_token)).not.toBe(old);
  await verify(third.id_token);
  await verify(second.id_token);

  const code = await browser.resume(await browser.submit('login', interaction, 'rotation@example.org', password));
  const answer = await browser.redeem(code, interaction.verifier);
  expect(answer.status).toBe(200);
  await verify(((await answer.json()) as typeof first).id_token);

  ahead = 32 * 24 * hour;
  await untilPublished((kids) => kids.length === 1 && kids[0] !== old);
  await expect(verify(second.id_token)).rejects.toThrow('no applicable key');
  expect((await browser.authorize({ prompt: 'none' })).url.searchParams.has('code')).toBe(true);
});

test('never publishes the private part of a key before, during, or after a rotation', async () => {
  ahead = 60.5 * 24 * hour;
  await untilPublished((kids) => kids.length === 2);
  for (const key of await publishedBy(origins[0]!)) {
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  }
});

const isKept = (kids: string[], token: string): boolean => kids.includes(kidOf(token));
const codeFrom = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.authorize({ prompt: 'none' })).url.searchParams.has('code');
const devices = async (browser: TestBrowser): Promise<Response> => browser.request('/identity/devices');

test('withdraws all signing keys in an emergency and signs nobody out', async () => {
  const browser = new TestBrowser(origins[0]!);
  const before = await browser.signIn('register', 'emergency@example.org', password);
  const guest = new TestBrowser(origins[0]!);
  const { uid } = await guest.begin();
  await guest.resume(await guest.post(`/identity/interaction/${uid}/anonymous`, {}));

  await replaceKeys({ database: database.db, secrets, now });
  await untilPublished((kids) => !isKept(kids, before.id_token));
  await expect(verify(before.id_token)).rejects.toThrow();
  const renewed = await browser.refresh(before.refresh_token);
  expect(renewed.status).toBe(200);
  await verify(((await renewed.json()) as typeof before).id_token);
  // Browsers that were closed return with their cookie at either process, and reading it does not shorten its life.
  const answer = await devices(browser);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect(await codeFrom(browser)).toBe(true);
  expect(await codeFrom(guest)).toBe(true);
});

test('keeps active browsers signed in when the cookie secret is lost, but accepts no cookie alone', async () => {
  const browser = new TestBrowser(origins[0]!);
  const before = await browser.signIn('register', 'lost-secret@example.org', password);
  const closed = browser.copy();
  const stranger = new TestBrowser(origins[0]!);
  const strangerTokens = await stranger.signIn('register', 'stranger@example.org', password);

  await replaceKeys({ database: database.db, secrets, now }, { withdrawCookies: true });
  await untilPublished((kids) => !isKept(kids, before.id_token));
  expect((await devices(closed)).status).toBe(401);
  expect(await codeFrom(closed)).toBe(false);
  // The refresh token of another session does not re-sign a cookie.
  expect((await closed.refresh(strangerTokens.refresh_token)).status).toBe(200);
  expect((await devices(closed)).status).toBe(401);

  expect((await browser.refresh(before.refresh_token)).status).toBe(200);
  expect((await devices(browser)).status).toBe(200);
  expect(await codeFrom(browser)).toBe(true);
});

test('loses no request while keys change', async () => {
  const browser = new TestBrowser(origins[0]!);
  await browser.signIn('register', 'busy@example.org', password);
  const state = { isChanging: true };
  const changes = (async () => {
    for (let round = 0; round < 5; round += 1) {
      ahead += 31 * 24 * hour;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    state.isChanging = false;
  })();
  const statuses = new Set<number>();
  while (state.isChanging) {
    const { url, verifier } = await browser.authorize({ prompt: 'none' });
    statuses.add((await browser.redeem(url.searchParams.get('code') ?? '', verifier)).status);
  }
  await changes;
  expect([...statuses]).toEqual([200]);
});
