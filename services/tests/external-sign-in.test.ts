import { jest } from '@jest/globals';
import { decodeJwt } from 'jose';
import { startPlainProvider, type PlainProvider } from '../../tooling/testing/plain-provider.ts';
import { readConfiguration } from '../config/configuration.ts';
import { createAuthenticator, type Authenticate } from '../domain/accounts/authentication/authenticator.ts';
import { TestBrowser } from '../api/identity/__tests__/browser.ts';
import { trustedIssuers } from '../process/trusted-issuers.ts';
import { until } from '../../tooling/testing/until.ts';

const site = 'http://localhost:3999';
let provider: PlainProvider;
let authenticate: Authenticate;

beforeAll(async () => {
  // The provider warns about its own pages, which are acceptable only in a test.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  provider = await startPlainProvider();
  authenticate = createAuthenticator({
    issuers: trustedIssuers(
      readConfiguration({
        IDENTITY_ISSUER: provider.issuer,
        IDENTITY_CLIENT_ID: 'tessera',
        IDENTITY_EMAIL_CLAIM: 'mail',
      }),
      [],
    ),
  });
});
afterAll(() => provider.stop());

/** Signs in on the provider's own pages. */
async function signIn(login: string): Promise<Record<'id_token' | 'access_token' | 'refresh_token', string>> {
  const browser = new TestBrowser(provider.issuer);
  const verifier = 'a-verifier-of-more-than-forty-three-characters-in-all';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: 'tessera',
    redirect_uri: `${site}/login/callback`,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
  });
  let url = new URL(`/auth?${query.toString()}`, provider.issuer);
  const forms = [
    new URLSearchParams({ prompt: 'login', login, password: 'x' }),
    new URLSearchParams({ prompt: 'consent' }),
  ];
  while (url.origin === provider.issuer) {
    const form = url.pathname.startsWith('/interaction/') ? forms.shift() : undefined;
    const response = await browser.request(url.href, form && { method: 'POST', body: form });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url.pathname} answered ${response.status}`);
    url = new URL(location, url);
  }
  const answer = await browser.request('/token', {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'tessera',
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: `${site}/login/callback`,
    }),
  });
  return (await answer.json()) as Record<'id_token' | 'access_token' | 'refresh_token', string>;
}

const createUnsigned = (claims: object): string =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test('rejects no token while the provider is down, and asks it again later', async () => {
  const claims = { iss: provider.issuer, aud: 'tessera', sub: 'ada', iat: 1, exp: 9_999_999_999 };
  const header = Buffer.from('{"alg":"RS256","kid":"x"}').toString('base64url');
  const [, payload = ''] = createUnsigned(claims).split('.');
  await expect(authenticate(`Bearer ${header}.${payload}.x`)).rejects.toThrow(/keys of/);
  provider.register(site);
  const { id_token } = await signIn('ada');
  // The provider is not asked again for five seconds after a failure.
  await until(() =>
    authenticate(`Bearer ${id_token}`).then(
      () => true,
      () => false,
    ),
  );
  expect(await authenticate(`Bearer ${id_token}`)).toEqual({
    issuer: provider.issuer,
    subject: 'ada',
    email: 'ada@login.example',
    emailVerified: false,
    isAnonymous: false,
    isFull: false,
    isCustomer: false,
  });
}, 20_000);

test('accepts nothing but its ID tokens', async () => {
  const { id_token, access_token, refresh_token } = await signIn('grace');
  expect(await authenticate(`Bearer ${id_token}`)).toMatchObject({ subject: 'grace' });
  expect(await authenticate(`Bearer ${access_token}`)).toBeNull();
  expect(await authenticate(`Bearer ${refresh_token}`)).toBeNull();
  expect(await authenticate(`Bearer ${createUnsigned(decodeJwt(id_token))}`)).toBeNull();
  // Our own provider is not running, so tokens that name it are not accepted.
  const ownClaims = { ...decodeJwt(id_token), iss: 'http://localhost:3000/identity', aud: 'tessera-web' };
  expect(await authenticate(`Bearer ${createUnsigned(ownClaims)}`)).toBeNull();
});
