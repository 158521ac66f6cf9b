import { sql } from 'drizzle-orm';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { startIdentity } from './__tests__/running-identity.ts';
import { identityDelays, identityRateLimits } from '../../platform/database/schema/identity.ts';
import { createSignInLimits, defaultLimits, type Attempt, type LimitSettings } from './sign-in-limits.ts';
import { sweepExpired } from './sweep.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.db.delete(identityDelays);
  await database.db.delete(identityRateLimits);
});

const limits = (changes: Partial<LimitSettings> = {}) =>
  createSignInLimits(database.db, { ...defaultLimits, ...changes });
const ada: Attempt = { email: 'ada@example.org', ip: '203.0.113.7' };
/** Moves the counters into the past, as if time had passed. */
const pass = (seconds: number): Promise<unknown> =>
  database.db.update(identityDelays).set({
    waitUntil: sql`${identityDelays.waitUntil} - ${seconds} * interval '1 second'`,
    expiresAt: sql`${identityDelays.expiresAt} - ${seconds} * interval '1 second'`,
  });

test('doubles the wait with each wrong password after five, up to a quarter of an hour', async () => {
  const { begin } = limits();
  for (let guess = 0; guess < 5; guess += 1) expect(await begin(ada)).toBe(0);
  const waits: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const wait = await begin(ada);
    waits.push(wait);
    await pass(wait);
    expect(await begin(ada)).toBe(0);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test('never exceeds the limit of a network where many people mistype all day', async () => {
  const { begin } = limits({
    wrongPasswordsOfNetwork: { free: 4, firstDelay: 400_000, maxDelay: 400_000, forgetAfter: 600_000 },
  });
  for (let mistake = 0; mistake < 12; mistake += 1) {
    expect(await begin({ ...ada, email: `person-${mistake}@example.org` })).toBe(0);
    await pass(250);
  }
});

test('counts a right password without its code for the person, and not for the network', async () => {
  const settings = { free: 3, firstDelay: 60_000, maxDelay: 60_000, forgetAfter: 3_600_000 };
  const { begin, passwordWasRight } = limits({ wrongPasswords: settings, wrongPasswordsOfNetwork: settings });
  for (let person = 0; person < 9; person += 1) {
    const attempt = { ...ada, email: `person-${person}@example.org` };
    expect(await begin(attempt)).toBe(0);
    await passwordWasRight(attempt);
  }
  for (let attempts = 0; attempts < 3; attempts += 1) {
    expect(await begin(ada)).toBe(0);
    await passwordWasRight(ada);
  }
  expect(await begin(ada)).toBeGreaterThan(50);
});

test('neither counts nor prolongs attempts during a wait', async () => {
  const { begin } = limits({
    wrongPasswords: { free: 1, firstDelay: 60_000, maxDelay: 60_000, forgetAfter: 3_600_000 },
  });
  await begin(ada);
  for (let knock = 0; knock < 20; knock += 1) expect(await begin(ada)).toBeGreaterThan(50);
  await pass(61);
  expect(await begin(ada)).toBe(0);
});

test('checks only the free attempts of fifty guesses at the same moment', async () => {
  const { begin } = limits();
  const answers = await Promise.all(Array.from({ length: 50 }, () => begin(ada)));
  expect(answers.filter((wait) => wait === 0)).toHaveLength(5);
});

test('delays the owner in another network only briefly after a stranger’s guesses', async () => {
  const { begin } = limits();
  const guesses = Array.from({ length: 80 }, (_, guess) => begin({ ...ada, ip: `198.51.100.${guess >> 1}` }));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([0]));
  const before = performance.now();
  expect(await begin(ada)).toBe(0);
  const took = performance.now() - before;
  expect(took).toBeGreaterThan(1_900);
  expect(took).toBeLessThan(2_900);
});

test('clears the person’s count with the right password and takes it back from the other counts', async () => {
  const strictSettings = { free: 3, firstDelay: 60_000, maxDelay: 60_000, forgetAfter: 60_000 };
  const { begin, succeeded } = limits({ wrongPasswords: strictSettings, wrongPasswordsOfNetwork: strictSettings });
  for (let round = 0; round < 5; round += 1) {
    expect(await begin(ada)).toBe(0);
    await succeeded(ada);
  }
  await begin(ada);
  await begin({ ...ada, email: 'grace@example.org' });
  await begin(ada);
  await succeeded({ ...ada, email: 'grace@example.org' });
  // Two failures of this network are left, so one more attempt is free.
  expect(await begin({ ...ada, email: 'mary@example.org' })).toBe(0);
  expect(await begin({ ...ada, email: 'mary@example.org' })).toBeGreaterThan(0);
});

test('slows one network that tries many addresses, and no other network', async () => {
  const { begin } = limits({
    wrongPasswordsOfNetwork: { free: 10, firstDelay: 30_000, maxDelay: 60_000, forgetAfter: 3_600_000 },
  });
  for (let person = 0; person < 10; person += 1) {
    expect(await begin({ ...ada, email: `person-${person}@example.org` })).toBe(0);
  }
  expect(await begin(ada)).toBeGreaterThan(20);
  expect(await begin({ ...ada, ip: '203.0.113.8' })).toBe(0);
});

test('counts all addresses of an IPv6 network as one', async () => {
  const { begin } = limits();
  for (let guess = 0; guess < 5; guess += 1) await begin({ ...ada, ip: `2001:db8:1:2::${guess}` });
  expect(await begin({ ...ada, ip: '2001:db8:1:2:aaaa::1' })).toBe(1);
  expect(await begin({ ...ada, ip: '2001:db8:1:3::1' })).toBe(0);
});

test('sweeps old counters and stores nothing that identifies a person', async () => {
  const { begin } = limits();
  await begin(ada);
  const storedText = JSON.stringify([
    await database.db.select().from(identityDelays),
    await database.db.select().from(identityRateLimits),
  ]);
  expect(storedText).not.toMatch(/ada|example|203\.0/);
  await pass(25 * 60 * 60);
  await sweepExpired(database.db);
  expect(await database.db.select().from(identityDelays)).toEqual([]);
});

test('says how long to wait in the header and in the body', async () => {
  const server = await startIdentity({
    ...defaultLimits,
    wrongPasswords: { free: 1, firstDelay: 90_000, maxDelay: 90_000, forgetAfter: 100_000 },
  });
  try {
    const browser = server.browser();
    const attempt = await browser.begin();
    expect((await browser.submit('login', attempt, 'who@example.org', 'not the password')).status).toBe(401);
    const answer = await browser.submit('login', attempt, 'who@example.org', 'not the password');
    const { error, retryAfter } = (await answer.json()) as { error: string; retryAfter: number };
    expect([answer.status, error]).toEqual([429, 'too_many_attempts']);
    expect(retryAfter).toBeGreaterThan(80);
    expect(retryAfter).toBeLessThanOrEqual(90);
    expect(answer.headers.get('retry-after')).toBe(String(retryAfter));
  } finally {
    await server.stop();
  }
});
