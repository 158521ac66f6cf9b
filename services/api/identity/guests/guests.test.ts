import { eq, sql } from 'drizzle-orm';
import { decodeJwt, type JWTPayload } from 'jose';
import { identityAccounts, identityRecords } from '../../../platform/database/schema/identity.ts';
import type { TestBrowser, Tokens } from '../__tests__/browser.ts';
import { startIdentity, type RunningIdentity } from '../__tests__/running-identity.ts';
import { defaultLimits } from '../sign-in-limits.ts';
import { createGuestLimits } from './guest-limits.ts';

const password = 'a long enough secret';
let server: RunningIdentity;
let people = 0;
const someone = (): string => `guest-${(people += 1)}@example.org`;

beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

type Guest = Tokens & { readonly claims: JWTPayload };

async function beGuest(browser: TestBrowser): Promise<Guest> {
  const { uid, verifier } = await browser.begin();
  const code = await browser.resume(await browser.post(`/identity/interaction/${uid}/anonymous`, {}));
  const tokens = (await (await browser.redeem(code, verifier)).json()) as Tokens;
  return { ...tokens, claims: decodeJwt(tokens.id_token) };
}

const upgrade = async (browser: TestBrowser, email: string, secret = password): Promise<[number, unknown]> => {
  const response = await browser.post('/identity/upgrade', { email, password: secret });
  return [response.status, await response.json()];
};

const setLastUse = (subject: unknown, ago: string) =>
  server.db
    .update(identityAccounts)
    .set({ lastUsedAt: sql`now() - ${ago}::interval` })
    .where(eq(identityAccounts.id, String(subject)));

/** Returns the seconds since the account was last used. */
async function sinceLastUse(subject: unknown): Promise<number> {
  const [row] = await server.db
    .select({ seconds: sql<string>`extract(epoch from now() - ${identityAccounts.lastUsedAt})` })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, String(subject)));
  return Number(row!.seconds);
}

test('admits a guest without credentials and marks the token as a guest’s', async () => {
  const { claims } = await beGuest(server.browser());
  expect(claims).toMatchObject({ is_anonymous: true });
  expect(claims).not.toHaveProperty('email');
  expect((await beGuest(server.browser())).claims.sub).not.toBe(claims.sub);
});

test('finds the same guest again in a browser that has lost its tokens', async () => {
  const browser = server.browser();
  const { claims } = await beGuest(browser);
  expect((await beGuest(browser)).claims.sub).toBe(claims.sub);
});

test('keeps a full account as it is and creates another when it is tried as a guest', async () => {
  const browser = server.browser();
  const { claims } = await browser.signIn('register', someone(), password);
  expect((await beGuest(browser)).claims.sub).not.toBe(claims.sub);
});

test('keeps the subject, session, and tokens of a guest who adds an email address and password', async () => {
  const browser = server.browser();
  const guest = await beGuest(browser);
  const email = someone();
  expect(await upgrade(browser, ` ${email} `)).toEqual([200, { email }]);
  const renewed = (await (await browser.refresh(guest.refresh_token)).json()) as Tokens;
  expect(decodeJwt(renewed.id_token)).toMatchObject({ sub: guest.claims.sub, email, is_anonymous: false });
  const elsewhere = await server.browser().signIn('login', email, password);
  expect(elsewhere.claims.sub).toBe(guest.claims.sub);
});

describe('refuses an upgrade', () => {
  test('without a session, and with one that has ended', async () => {
    const browser = server.browser();
    expect(await upgrade(browser, someone())).toEqual([401, { error: 'no_session' }]);
    await beGuest(browser);
    const copy = browser.copy();
    await browser.post('/identity/sign-out', {});
    expect(await upgrade(copy, someone())).toEqual([401, { error: 'no_session' }]);
  });

  test('from another site', async () => {
    const browser = server.browser();
    await beGuest(browser);
    const body = { email: someone(), password };
    const response = await browser.post('/identity/upgrade', body, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });

  test('for an address that has an account, regardless of case, and keeps the guest a guest', async () => {
    const email = someone();
    await server.browser().signIn('register', email, password);
    const browser = server.browser();
    const guest = await beGuest(browser);
    expect(await upgrade(browser, email.toUpperCase())).toEqual([409, { error: 'email_taken' }]);
    const renewed = (await (await browser.refresh(guest.refresh_token)).json()) as Tokens;
    expect(decodeJwt(renewed.id_token)['is_anonymous']).toBe(true);
  });

  test('for a weak password and for a malformed address', async () => {
    const browser = server.browser();
    await beGuest(browser);
    expect(await upgrade(browser, someone(), 'Password123')).toEqual([422, { error: 'weak_password' }]);
    expect(await upgrade(browser, 'no address')).toEqual([400, { error: 'invalid_input' }]);
  });

  test('of a full account, and keeps its password', async () => {
    const browser = server.browser();
    await beGuest(browser);
    const email = someone();
    await upgrade(browser, email);
    expect(await upgrade(browser, someone(), 'another long secret')).toEqual([409, { error: 'already_full' }]);
    expect((await server.browser().signIn('login', email, password)).claims.email).toBe(email);
  });
});

describe('lets exactly one win among concurrent', () => {
  test('upgrades of one guest', async () => {
    const browser = server.browser();
    await beGuest(browser);
    const emails = Array.from({ length: 5 }, someone);
    const outcomes = await Promise.all(emails.map((email) => upgrade(browser, email)));
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const won = emails[outcomes.findIndex(([status]) => status === 200)]!;
    expect((await server.browser().signIn('login', won, password)).claims.email).toBe(won);
  });

  test('guests and sign-ups that want one address', async () => {
    const email = someone();
    const guests = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const browser = server.browser();
        await beGuest(browser);
        return browser;
      }),
    );
    const newcomer = server.browser();
    const attempt = await newcomer.begin();
    const statuses = await Promise.all([
      ...guests.map(async (browser) => (await upgrade(browser, email))[0]),
      newcomer.submit('register', attempt, email, password).then(({ status }) => status),
    ]);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    const rows = await server.db.select().from(identityAccounts).where(eq(identityAccounts.emailKey, email));
    expect(rows).toHaveLength(1);
  });
});

