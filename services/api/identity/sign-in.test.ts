import { createRemoteJWKSet, jwtVerify } from 'jose';
import { startIdentity, type RunningIdentity } from './__tests__/running-identity.ts';

const password = 'a long enough secret';
let server: RunningIdentity;

beforeAll(async () => {
  server = await startIdentity({
    wrongPasswords: { free: 3, firstDelay: 60_000, maxDelay: 60_000, forgetAfter: 60_000 },
    wrongPasswordsOfNetwork: { free: 1000, firstDelay: 1, maxDelay: 1, forgetAfter: 1 },
    wrongPasswordsOfAddress: { free: 1000, step: 0, maxDelay: 0 },
    signUps: { points: 1000, duration: 60 },
  });
});
afterAll(() => server.stop());

test('signs up and issues an ID token of five minutes with the claims that the gateway reads', async () => {
  const { id_token, claims } = await server.browser().signIn('register', 'Ada@Example.org', password);
  expect(claims).toMatchObject({
    iss: `${server.origin}/identity`,
    aud: 'tessera-web',
    email: 'Ada@Example.org',
    email_verified: false,
    is_anonymous: false,
  });
  expect(claims.exp! - claims.iat!).toBe(300);
  const jwks = createRemoteJWKSet(new URL(`${server.origin}/identity/jwks`));
  const { protectedHeader } = await jwtVerify(id_token, jwks, {
    issuer: `${server.origin}/identity`,
    audience: 'tessera-web',
  });
  expect(protectedHeader.alg).toBe('ES256');
});

test('publishes no private part of a key', async () => {
  const { keys } = (await (await server.browser().request('/identity/jwks')).json()) as { keys: object[] };
  expect(keys).toHaveLength(1);
  for (const key of keys) expect(key).not.toHaveProperty('d');
});

test('signs in again from another browser, whatever the case of the address', async () => {
  const { claims } = await server.browser().signIn('register', 'grace@example.org', password);
  const secondSignIn = await server.browser().signIn('login', '  GRACE@example.org ', password);
  expect(secondSignIn.claims.sub).toBe(claims.sub);
});

test('signs in without credentials for as long as the session lasts', async () => {
  const browser = server.browser();
  await browser.signIn('register', 'sso@example.org', password);
  const { url, verifier } = await browser.authorize({ prompt: 'none' });
  expect((await browser.redeem(url.searchParams.get('code')!, verifier)).status).toBe(200);
  const stranger = await server.browser().authorize({ prompt: 'none' });
  expect(stranger.url.searchParams.get('error')).toBe('login_required');
});

describe('refuses', () => {
  const attempt = async (action: 'login' | 'register', email: string, secret: string): Promise<[number, unknown]> => {
    const browser = server.browser();
    const response = await browser.submit(action, await browser.begin(), email, secret);
    return [response.status, (await response.json()) as unknown];
  };

  beforeAll(() => server.browser().signIn('register', 'known@example.org', password));

  test.each([
    ['a wrong password', 'login', 'known@example.org', 'not the right secret', 401, 'wrong_credentials'],
    ['an unknown address in the same words', 'login', 'unknown@example.org', password, 401, 'wrong_credentials'],
    ['a taken address in another case', 'register', 'KNOWN@example.org', 'another long secret', 409, 'email_taken'],
    ['a short password', 'register', 'new@example.org', 'ninechars', 422, 'weak_password'],
    ['a common password', 'register', 'new@example.org', 'Password123', 422, 'weak_password'],
    ['the address as password', 'register', 'new.person@example.org', 'New.Person@example.org', 422, 'weak_password'],
    ['what is no address', 'register', 'not an address', password, 400, 'invalid_input'],
    ['an endless password', 'login', 'known@example.org', 'x'.repeat(1025), 400, 'invalid_input'],
  ] as const)('%s', async (_what, action, email, secret, status, error) => {
    expect(await attempt(action, email, secret)).toEqual([status, { error }]);
  });

  test('lets one of two simultaneous sign-ups with one address win', async () => {
    const outcomes = await Promise.all(
      ['Race@example.org', 'race@example.org', 'RACE@example.org'].map((email) => attempt('register', email, password)),
    );
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 409, 409]);
  });

  test('further guesses after some, even in parallel, but only from their own network', async () => {
    await server.browser().signIn('register', 'victim@example.org', password);
    const guesses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => attempt('login', 'victim@example.org', `guess number ${index}`)),
    );
    expect(guesses.map(([status]) => status).sort()).toEqual([401, 401, 401, 429, 429, 429]);
    expect(await attempt('login', 'victim@example.org', password)).toMatchObject([429, { error: 'too_many_attempts' }]);
    expect((await attempt('login', 'known@example.org', password))[0]).toBe(200);
  });

  test('resets the count after the right password', async () => {
    await server.browser().signIn('register', 'clumsy@example.org', password);
    for (let round = 0; round < 3; round += 1) {
      expect((await attempt('login', 'clumsy@example.org', 'not the right one'))[0]).toBe(401);
      expect((await attempt('login', 'clumsy@example.org', password))[0]).toBe(200);
    }
  });
});

describe('the interaction', () => {
  const body = { email: 'who@example.org', password };

  test('sends a browser that navigates to the sign-in page', async () => {
    const browser = server.browser();
    const { uid } = await browser.begin();
    const response = await browser.request(`/identity/interaction/${uid}`, { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/login?interaction=${uid}`]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin', { origin: '' }, 403],
    ['what is no JSON', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('refuses %s', async (_what, headers, status) => {
    const browser = server.browser();
    const { uid } = await browser.begin();
    expect((await browser.post(`/identity/interaction/${uid}/login`, body, headers)).status).toBe(status);
  });

  test('refuses a browser that did not begin it', async () => {
    const { uid } = await server.browser().begin();
    const thief = server.browser();
    await thief.begin();
    expect((await thief.post(`/identity/interaction/${uid}/login`, body)).status).toBe(410);
    expect((await server.browser().request(`/identity/interaction/${uid}`)).status).toBe(410);
  });

  test('refuses malformed JSON without revealing why', async () => {
    const browser = server.browser();
    const { uid } = await browser.begin();
    const response = await browser.request(`/identity/interaction/${uid}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: '{"email": ',
    });
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_input' }]);
  });

  test('is separate for each tab', async () => {
    const browser = server.browser();
    const [first, second] = [await browser.begin(), await browser.begin()];
    await browser.resume(await browser.submit('register', first, 'tabs@example.org', password));
    const code = await browser.resume(await browser.submit('login', second, 'tabs@example.org', password));
    expect((await browser.redeem(code, second.verifier)).status).toBe(200);
  });
});

test('serves pages under a policy without scripts, and errors that say what to do', async () => {
  const response = await server
    .browser()
    .request('/identity/auth?client_id=nobody', { headers: { accept: 'text/html' } });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
  const html = await response.text();
  expect(html).toContain('This sign-in link doesn’t work');
  expect(html).not.toMatch(/<script|<style|style=|onclick/);
});

test('builds addresses from the configuration, not from the request', async () => {
  const response = await fetch(`${server.origin}/identity/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  const metadata = (await response.json()) as Record<string, string>;
  expect(metadata['token_endpoint']).toBe(`${server.origin}/identity/token`);
  expect(metadata['authorization_endpoint']).toBe(`${server.origin}/identity/auth`);
});
