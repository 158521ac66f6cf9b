import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { IdentityClient, Tokens } from './identity/identity-client.ts';
import { buildPartnerPortal } from './portal.ts';
import type { EnsureAccount } from './tessera-account.ts';

const settings = {
  port: 3002,
  host: '127.0.0.1',
  origin: 'http://localhost:3002',
  siteOrigin: 'http://site.example',
  remotesOrigin: 'http://remotes.example',
};

const inFiveMinutes = (): number => Date.now() + 300_000;
const tokens = (change: Partial<Tokens> = {}): Tokens => ({
  idToken: 'id-1',
  refreshToken: 'refresh-1',
  subject: 'user-1',
  email: 'ada@example.com',
  expiresAt: inFiveMinutes(),
  ...change,
});

const identity = {
  authorizationAddress: jest.fn<IdentityClient['authorizationAddress']>(),
  redeem: jest.fn<IdentityClient['redeem']>(),
  renew: jest.fn<IdentityClient['renew']>(),
  revoke: jest.fn<IdentityClient['revoke']>(),
};

const ensureAccount = jest.fn<EnsureAccount>();

let app: FastifyInstance;

beforeEach(async () => {
  jest.resetAllMocks();
  identity.authorizationAddress.mockImplementation(({ state }) => Promise.resolve(`http://op.example/?state=${state}`));
  identity.redeem.mockResolvedValue({ ok: true, tokens: tokens() });
  ensureAccount.mockResolvedValue(true);
  app = await buildPartnerPortal(settings, { identity, ensureAccount });
});

afterEach(async () => {
  await app.close();
});

