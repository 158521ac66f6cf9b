import { count, eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { identityAccounts, identityRecords } from '../../platform/database/schema/identity.ts';
import { sweepExpired } from './sweep.ts';
import type { Tokens } from './__tests__/browser.ts';
import { startIdentity, type RunningIdentity } from './__tests__/running-identity.ts';

const password = 'a long enough secret';
let server: RunningIdentity;
let people = 0;
const someone = (): string => `person-${(people += 1)}@example.org`;
const eightTimes = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 8 }, work));

beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

test('accepts a refresh token once and issues the next one', async () => {
  const browser = server.browser();
  const first = await browser.signIn('register', someone(), password);
  const answer = await browser.refresh(first.refresh_token);
  const second = (await answer.json()) as Tokens;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await browser.refresh(second.refresh_token)).status).toBe(200);
});

test('states the time of the sign-in in all its ID tokens', async () => {
  const browser = server.browser();
  const { refresh_token, claims } = await browser.signIn('register', someone(), password);
  const renewed = (await (await browser.refresh(refresh_token)).json()) as Tokens;
  const { url, verifier } = await browser.authorize({ prompt: 'none' });
  const silent = (await (await browser.redeem(url.searchParams.get('code')!, verifier)).json()) as Tokens;
  expect(claims['auth_time']).toEqual(expect.any(Number));
  for (const { id_token } of [renewed, silent]) expect(decodeJwt(id_token)['auth_time']).toBe(claims['auth_time']);
});

