import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportSPKI, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { startTestIssuer, type TestIssuer } from '../../../../tooling/testing/issuer.ts';
import { type Authenticate, createAuthenticator } from './authenticator.ts';

let issuer: TestIssuer;
let partner: TestIssuer;
/** An issuer with the name of the first but its own keys. */
let impostor: TestIssuer;
let authenticate: Authenticate;
beforeAll(async () => {
  issuer = await startTestIssuer();
  partner = await startTestIssuer({ issuer: 'https://portal.example', audience: 'tessera-at-portal' });
  impostor = await startTestIssuer();
  authenticate = createAuthenticator({ issuers: [issuer, partner] });
});
afterAll(() => Promise.all([issuer.stop(), partner.stop(), impostor.stop()]));

const now = () => Math.floor(Date.now() / 1000);
const bearer = (token: string) => authenticate(`Bearer ${token}`);

test('returns the caller of a valid ID token', async () => {
  const token = await issuer.sign({ sub: 'ada', email: 'ada@example.com', email_verified: true });
  const ada = {
    issuer: 'https://identity.example',
    subject: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    isAnonymous: false,
    isFull: false,
    isCustomer: false,
  };
  expect(await bearer(token)).toEqual(ada);
  expect(await authenticate(`bearer ${token}`)).toEqual(ada);
  const guest = await issuer.sign({ sub: 'guest', is_anonymous: true });
  expect(await bearer(guest)).toMatchObject({ subject: 'guest', email: null, emailVerified: false, isAnonymous: true });
  expect(await bearer(await partner.sign({ sub: 'ada' }))).toMatchObject({ issuer: 'https://portal.example' });
});

test('returns null without a well-formed token', async () => {
  for (const header of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a.b',
    'Bearer garbage',
    'Bearer a.b.c.d',
  ]) {
    expect(await authenticate(header)).toBeNull();
  }
  expect(await authenticate(`Bearer ${'a'.repeat(9_000)}.b.c`)).toBeNull();
});

test.each([
  ['expired', () => issuer.sign({ sub: 'ada', iat: now() - 600, exp: now() - 300 })],
  ['not yet valid', () => issuer.sign({ sub: 'ada', nbf: now() + 300 })],
  ['without an end', () => issuer.sign({ sub: 'ada', exp: undefined as unknown as number })],
  ['for another audience', () => issuer.sign({ sub: 'ada', aud: 'another-client' })],
  ['for the audience of another issuer', () => issuer.sign({ sub: 'ada', aud: 'tessera-at-portal' })],
  ['issued to another client', () => issuer.sign({ sub: 'ada', aud: ['tessera-web', 'x'], azp: 'x' })],
  ['of an unknown issuer', () => issuer.sign({ sub: 'ada', iss: 'https://elsewhere.example' })],
  [
    'of an issuer with another one’s keys',
    () => partner.sign({ sub: 'ada', iss: issuer.issuer, aud: issuer.audience }),
  ],
  ['signed by an impostor', () => impostor.sign({ sub: 'ada' })],
  ['an access token', () => issuer.sign({ sub: 'ada' }, { typ: 'at+jwt' })],
  ['a logout token', () => issuer.sign({ sub: 'ada' }, { typ: 'logout+jwt' })],
  ['of a key that is not there', () => issuer.sign({ sub: 'ada' }, { kid: 'two' })],
  ['without a subject', () => issuer.sign({})],
  ['with an empty subject', () => issuer.sign({ sub: '' })],
  [
    'unsigned',
    () =>
      Promise.resolve(
        new UnsecuredJWT({ sub: 'ada' })
          .setIssuer(issuer.issuer)
          .setAudience(issuer.audience)
          .setIssuedAt()
          .setExpirationTime('5m')
          .encode(),
      ),
  ],
])('rejects a token that is %s', async (_name, make) => {
  const token = await make();
  expect(await bearer(token)).toBeNull();
  expect(await bearer(token)).toBeNull();
});

test('rejects a token with a changed claim, even while the original is cached', async () => {
  const token = await issuer.sign({ sub: 'ada' });
  expect(await bearer(token)).not.toBeNull();
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'root' })).toString('base64url');
  expect(await bearer(`${header}.${forged}.${signature}`)).toBeNull();
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await bearer(`${none}.${payload}.`)).toBeNull();
  expect(await bearer(`${none}.${payload}.${signature}`)).toBeNull();
});

