import { partnerAnswerChannel } from '@shared/contracts';
import { createPartnerClient, type PartnerClient } from './partner-client.ts';
import type { SignInWindow } from './sign-in-window.ts';

const issuer = 'https://id.northgate.test';
const redirectUri = 'https://myresume.northgate.test/oidc/callback';
const partner = {
  id: 'oidc.northgate',
  domain: 'northgate.test',
  name: 'Northgate Careers',
  issuer,
  clientId: 'tessera',
  portal: 'https://northgate.test/',
  api: 'https://api.northgate.test',
};
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
};

const encode = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const idToken = (nonce: string): string =>
  `${encode({ alg: 'RS256' })}.${encode({ iss: issuer, aud: 'tessera', sub: 'c-1', iat: 1, exp: 9e9, nonce })}.x`;

let isDown = false;
let tokenAnswer: (nonce: string) => object;
const original = globalThis.fetch;
const channel = new BroadcastChannel(partnerAnswerChannel);

beforeEach(() => {
  isDown = false;
  tokenAnswer = (nonce) => ({ access_token: 'access-1', token_type: 'Bearer', id_token: idToken(nonce) });
});
afterEach(() => {
  globalThis.fetch = original;
});
afterAll(() => channel.close());

/**
 * Returns a window in which the user answers or does nothing; `answer` returns the address of the provider's redirect.
 */
function scene(
  answer?: (asked: URL) => string,
  before: (client: PartnerClient) => Promise<void> = () => Promise.resolve(),
) {
  let nonce = '';
  let asked: URL | undefined;
  globalThis.fetch = (input) => {
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const isToken = (input as string) === metadata.token_endpoint;
    return Promise.resolve(Response.json(isToken ? tokenAnswer(nonce) : metadata));
  };
  const place: SignInWindow = {
    goTo(address) {
      asked = new URL(address);
      nonce = asked.searchParams.get('nonce') ?? '';
      if (answer) channel.postMessage(answer(asked));
    },
    focus: () => undefined,
    close: () => undefined,
    onGone: () => () => undefined,
  };
  const stop = new AbortController();
  const client = createPartnerClient(partner, redirectUri);
  const result = before(client).then(() => client.signIn(place, stop.signal));
  return { result, stop, asked: () => asked };
}

const back = (query: string) => (asked: URL) =>
  `${redirectUri}?${query}&state=${asked.searchParams.get('state') ?? ''}`;

test('requests exactly these scopes, with PKCE and a nonce, and returns both tokens', async () => {
  const { result, asked } = scene(back('code=c'));
  await expect(result).resolves.toMatchObject({ accessToken: 'access-1', claims: { sub: 'c-1' } });
  const query = Object.fromEntries(asked()?.searchParams ?? []);
  expect(query).toMatchObject({
    client_id: 'tessera',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
  });
});

test('ignores an answer to another request', async () => {
  const { result, stop } = scene(() => `${redirectUri}?code=c&state=other`);
  const early = await Promise.race([result, new Promise((resolve) => setTimeout(() => resolve('nothing'), 50))]);
  expect(early).toBe('nothing');
  stop.abort(new Error('left'));
  await expect(result).rejects.toThrow('left');
});

test.each([
  ['declined', 'error=access_denied'],
  ['portal-broken', 'error=server_error'],
])('%s', async (failure, query) => {
  await expect(scene(back(query)).result).rejects.toMatchObject({ failure });
});

test('distinguishes a provider that does not answer from one with invalid answers', async () => {
  isDown = true;
  await expect(scene(back('code=c')).result).rejects.toMatchObject({ failure: 'portal-unreachable' });
  isDown = false;
  tokenAnswer = () => ({ access_token: 'a', token_type: 'Bearer' });
  await expect(scene(back('code=c')).result).rejects.toMatchObject({ failure: 'portal-broken' });
  tokenAnswer = () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken('another nonce') });
  await expect(scene(back('code=c')).result).rejects.toMatchObject({ failure: 'portal-broken' });
});

test('does not leave an empty window open when the provider goes down after the page was opened', async () => {
  const { result } = scene(undefined, async (client) => {
    await client.warmUp();
    isDown = true;
  });
  await expect(result).rejects.toMatchObject({ failure: 'portal-unreachable' });
});
