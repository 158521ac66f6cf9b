import { decodeJwt } from 'jose';
import { buildEndSessionUrl, fetchUserInfo } from 'openid-client';
import type { TestBrowser } from '../__tests__/browser.ts';
import { leadFrom, OtherClient } from '../__tests__/other-client.ts';
import { startIdentity, type RunningIdentity } from '../__tests__/running-identity.ts';
import type { RegisteredClient } from '../../../domain/oauth-clients/client.ts';

const password = 'a long enough secret';
const agenda: RegisteredClient = {
  clientId: 'agenda',
  name: 'Agenda & Co',
  secret: 'a-secret-of-more-than-thirty-two-characters',
  redirectUris: ['https://agenda.example/cb'],
  postLogoutRedirectUris: ['https://agenda.example/bye'],
  origins: [],
  guests: false,
};
const pocket: RegisteredClient = {
  clientId: 'pocket',
  name: 'Pocket',
  secret: undefined,
  redirectUris: ['https://pocket.example/cb'],
  postLogoutRedirectUris: [],
  origins: ['https://pocket.example'],
  guests: true,
};

let server: RunningIdentity;
let issuer: string;
let people = 0;
const someone = (): string => `client-person-${(people += 1)}@example.org`;

beforeAll(async () => {
  // Nothing is mailed, but a password is changed only where its owner can be told.
  const outbox = { post: () => Promise.resolve(), close: () => Promise.resolve() };
  server = await startIdentity(undefined, { clients: [agenda, pocket], outbox });
  issuer = `${server.origin}/identity`;
});
afterAll(() => server.stop());

const uidIn = (page: URL): string => page.searchParams.get('interaction') ?? `no interaction in ${page.href}`;
const ask = async (browser: TestBrowser, page: URL): Promise<Record<string, unknown>> =>
  (await (await browser.request(`/identity/interaction/${uidIn(page)}`)).json()) as Record<string, unknown>;

/** Answers the page and continues to the next one, or to the client. */
async function answer(browser: TestBrowser, page: URL, action: string, body: object = {}): Promise<URL> {
  const response = await browser.post(`/identity/interaction/${uidIn(page)}/${action}`, body);
  const { resume } = (await response.json()) as { readonly resume?: string };
  if (resume === undefined) throw new Error(`${action} was answered ${response.status}`);
  return leadFrom(browser, resume);
}