const post = (url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** Goes to the provider and returns with its answer. */
async function comeBack(next = '/details', change: (address: string) => string = (address) => address) {
  const sent = await app.inject({ method: 'GET', url: `/sign-in?next=${encodeURIComponent(next)}` });
  const state = new URL(sent.headers.location!).searchParams.get('state');
  const cookie = String(sent.headers['set-cookie']).split(';')[0]!;
  const url = change(`/session/callback?code=c&state=${state}`);
  return { url, cookie, response: await app.inject({ method: 'GET', url, headers: { cookie } }) };
}

/** Signs in and returns the `cookie` header of the session. */
async function signIn(): Promise<string> {
  const { response } = await comeBack();
  return [response.headers['set-cookie']].flat()[0]!.split(';')[0]!;
}

const askToken = (cookie: string, query = '') =>
  app.inject({ method: 'GET', url: `/session/token${query}`, headers: { cookie } });

describe('signing in', () => {
  test('starts a session that scripts cannot access and continues where the customer wanted to go', async () => {
    const { response } = await comeBack('/details');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/details');
    expect([response.headers['set-cookie']].flat()[0]).toMatch(
      /^northgate_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
    'never continues at %p',
    async (next) => {
      expect((await comeBack(next)).response.headers.location).toBe('/history');
    },
  );

  test.each([
    ['refused', 400],
    ['unavailable', 503],
  ] as const)('reports a failed sign-in: %s', async (failure, status) => {
    identity.redeem.mockResolvedValue({ ok: false, failure });
    const { response } = await comeBack();
    expect(response.statusCode).toBe(status);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.body).toContain('Sign-in didn’t finish');
  });

  test('accepts no answer that this browser has not requested, and no answer twice', async () => {
    const foreign = await comeBack('/', (address) => `${address}x`);
    expect(foreign.response.statusCode).toBe(400);
    expect(identity.redeem).not.toHaveBeenCalled();
    const { url, cookie } = await comeBack();
    expect((await app.inject({ method: 'GET', url, headers: { cookie } })).statusCode).toBe(400);
    expect(identity.redeem).toHaveBeenCalledTimes(1);
  });

  test('starts no session for a customer whose account at Tessera cannot be created', async () => {
    ensureAccount.mockResolvedValue(false);
    const { response } = await comeBack();
    expect(response.statusCode).toBe(503);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(identity.revoke).toHaveBeenCalledTimes(1);
  });

  test('reports a provider that is unavailable', async () => {
    identity.authorizationAddress.mockResolvedValue(undefined);
    expect((await app.inject('/sign-in')).statusCode).toBe(503);
  });
});

describe('the token for the page', () => {
  test('is served from memory while it is valid, and is not cached by browsers', async () => {
    const response = await askToken(await signIn());
    expect(response.json()).toEqual({ token: 'id-1', subject: 'user-1', expiresAt: expect.any(Number) });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(identity.renew).not.toHaveBeenCalled();
  });

  test('never includes the refresh token, and neither does the page', async () => {
    const cookie = await signIn();
    const page = await app.inject({ method: 'GET', url: '/history', headers: { cookie } });
    expect((await askToken(cookie)).body + page.body).not.toContain('refresh-1');
  });

  test('is renewed shortly before it expires, once for all concurrent requests', async () => {
    identity.redeem.mockResolvedValue({ ok: true, tokens: tokens({ expiresAt: Date.now() + 10_000 }) });
    const renewed = tokens({ idToken: 'id-2', refreshToken: 'refresh-2' });
    identity.renew.mockResolvedValue({ ok: true, tokens: renewed });
    const cookie = await signIn();
    const answers = await Promise.all([askToken(cookie), askToken(cookie), askToken(cookie)]);
    expect(answers.map((answer) => answer.json<{ token: string }>().token)).toEqual(['id-2', 'id-2', 'id-2']);
    expect(identity.renew).toHaveBeenCalledTimes(1);
    await askToken(cookie, '?reason=rejected');
    expect(identity.renew).toHaveBeenLastCalledWith(renewed);
  });

  test('is renewed early when the gateway has refused it', async () => {
    identity.renew.mockResolvedValue({ ok: true, tokens: tokens({ idToken: 'id-2' }) });
    expect((await askToken(await signIn(), '?reason=rejected')).json()).toMatchObject({ token: 'id-2' });
  });

  test('ends the session when its renewal is refused', async () => {
    identity.renew.mockResolvedValue({ ok: false, failure: 'signed-out' });
    const cookie = await signIn();
    expect((await askToken(cookie, '?reason=rejected')).statusCode).toBe(401);
    expect((await askToken(cookie)).statusCode).toBe(401);
  });

  test('does not end the session when the identity service is unavailable', async () => {
    identity.renew.mockResolvedValueOnce({ ok: false, failure: 'unavailable' });
    const cookie = await signIn();
    expect((await askToken(cookie, '?reason=rejected')).statusCode).toBe(503);
    expect((await askToken(cookie)).statusCode).toBe(200);
  });

  test('is refused without a session', async () => {
    expect((await askToken('northgate_session=guess')).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session here and at the identity service', async () => {
    const cookie = await signIn();
    const response = await post('/session/sign-out', {}, { cookie });
    expect(response.headers['set-cookie']).toContain('Max-Age=0');
    expect(identity.revoke).toHaveBeenCalledWith(expect.objectContaining({ refreshToken: 'refresh-1' }));
    expect((await askToken(cookie)).statusCode).toBe(401);
  });

  test('cannot be caused by another site', async () => {
    const cookie = await signIn();
    await post('/session/sign-out', {}, { cookie, origin: 'https://evil.example' });
    expect((await askToken(cookie)).statusCode).toBe(200);
  });
});

describe('pages', () => {
  test('show a remote only to a customer who is signed in', async () => {
    const response = await app.inject({ method: 'GET', url: '/history' });
    expect(response.headers.location).toBe('/sign-in?next=%2Fhistory');
  });

  test('have a policy that allows what is needed and nothing inline, with a new nonce each time', async () => {
    const cookie = await signIn();
    const load = () => app.inject({ method: 'GET', url: '/history', headers: { cookie } });
    const [first, second] = [await load(), await load()];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' http://remotes.example;`);
    expect(policy).not.toMatch(/unsafe|\*/);
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
    expect(first.body).toContain(`"nonce":"${nonce}"`);
    expect(String(second.headers['content-security-policy'])).not.toContain(nonce);
  });

  test('store the note for the adviser as text', async () => {
    const cookie = await signIn();
    await post('/note', { note: '</textarea><script>' }, { cookie });
    const { body } = await app.inject({ method: 'GET', url: '/history', headers: { cookie } });
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;</textarea>');
  });
});