describe('last use', () => {
  test('is recorded when a token is renewed, at most once an hour', async () => {
    const browser = server.browser();
    const guest = await beGuest(browser);
    await setLastUse(guest.claims.sub, '3 days');
    const renewed = (await (await browser.refresh(guest.refresh_token)).json()) as Tokens;
    expect(await sinceLastUse(guest.claims.sub)).toBeLessThan(60);
    await setLastUse(guest.claims.sub, '30 minutes');
    await browser.refresh(renewed.refresh_token);
    expect(await sinceLastUse(guest.claims.sub)).toBeGreaterThan(1700);
  });

  test('is recorded at a sign-in', async () => {
    const email = someone();
    const { claims } = await server.browser().signIn('register', email, password);
    await setLastUse(claims.sub, '3 days');
    await server.browser().signIn('login', email, password);
    expect(await sinceLastUse(claims.sub)).toBeLessThan(60);
  });

  test('is not recorded when the token is refused', async () => {
    const browser = server.browser();
    const guest = await beGuest(browser);
    await setLastUse(guest.claims.sub, '3 days');
    expect((await browser.refresh('no such token')).status).toBe(400);
    expect(await sinceLastUse(guest.claims.sub)).toBeGreaterThan(200_000);
  });

  test('prolongs the session of a guest, who has no other way back, but revives no ended session', async () => {
    const browser = server.browser();
    const guest = await beGuest(browser);
    const ofGuest = sql`${identityRecords.model} = 'Session' and ${identityRecords.accountId} = ${String(guest.claims.sub)}`;
    const soon = Math.floor(Date.now() / 1000) + 3600;
    await server.db
      .update(identityRecords)
      .set({ expiresAt: new Date(soon * 1000), payload: sql`${identityRecords.payload} || ${{ exp: soon }}::jsonb` })
      .where(ofGuest);
    await setLastUse(guest.claims.sub, '2 hours');
    const answer = await browser.refresh(guest.refresh_token);
    const [session] = await server.db.select().from(identityRecords).where(ofGuest);
    const days = (session!.expiresAt!.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(Number(session!.payload['exp']) - soon).toBeGreaterThan(29 * 86_400 - 3600);
    expect(answer.headers.getSetCookie().join()).toMatch(/_session=[^;]+; path=\/; expires=/);
    expect((await browser.authorize({ prompt: 'none' })).url.searchParams.has('code')).toBe(true);

    const ended = browser.copy();
    await browser.post('/identity/sign-out', {});
    expect((await ended.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
  });
});

test('limits guests and attempts from one network and logs when the limit is reached', async () => {
  const allowance = { points: 2, duration: 60 };
  const limits = createGuestLimits(server.db, { guests: allowance, upgrades: allowance });
  for (const begin of [limits.beginGuest, limits.beginUpgrade]) {
    const waits = await Promise.all([begin('10.0.0.1'), begin('10.0.0.1'), begin('10.0.0.1')]);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
    expect(Math.max(...waits)).toBeGreaterThan(50);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    expect(await begin('10.0.0.2')).toBe(0);
    // One IPv6 network counts as one client network.
    expect(Math.max(...(await Promise.all(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(begin))))).toBeGreaterThan(
      0,
    );
  }
});

test('refuses a guest, an upgrade, or an account over the limit with the time to wait', async () => {
  const allowance = { points: 1, duration: 600 };
  const guestLimits = { guests: allowance, upgrades: allowance };
  const busy = await startIdentity({ ...defaultLimits, signUps: allowance }, { guestLimits });
  const email = someone();
  await busy.browser().signIn('register', email, password);
  const [guest, late] = [busy.browser(), busy.browser()];
  await beGuest(guest);
  expect(await upgrade(guest, email)).toEqual([409, { error: 'email_taken' }]);
  const attempt = await late.begin();
  const answers = [
    await late.post(`/identity/interaction/${attempt.uid}/anonymous`, {}),
    await late.submit('register', attempt, someone(), password),
    await guest.post('/identity/upgrade', { email: someone(), password }),
  ];
  for (const answer of answers) {
    const { error, retryAfter } = (await answer.json()) as { error: string; retryAfter: number };
    expect([answer.status, error]).toEqual([429, 'too_many_attempts']);
    expect(answer.headers.get('retry-after')).toBe(String(retryAfter));
    expect(retryAfter).toBeGreaterThan(590);
  }
  await busy.stop();
});
