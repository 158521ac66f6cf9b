import { createHmac } from 'node:crypto';
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWTVerifyGetKey,
} from 'jose';
import type { Partner } from '../../../domain/partners/partner.ts';
import { verifyPartnerToken } from './verify-id-token.ts';

const partner: Partner = {
  id: 'oidc.northgate',
  domain: 'northgate.example',
  name: 'Northgate Careers',
  issuer: 'https://id.northgate.example',
  clientId: 'tessera',
  portal: 'https://northgate.example/',
  api: 'https://api.northgate.example',
  origins: [],
  algorithms: ['RS256', 'ES256'],
};

const rsa = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const publicPem = await exportSPKI(rsa.publicKey);
const keys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(rsa.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
});

const now = 1_800_000_000;
const good = {
  iss: partner.issuer,
  aud: partner.clientId,
  sub: 'customer-1',
  nonce: 'n',
  iat: now - 2,
  exp: now + 298,
  email: 'dana@northgate.example',
  email_verified: true,
};
const sign = (claims: Readonly<Record<string, unknown>> = {}, header = {}, key = rsa.privateKey): Promise<string> =>
  new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key);
const verify = (token: string, keySet: JWTVerifyGetKey = keys) => verifyPartnerToken(token, partner, keySet, now);

test('reads the person from a token that has just been issued for us', async () => {
  expect(await verify(await sign())).toEqual({
    ok: true,
    person: {
      issuer: partner.issuer,
      subject: 'customer-1',
      email: 'dana@northgate.example',
      emailVerified: true,
      usableUntil: now + 298 + 120,
    },
  });
  expect(await verify(await sign({ email: undefined }))).toMatchObject({
    person: { email: null, emailVerified: false },
  });
  expect(await verify(await sign({ aud: ['other', 'tessera'], azp: 'tessera' }))).toMatchObject({ ok: true });
});

/** Signs with the public key as if it were a shared secret. */
function tokenSignedWithPublicKey(): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', kid: 'one', typ: 'JWT' })}.${encode(good)}`;
  return `${signed}.${createHmac('sha256', publicPem).update(signed).digest('base64url')}`;
}

test.each([
  ['of another issuer', () => sign({ iss: 'https://elsewhere.example' })],
  ['of an issuer that is almost the right one', () => sign({ iss: `${partner.issuer}/` })],
  ['for another client', () => sign({ aud: 'portal' })],
  ['issued to another client', () => sign({ aud: ['tessera', 'portal'], azp: 'portal' })],
  ['signed by a stranger', () => sign({}, {}, stranger.privateKey)],
  ['of a key that is not there', () => sign({}, { kid: 'two' })],
  ['an access token', () => sign({}, { typ: 'at+jwt' })],
  ['without a nonce', () => sign({ nonce: undefined })],
  ['with an empty subject', () => sign({ sub: '' })],
  ['without a subject', () => sign({ sub: undefined })],
  ['without times', () => sign({ exp: undefined })],
  ['unsigned', () => Promise.resolve(new UnsecuredJWT(good).encode())],
  ['signed with the public key as a secret', () => Promise.resolve(tokenSignedWithPublicKey())],
  ['no token', () => Promise.resolve('garbage')],
  ['too long', () => Promise.resolve('x'.repeat(9_000))],
])('refuses a token that is %s', async (_name, make) => {
  expect(await verify(await make())).toEqual({ ok: false, denial: 'partner_token_refused' });
});

test('accepts clocks that differ by two minutes, and beyond that blames the clock', async () => {
  for (const shift of [-119, 0, 119]) {
    const token = await sign({ iat: now + shift, exp: now + shift + 300 });
    expect(await verify(token)).toMatchObject({ ok: true });
  }
  for (const times of [
    { iat: now + 130, exp: now + 430 },
    { iat: now - 500, exp: now - 130 },
    { iat: now - 3_600, exp: now + 3_600 },
    { nbf: now + 130 },
  ]) {
    expect(await verify(await sign(times))).toEqual({ ok: false, denial: 'clock_off' });
  }
});

test('does not blame the token when keys cannot be fetched', async () => {
  const away = () => Promise.reject(new TypeError('fetch failed'));
  expect(await verify(await sign(), away)).toMatchObject({
    denial: 'partner_unreachable',
    cause: new TypeError('fetch failed'),
  });
});