describe.each([
  ['a client with a secret', agenda],
  ['a client without one', pocket],
])('%s', (_what, registration) => {
  test('lets a person create an account and give consent', async () => {
    const other = await OtherClient.at(issuer, registration);
    const browser = server.browser();
    const email = someone();
    const authorization = await other.begin();
    const login = await leadFrom(browser, authorization.url);
    expect(login.pathname).toBe('/login');
    expect(await ask(browser, login)).toEqual({
      interaction: uidIn(login),
      prompt: 'login',
      client: { name: registration.name, scopes: ['openid', 'email'], guests: registration.guests },
    });
    const consent = await answer(browser, login, 'register', { email, password });
    expect(await ask(browser, consent)).toMatchObject({
      prompt: 'consent',
      client: { name: registration.name, scopes: ['openid', 'email'] },
      account: { email },
      otherAccount: expect.stringMatching(/^\/identity\/auth\?.*prompt=login/) as string,
    });
    const back = await answer(browser, consent, 'consent', { allow: true });
    expect(`${back.origin}${back.pathname}`).toBe(registration.redirectUris[0]);
    const tokens = await other.finish(back, authorization);
    const claims = tokens.claims();
    expect(claims).toMatchObject({ iss: issuer, aud: registration.clientId, email, email_verified: false });
    // Claims that only our own services need are withheld.
    expect(claims).not.toHaveProperty('is_anonymous');
    expect(tokens.refresh_token).toBeUndefined();
    const info = await fetchUserInfo(other.configuration, tokens.access_token, claims!.sub);
    expect(info).toEqual({ sub: claims!.sub, email, email_verified: false });
  });

  test('tells the client that the person did not consent', async () => {
    const other = await OtherClient.at(issuer, registration);
    const browser = server.browser();
    await browser.signIn('register', someone(), password);
    const authorization = await other.begin();
    const consent = await leadFrom(browser, authorization.url);
    // The person is already signed in, so only consent is requested.
    expect(await ask(browser, consent)).toMatchObject({ prompt: 'consent' });
    const back = await answer(browser, consent, 'consent', { allow: false });
    await expect(other.finish(back, authorization)).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('tells the client that the person returned without signing in', async () => {
    const other = await OtherClient.at(issuer, registration);
    const browser = server.browser();
    const authorization = await other.begin();
    const back = await answer(browser, await leadFrom(browser, authorization.url), 'cancel');
    await expect(other.finish(back, authorization)).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('asks once and later lets the person through without a page', async () => {
    const other = await OtherClient.at(issuer, registration);
    const browser = server.browser();
    const { claims: ownClaims } = await browser.signIn('register', someone(), password);
    await answer(browser, await leadFrom(browser, (await other.begin()).url), 'consent', { allow: true });
    const again = await other.begin({ prompt: 'none' });
    const tokens = await other.finish(await leadFrom(browser, again.url), again);
    expect(tokens.claims()!.sub).toBe(ownClaims.sub);
  });
});

test('admits guests only where the client accepts them', async () => {
  const browser = server.browser();
  const refusalPage = await leadFrom(browser, (await (await OtherClient.at(issuer, agenda)).begin()).url);
  const refused = await browser.post(`/identity/interaction/${uidIn(refusalPage)}/anonymous`, {});
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'guests_refused' }]);

  const other = await OtherClient.at(issuer, pocket);
  const authorization = await other.begin();
  const consent = await answer(browser, await leadFrom(browser, authorization.url), 'anonymous');
  const tokens = await other.finish(await answer(browser, consent, 'consent', { allow: true }), authorization);
  expect(tokens.claims()).not.toHaveProperty('email');

  // A guest is warned before another account replaces the guest's work, and this client refuses guests in any case.
  const again = await leadFrom(browser, (await (await OtherClient.at(issuer, agenda)).begin({ prompt: 'login' })).url);
  expect(await ask(browser, again)).toMatchObject({ prompt: 'login', leavesGuest: true });
  expect((await browser.post(`/identity/interaction/${uidIn(again)}/anonymous`, {})).status).toBe(403);
});

test('grants only the scopes that were requested', async () => {
  const other = await OtherClient.at(issuer, agenda);
  const browser = server.browser();
  const authorization = await other.begin({ scope: 'openid' });
  const consent = await answer(browser, await leadFrom(browser, authorization.url), 'register', {
    email: someone(),
    password,
  });
  expect(await ask(browser, consent)).toMatchObject({ client: { scopes: ['openid'] } });
  const tokens = await other.finish(await answer(browser, consent, 'consent', { allow: true }), authorization);
  expect(tokens.claims()).not.toHaveProperty('email');
  // A request for more scopes asks the person again.
  const consentPage = await leadFrom(browser, (await other.begin()).url);
  expect(await ask(browser, consentPage)).toMatchObject({ prompt: 'consent' });
});

test('signs the person out here and returns to the client', async () => {
  const other = await OtherClient.at(issuer, agenda);
  const browser = server.browser();
  await browser.signIn('register', someone(), password);
  const authorization = await other.begin();
  const back = await answer(browser, await leadFrom(browser, authorization.url), 'consent', { allow: true });
  const { id_token } = await other.finish(back, authorization);
  const address = buildEndSessionUrl(other.configuration, {
    id_token_hint: id_token!,
    post_logout_redirect_uri: agenda.postLogoutRedirectUris[0]!,
    state: 'gone',
  });
  const question = await browser.request(address.href, { headers: { accept: 'text/html' } });
  // Browsers apply the policy to the redirects of a form as well.
  expect(question.headers.get('content-security-policy')).toContain("form-action 'self' https://agenda.example");
  const page = await question.text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const confirmed = await browser.request('/identity/session/end/confirm', {
    method: 'POST',
    headers: { origin: server.origin, accept: 'text/html' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(confirmed.headers.get('location')).toBe('https://agenda.example/bye?state=gone');
  expect((await browser.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
});

test('loses its access when the person changes the password', async () => {
  const other = await OtherClient.at(issuer, agenda);
  const browser = server.browser();
  await browser.signIn('register', someone(), password);
  const authorization = await other.begin();
  const back = await answer(browser, await leadFrom(browser, authorization.url), 'consent', { allow: true });
  const { access_token, claims } = await other.finish(back, authorization);
  const readUser = () => fetchUserInfo(other.configuration, access_token, claims()!.sub);
  expect(await readUser()).toHaveProperty('email');

  const change = { current: password, password: 'harbour lantern quilt' };
  expect((await browser.post('/identity/sign-in-settings/password', change)).status).toBe(200);
  await expect(readUser()).rejects.toMatchObject({ status: 401 });
  const later = await leadFrom(browser, (await other.begin()).url);
  expect(await ask(browser, later)).toMatchObject({ prompt: 'consent' });
});

describe('refuses', () => {
  test('addresses that are not registered', async () => {
    const other = await OtherClient.at(issuer, agenda);
    const { url } = await other.begin({ redirect_uri: 'https://agenda.example/other' });
    const response = await server.browser().request(url.href, { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  test('a wrong secret, and a code without its verifier', async () => {
    const browser = server.browser();
    await browser.signIn('register', someone(), password);
    const [thief, naive] = [
      await OtherClient.at(issuer, { ...agenda, secret: 'another-secret-of-thirty-two-characters' }),
      await OtherClient.at(issuer, agenda),
    ];
    const authorization = await thief.begin();
    const back = await answer(browser, await leadFrom(browser, authorization.url), 'consent', { allow: true });
    await expect(thief.finish(back, authorization)).rejects.toMatchObject({ status: 401 });
    const other = await naive.begin({ prompt: 'none' });
    const finalAddress = await leadFrom(browser, other.url);
    await expect(naive.finish(finalAddress, { ...other, verifier: 'x'.repeat(43) })).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('an authorization without PKCE', async () => {
    const query = new URLSearchParams({
      client_id: 'agenda',
      redirect_uri: agenda.redirectUris[0]!,
      response_type: 'code',
      scope: 'openid',
    });
    const back = await leadFrom(server.browser(), `/identity/auth?${query.toString()}`);
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });

  test('a browser that did not begin the interaction, even for consent', async () => {
    const other = await OtherClient.at(issuer, agenda);
    const [browser, thief] = [server.browser(), server.browser()];
    await browser.signIn('register', someone(), password);
    const consent = await leadFrom(browser, (await other.begin()).url);
    const stolen = await thief.post(`/identity/interaction/${uidIn(consent)}/consent`, { allow: true });
    expect(stolen.status).toBe(410);
    const foreign = await browser.post(
      `/identity/interaction/${uidIn(consent)}/consent`,
      { allow: true },
      { origin: 'https://agenda.example' },
    );
    expect(foreign.status).toBe(403);
  });

  test('consent of a person who has signed out since', async () => {
    const other = await OtherClient.at(issuer, agenda);
    const browser = server.browser();
    await browser.signIn('register', someone(), password);
    const consent = await leadFrom(browser, (await other.begin()).url);
    await browser.post('/identity/sign-out', {});
    expect((await browser.post(`/identity/interaction/${uidIn(consent)}/consent`, { allow: true })).status).toBe(410);
  });

  test.each([[{}], [{ allow: 'yes' }], [[]], [{ allow: null }]])('%j as an answer', async (body) => {
    const other = await OtherClient.at(issuer, agenda);
    const browser = server.browser();
    await browser.signIn('register', someone(), password);
    const consent = await leadFrom(browser, (await other.begin()).url);
    expect((await browser.post(`/identity/interaction/${uidIn(consent)}/consent`, body)).status).toBe(400);
  });

  test('consent and cancellation where our own page signs in', async () => {
    const browser = server.browser();
    const { uid } = await browser.begin();
    expect((await browser.post(`/identity/interaction/${uid}/consent`, { allow: true })).status).toBe(400);
    expect((await browser.post(`/identity/interaction/${uid}/cancel`, {})).status).toBe(400);
  });
});

test('shows the page that explains an expired interaction', async () => {
  const page = await leadFrom(server.browser(), '/identity/interaction/gone');
  expect([page.pathname, uidIn(page)]).toEqual(['/login', 'gone']);
});

test('lets only the client’s own pages redeem a code by fetch', async () => {
  const preflight = async (origin: string): Promise<string | null> => {
    const response = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: 'pocket', grant_type: 'authorization_code', code: 'x' }),
    });
    return response.headers.get('access-control-allow-origin');
  };
  expect(await preflight('https://pocket.example')).toBe('https://pocket.example');
  expect(await preflight('https://agenda.example')).toBeNull();
  expect(await preflight(server.origin)).toBeNull();
});

test('asks no question for our own client and gives it all claims', async () => {
  const { id_token } = await server.browser().signIn('register', someone(), password);
  expect(decodeJwt(id_token)).toMatchObject({ aud: 'tessera-web', is_anonymous: false });
});