test('rejects a token that is signed with the public key as a shared secret', async () => {
  const { keys } = (await (await fetch(issuer.jwksUri)).json()) as { keys: JWK[] };
  const pem = await exportSPKI((await importJWK(keys[0]!, 'ES256')) as CryptoKey);
  const secrets = [pem, pem.trim(), JSON.stringify(keys[0]), keys[0]!.x!].map((text) => new TextEncoder().encode(text));
  for (const secret of secrets) {
    const token = await new SignJWT({ sub: 'root' })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuer(issuer.issuer)
      .setAudience(issuer.audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(secret);
    expect(await bearer(token)).toBeNull();
  }
});

test('reads the email address from the configured claim', async () => {
  const other = createAuthenticator({ issuers: [{ ...issuer, emailClaim: 'upn' }] });
  const token = await issuer.sign({ sub: 'ada', email: 'not@this.example', upn: 'ada@example.com' });
  expect(await other(`Bearer ${token}`)).toMatchObject({ email: 'ada@example.com' });
});

test.each(['HS256', 'none', 'dir'])('refuses an issuer with the algorithm %s', (algorithm) => {
  expect(() => createAuthenticator({ issuers: [{ ...issuer, algorithms: ['ES256', algorithm] }] })).toThrow(
    `may not be signed with ${algorithm}`,
  );
});

test("rejects an algorithm that the issuer's record does not allow", async () => {
  const strict = createAuthenticator({ issuers: [{ ...issuer, algorithms: ['RS256'] }] });
  expect(await strict(`Bearer ${await issuer.sign({ sub: 'ada' })}`)).toBeNull();
});

test('reports unavailable keys as an error, not as an invalid token', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = createAuthenticator({ issuers: [{ ...issuer, jwksUri: `http://127.0.0.1:${port}/` }] });
  await expect(cut(`Bearer ${await issuer.sign({ sub: 'ada' })}`)).rejects.toThrow(
    /keys of https:\/\/identity.example/,
  );
  server.closeAllConnections();
  server.close();
});

describe('our own provider with partner claims', () => {
  const origins = ['https://www.portal.example'];
  const own = { accountsOf: 'https://identity.example' };
  let both: Authenticate;
  let elsewhere: TestIssuer;
  beforeAll(async () => {
    elsewhere = await startTestIssuer({ issuer: 'https://myresume.portal.example/identity' });
    both = createAuthenticator({
      issuers: [
        { ...issuer, own },
        { ...elsewhere, own },
        { ...partner, origins, isPartner: true },
      ],
    });
  });
  afterAll(() => elsewhere.stop());

  const partnerClaims = (claims = {}) => ({
    sub: 'ours',
    partner_issuer: 'https://portal.example',
    partner_subject: 'dana',
    ...claims,
  });

  test('gives the same user one identity, whichever of the two tokens is sent', async () => {
    const name = { issuer: 'https://portal.example', subject: 'dana', isCustomer: true };
    expect(await both(`Bearer ${await issuer.sign(partnerClaims())}`)).toMatchObject(name);
    expect(await both(`Bearer ${await elsewhere.sign(partnerClaims())}`)).toMatchObject(name);
    expect(await both(`Bearer ${await partner.sign({ sub: 'dana' })}`)).toMatchObject(name);
  });

  test('gives an account one identity at all addresses of our own provider', async () => {
    const name = { issuer: 'https://identity.example', subject: 'ada', isCustomer: false };
    expect(await both(`Bearer ${await issuer.sign({ sub: 'ada' })}`)).toMatchObject(name);
    expect(await both(`Bearer ${await elsewhere.sign({ sub: 'ada' })}`)).toMatchObject(name);
  });

  test('lets no partner speak for another issuer', async () => {
    const other = { partner_issuer: 'https://identity.example', partner_subject: 'ada' };
    expect(await both(`Bearer ${await partner.sign({ sub: 'dana', ...other })}`)).toMatchObject({
      issuer: 'https://portal.example',
      subject: 'dana',
    });
  });

  test.each([
    ['a partner who is registered no longer', { partner_issuer: 'https://gone.example' }],
    ['our own provider as a partner', { partner_issuer: 'https://identity.example' }],
    ['a partner without a person', { partner_subject: '' }],
    ['half of a name', { partner_subject: undefined }],
    ['a name that is no text', { partner_issuer: { toString: 'x' } }],
  ])('%s is rejected', async (_name, claims) => {
    expect(await both(`Bearer ${await issuer.sign(partnerClaims(claims))}`)).toBeNull();
  });

  test('accepts a partner’s token from the partner’s pages and from servers only', async () => {
    const header = `Bearer ${await partner.sign({ sub: 'dana' })}`;
    expect(await both(header, 'https://www.portal.example')).not.toBeNull();
    // The origin is checked for a cached token as well.
    expect(await both(header, 'https://evil.example')).toBeNull();
    expect(await both(header, 'null')).toBeNull();
    expect(await both(header)).not.toBeNull();
  });
});

describe('the second since when tokens are accepted', () => {
  const bounds = new Map<string, number>();
  const findTokenBound = (subject: string) => Promise.resolve(bounds.get(subject));
  let bounded: Authenticate;
  beforeAll(() => {
    const own = { accountsOf: 'https://identity.example' };
    bounded = createAuthenticator({ issuers: [{ ...issuer, own }, partner], findTokenBound });
  });
  beforeEach(() => bounds.clear());

  test('refuses earlier tokens, even cached ones, and accepts later ones', async () => {
    const second = now();
    const header = `Bearer ${await issuer.sign({ sub: 'ada', iat: second })}`;
    expect(await bounded(header)).not.toBeNull();
    bounds.set('ada', second + 1);
    expect(await bounded(header)).toBeNull();
    bounds.set('ada', second);
    expect(await bounded(header)).not.toBeNull();
  });

  test('concerns no other account, and no user of the same name at another provider', async () => {
    bounds.set('ada', now() + 60);
    expect(await bounded(`Bearer ${await issuer.sign({ sub: 'bea' })}`)).not.toBeNull();
    expect(await bounded(`Bearer ${await partner.sign({ sub: 'ada' })}`)).not.toBeNull();
  });
});
