import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { identityAccounts } from '../../platform/database/schema/identity.ts';
import type { Partner } from '../../domain/partners/partner.ts';
import { startIdentity, type RunningIdentity } from './__tests__/running-identity.ts';
import type { ReadSessionUser } from '../../process/service.ts';

const password = 'a long enough secret';
const partner: Partner = {
  id: 'northgate',
  domain: 'northgate.example',
  name: 'Northgate Careers',
  issuer: 'https://login.northgate.example',
  clientId: 'tessera',
  algorithms: ['ES256'],
  portal: 'https://northgate.example',
  api: 'https://northgate.example',
  origins: [],
};

let server: RunningIdentity;
let personOf: ReadSessionUser;
const app = Fastify();

beforeAll(async () => {
  server = await startIdentity(undefined, {
    partners: () => [partner],
    onReady: (running) => (personOf = running.personOf),
  });
  app.get('/who', async (request, reply) => (await personOf(request, reply)) ?? { nobody: true });
});

afterAll(async () => {
  await app.close();
  await server.stop();
});

const whoHas = async (cookie: string): Promise<unknown> =>
  (await app.inject({ url: '/who', headers: { cookie } })).json();

test('knows the person by the cookie, on any path, until they sign out', async () => {
  const browser = server.browser();
  const { claims } = await browser.signIn('register', 'ada@example.org', password);
  const cookie = browser.cookieHeader('/app/resumes');
  expect(await whoHas(cookie)).toEqual({ issuer: claims.iss, subject: claims.sub });
  await browser.post('/identity/sign-out', {});
  expect(await whoHas(cookie)).toEqual({ nobody: true });
});

test.each([
  ['no cookie', () => ''],
  [
    'a cookie without its signature',
    (cookie: string) =>
      cookie
        .split('; ')
        .filter((part) => !part.includes('.sig='))
        .join('; '),
  ],
  ['a cookie that was changed', (cookie: string) => cookie.replace(/tessera_session=./, 'tessera_session=_')],
])('identifies nobody by %s', async (_what, spoil) => {
  const browser = server.browser();
  await browser.signIn('register', `${Math.random()}@example.org`, password);
  expect(await whoHas(spoil(browser.cookieHeader('/')))).toEqual({ nobody: true });
});

test('identifies a partner’s customer as the partner does, while the partner is registered', async () => {
  const browser = server.browser();
  const { claims } = await browser.signIn('register', 'customer@example.org', password);
  const vouch = (partnerIssuer: string) =>
    server.db
      .update(identityAccounts)
      .set({ partnerIssuer, partnerSubject: 'customer-7' })
      .where(eq(identityAccounts.id, claims.sub ?? ''));
  await vouch(partner.issuer);
  expect(await whoHas(browser.cookieHeader('/'))).toEqual({ issuer: partner.issuer, subject: 'customer-7' });
  await vouch('https://login.elsewhere.example');
  expect(await whoHas(browser.cookieHeader('/'))).toEqual({ nobody: true });
});