test('revokes the whole family when a refresh token is used again', async () => {
  const browser = server.browser();
  const first = await browser.signIn('register', someone(), password);
  const second = (await (await browser.refresh(first.refresh_token)).json()) as Tokens;
  const replay = await browser.refresh(first.refresh_token);
  expect([replay.status, ((await replay.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
  expect((await browser.refresh(second.refresh_token)).status).toBe(400);
});

test('redeems one of eight simultaneous uses of a refresh token and ends the family', async () => {
  const browser = server.browser();
  let tokens: Tokens = await browser.signIn('register', someone(), password);
  for (let round = 0; round < 10; round += 1) {
    const answers = await eightTimes(() => browser.refresh(tokens.refresh_token));
    const winners = answers.filter((answer) => answer.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(7);
    const won = (await winners[0]!.json()) as Tokens;
    expect((await browser.refresh(won.refresh_token)).status).toBe(400);
    // The session in the browser is untouched and gives new tokens.
    const { url, verifier } = await browser.authorize({ prompt: 'none' });
    tokens = (await (await browser.redeem(url.searchParams.get('code')!, verifier)).json()) as Tokens;
  }
});

test('redeems one of eight simultaneous uses of a code', async () => {
  const browser = server.browser();
  await browser.signIn('register', someone(), password);
  for (let round = 0; round < 10; round += 1) {
    const { url, verifier } = await browser.authorize({ prompt: 'none' });
    const code = url.searchParams.get('code')!;
    const answers = await eightTimes(() => browser.redeem(code, verifier));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(7);
  }
});

test('refuses a code without its verifier', async () => {
  const browser = server.browser();
  await browser.signIn('register', someone(), password);
  const { url } = await browser.authorize({ prompt: 'none' });
  expect((await browser.redeem(url.searchParams.get('code')!, 'x'.repeat(43))).status).toBe(400);
});

test('refuses redemption and renewal by pages of other origins', async () => {
  const browser = server.browser();
  const { refresh_token } = await browser.signIn('register', someone(), password);
  const redeemFrom = (origin: string): Promise<Response> =>
    browser.request('/identity/token', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: 'tessera-web', grant_type: 'refresh_token', refresh_token }),
    });
  const foreign = await redeemFrom('https://evil.example');
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([400, null]);
  expect((await redeemFrom(server.origin)).status).toBe(200);
});

test('ends the session and its tokens at sign-out and answers in JSON', async () => {
  const browser = server.browser();
  const { refresh_token } = await browser.signIn('register', someone(), password);
  const foreign = await browser.post('/identity/sign-out', {}, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const copy = browser.copy();
  expect((await copy.authorize({ prompt: 'none' })).url.searchParams.has('code')).toBe(true);
  const answer = await browser.post('/identity/sign-out', {});
  expect([answer.status, await answer.json()]).toEqual([200, { signedOut: true }]);
  expect((await browser.refresh(refresh_token)).status).toBe(400);
  expect((await browser.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
  expect(browser.cookieHeader('/identity')).not.toContain('_session=');
  // A browser with a copy of the cookie is signed out as well.
  expect((await copy.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
  expect((await browser.post('/identity/sign-out', {})).status).toBe(200);
});

test('answers a revocation with JSON, which the shell’s OpenID client requires', async () => {
  const browser = server.browser();
  const { refresh_token } = await browser.signIn('register', someone(), password);
  const answer = await browser.request('/identity/token/revocation', {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'tessera-web', token: refresh_token }),
  });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({});
  expect((await browser.refresh(refresh_token)).status).toBe(400);
});

test('ends the session of the first person when another signs in in the same browser', async () => {
  const browser = server.browser();
  const first = await browser.signIn('register', someone(), password);
  const second = await browser.signIn('register', someone(), password);
  expect(second.claims.sub).not.toBe(first.claims.sub);
  expect((await browser.refresh(first.refresh_token)).status).toBe(400);
  expect((await browser.refresh(second.refresh_token)).status).toBe(200);
});

test('keeps the session when the same person signs in again', async () => {
  const browser = server.browser();
  const email = someone();
  const first = await browser.signIn('register', email, password);
  const second = await browser.signIn('login', email, password);
  expect(second.claims.sub).toBe(first.claims.sub);
  expect((await browser.refresh(second.refresh_token)).status).toBe(200);
});

test('signs nobody out and changes no key at a restart', async () => {
  const browser = server.browser();
  const { refresh_token } = await browser.signIn('register', someone(), password);
  const keys = (await (await browser.request('/identity/jwks')).json()) as unknown;
  await server.restart();
  expect(await (await browser.request('/identity/jwks')).json()).toEqual(keys);
  expect((await browser.refresh(refresh_token)).status).toBe(200);
  expect((await browser.authorize({ prompt: 'none' })).url.searchParams.has('code')).toBe(true);
});

test('issues no more tokens for a deleted account', async () => {
  const browser = server.browser();
  const { refresh_token, claims } = await browser.signIn('register', someone(), password);
  await server.db.delete(identityAccounts).where(eq(identityAccounts.id, claims.sub!));
  expect((await browser.refresh(refresh_token)).status).toBe(400);
});

test('refuses expired records at once and sweeps them', async () => {
  const browser = server.browser();
  const { refresh_token } = await browser.signIn('register', someone(), password);
  await server.db
    .update(identityRecords)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(identityRecords.id, refresh_token));
  expect((await browser.refresh(refresh_token)).status).toBe(400);
  expect(await sweepExpired(server.db)).toBe(1);
  const [remaining] = await server.db
    .select({ count: count() })
    .from(identityRecords)
    .where(eq(identityRecords.id, refresh_token));
  expect(remaining).toEqual({ count: 0 });
});

test('finds every record of a person by account and by grant', async () => {
  const { claims } = await server.browser().signIn('register', someone(), password);
  const records = await server.db.select().from(identityRecords).where(eq(identityRecords.accountId, claims.sub!));
  expect(records.map(({ model }) => model)).toEqual(
    expect.arrayContaining(['Session', 'Grant', 'RefreshToken', 'AccessToken']),
  );
  const tokens = records.filter(({ model }) => model.endsWith('Token'));
  expect(new Set(tokens.map(({ grantId }) => grantId)).size).toBe(1);
});
