/** A partner's customers sign in at Tessera: the real provider on a real PostgreSQL, and the mock portal's real one. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { readConfiguration } from '../../services/config/configuration.ts';
import { TestBrowser } from '../../services/api/identity/__tests__/browser.ts';
import { addPartner, enablePartner, removePartner } from '../../services/domain/partners/registered-partners.ts';
import { startServices, type RunningServices } from '../../services/app.ts';
import { startTestDatabase, type TestDatabase } from '../../tooling/testing/database.ts';
import { startPartnerPortal, type RunningPortal } from './portal.ts';
import { tokensFor, type CustomerTokens } from './testing/customer.ts';
import { findFreePort } from './testing/running-portal.ts';

let database: TestDatabase;
let services: RunningServices;
let portal: RunningPortal;
let site: string;
let partnerSite: string;
let domain: string;
/** The partner as in the settings. */
let partner: object;

beforeAll(async () => {
  const [sitePort, portalPort] = [await findFreePort(), await findFreePort()];
  domain = `localhost:${sitePort}`;
  [site, partnerSite] = [`http://${domain}`, `http://myresume.${domain}`];
  const origin = `http://localhost:${portalPort}`;
  database = await startTestDatabase();
  partner = {
    id: 'oidc.northgate',
    domain,
    name: 'Northgate Careers',
    issuer: `${origin}/openid`,
    clientId: 'tessera',
    portal: `${origin}/`,
    api: origin,
    origins: [origin],
  };
  services = await startServices(
    readConfiguration({
      SITE_PORT: String(sitePort),
      TESSERA_ROLES: 'identity,gateway',
      DATABASE_URL: database.url,
      IDENTITY_SECRET: 'a secret for tests that is long enough',
      TESSERA_PARTNERS: JSON.stringify([partner]),
      TESSERA_LOG: 'silent',
    }),
  );
  portal = await startPartnerPortal({
    port: portalPort,
    host: '127.0.0.1',
    origin,
    siteOrigin: site,
    remotesOrigin: 'http://localhost:3001',
  });
}, 60_000);
afterAll(async () => {
  await portal.close();
  await services.stop();
  await database.stop();
});

/** Browsers resolve names below `localhost` to this machine, but other clients do not always. */
class PartnerBrowser extends TestBrowser {
  protected override async send(url: URL, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const { port, host, pathname, search } = url;
    // A form's parameters carry their content type, as `fetch` would set it.
    const originalRequest = new Request('http://127.0.0.1/', {
      method,
      ...(headers && { headers }),
      ...(body && { body }),
    });
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path: pathname + search,
      headers: { ...Object.fromEntries(originalRequest.headers), host },
    });
    outgoing.end(await originalRequest.text());
    const [message] = (await once(outgoing, 'response')) as [IncomingMessage];
    const responseHeaders = new Headers();
    for (const [name, values] of Object.entries(message.headersDistinct))
      for (const value of values ?? []) responseHeaders.append(name, value);
    const content = await text(message);
    const status = message.statusCode ?? 0;
    return new Response(status === 204 || status === 304 ? null : content, { status, headers: responseHeaders });
  }
}

const customer = (email: string): Promise<CustomerTokens> =>
  tokensFor(portal.origin, email, `${partnerSite}/oidc/callback`);

async function offer(idToken: string, browser = new PartnerBrowser(partnerSite), domainName = domain) {
  const attempt = await browser.begin();
  const answer = await browser.post(`/identity/interaction/${attempt.uid}/partner`, { domain: domainName, idToken });
  return { browser, attempt, answer };
}

async function signIn(email: string) {
  const { id_token: partnerToken } = await customer(email);
  const { browser, attempt, answer } = await offer(partnerToken);
  const code = await browser.resume(answer);
  const tokens = (await (await browser.redeem(code, attempt.verifier)).json()) as CustomerTokens;
  return { browser, tokens, partnerToken, claims: decodeJwt(tokens.id_token) };
}

interface GatewayReply {
  readonly data: {
    readonly me?: { readonly id: string; readonly profile: Readonly<Record<string, string | null>> };
    readonly authProvider?: { readonly id: string };
  } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const createUser = 'mutation ($input: CreateUserInput!) { user { createUser(input: $input) { id } } }';
const me = '{ me { id profile { firstName lastName email mjUserId mjDomain } } }';

async function ask(query: string, token?: string, variables: object = {}, origin?: string): Promise<GatewayReply> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(origin !== undefined && { origin }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GatewayReply;
}

test('names the provider of a registered domain and of no other', async () => {
  const query = 'query ($input: AuthProviderIdQueryInput!) { authProvider(input: $input) { id } }';
  expect((await ask(query, undefined, { input: { domain } })).data?.authProvider?.id).toBe('oidc.northgate');
  const unknown = await ask(query, undefined, { input: { domain: 'elsewhere.example' } });
  expect(unknown.errors?.[0]?.extensions.code).toBe('NO_DATA_FOUND');
});

test('opens our own session for a partner’s ID token, which renews and ends like any other', async () => {
  const { browser, tokens, claims, partnerToken } = await signIn('dana+session@northgate.example');
  expect(claims).toMatchObject({
    iss: `${partnerSite}/identity`,
    aud: 'tessera-web',
    email: 'dana+session@northgate.example',
    email_verified: true,
    is_anonymous: false,
    partner_issuer: `${portal.origin}/openid`,
    partner_subject: decodeJwt(partnerToken).sub,
  });
  const renewed = (await (await browser.refresh(tokens.refresh_token)).json()) as CustomerTokens;
  expect(decodeJwt(renewed.id_token)).toMatchObject({ sub: claims.sub, partner_subject: claims['partner_subject'] });
  await browser.post('/identity/sign-out', {});
  expect((await browser.refresh(renewed.refresh_token)).status).toBe(400);
});

test('has one account for a person, whichever way the token arrived', async () => {
  const { tokens, partnerToken } = await signIn('dana+one@northgate.example');
  // The portal's own page comes first, as its backend does.
  await ask(createUser, partnerToken, { input: {} });
  const subject = decodeJwt(partnerToken).sub;
  const names = { firstName: 'Dana', lastName: 'Whitlock', mjUserId: subject, mjDomain: domain };
  await ask(createUser, tokens.id_token, { input: names });
  const [byPartner, byUs] = [await ask(me, partnerToken), await ask(me, tokens.id_token)];
  expect(byUs.data?.me).toEqual(byPartner.data?.me);
  expect(byUs.data?.me?.profile).toMatchObject({ ...names, email: 'dana+one@northgate.example' });

  // The next sign-in does not undo what the person has changed here.
  const update = 'mutation ($input: ContactInfoInput!) { user { updateContactInfo(input: $input) { id } } }';
  await ask(update, tokens.id_token, { input: { email: 'mine@example.com', lastName: 'Nobody-Else' } });
  await ask(createUser, tokens.id_token, { input: names });
  expect((await ask(me, partnerToken)).data?.me?.profile).toMatchObject({
    firstName: null,
    lastName: 'Nobody-Else',
    email: 'mine@example.com',
  });
});

test('creates one account for eight simultaneous sign-ins', async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => customer('dana+race@northgate.example')));
  const answers = await Promise.all(tokens.map(({ id_token }) => offer(id_token)));
  expect(answers.map(({ answer }) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { rows } = await database.db.$client.query<{ count: string }>(
    'select count(*) from identity_accounts where partner_subject = $1',
    [decodeJwt(tokens[0]!.id_token).sub],
  );
  expect(rows[0]?.count).toBe('1');
});

describe('refuses sign-in', () => {
  const errorOf = async ({ answer }: { readonly answer: Response }): Promise<unknown> =>
    ((await answer.json()) as { error?: unknown }).error;

  test('with a token that was used before, even when two try at once', async () => {
    const { id_token: token } = await customer('dana+replay@northgate.example');
    const answers = await Promise.all(Array.from({ length: 6 }, () => offer(token)));
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await errorOf(await offer(token))).toBe('token_used');
  });

  test('with a token for another domain, or a malformed one', async () => {
    const { id_token: token, access_token: access } = await customer('dana+wrong@northgate.example');
    expect(await errorOf(await offer(token, undefined, 'elsewhere.example'))).toBe('unknown_partner');
    expect(await errorOf(await offer(access))).toBe('partner_token_refused');
    const [header, payload] = token.split('.');
    expect(await errorOf(await offer(`${header}.${payload}.AAAA`))).toBe('partner_token_refused');
    expect(await errorOf(await offer(''))).toBe('invalid_input');
  });

  test('from a page of another origin', async () => {
    const { id_token: idToken } = await customer('dana+origin@northgate.example');
    const browser = new PartnerBrowser(partnerSite);
    const { uid } = await browser.begin();
    const body = { domain, idToken };
    for (const origin of [site, portal.origin, 'https://evil.example']) {
      const answer = await browser.post(`/identity/interaction/${uid}/partner`, body, { origin });
      expect(answer.status).toBe(403);
    }
  });

  test('with the portal’s token from a page that the portal has not registered', async () => {
    const { id_token: token } = await customer('dana+pages@northgate.example');
    await ask(createUser, token, { input: {} });
    expect((await ask(me, token, {}, portal.origin)).data?.me?.id).toBeTruthy();
    const foreign = await ask(me, token, {}, 'https://evil.example');
    expect(foreign.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test('finds an account of our own unchanged at a partner’s address', async () => {
  const person = { email: 'ada@example.com', password: 'analytical engine 1843' };
  const here = await new TestBrowser(site).signIn('register', person.email, person.password);
  await ask(createUser, here.id_token, { input: {} });
  const there = await new PartnerBrowser(partnerSite).signIn('login', person.email, person.password);
  expect(there.claims.iss).toBe(`${partnerSite}/identity`);
  expect((await ask(me, there.id_token)).data?.me).toEqual((await ask(me, here.id_token)).data?.me);
});

test('refuses a disabled partner everywhere within seconds, and restores it unchanged', async () => {
  const { tokens, partnerToken } = await signIn('dana+shut@northgate.example');
  await ask(createUser, partnerToken, { input: {} });
  const idOf = async (token: string) => (await ask(me, token)).data?.me?.id;
  const id = await idOf(partnerToken);
  expect([id, await idOf(tokens.id_token)]).toEqual([expect.any(String), id]);
  const allowedOrigin = async (): Promise<string | null> => {
    const headers = { origin: portal.origin, 'access-control-request-method': 'POST' };
    const answer = await fetch(`${site}/graphql`, { method: 'OPTIONS', headers });
    return answer.headers.get('access-control-allow-origin');
  };
  const until = async (isLetIn: boolean): Promise<void> => {
    const deadline = Date.now() + 8_000;
    while (((await allowedOrigin()) !== null) !== isLetIn) {
      if (Date.now() > deadline) throw new Error('The services have not followed.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  // The database's record of a partner takes precedence over the settings.
  const { db } = database;
  expect(await addPartner(db, partner, { siteOrigin: site, configuredPartners: [] })).toMatchObject({ ok: true });
  await enablePartner(db, 'oidc.northgate', false);
  await until(false);
  for (const token of [partnerToken, tokens.id_token]) {
    expect((await ask(me, token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
  const { id_token: idToken } = await customer('dana+shut@northgate.example');
  const atSite = new TestBrowser(site);
  const { uid } = await atSite.begin();
  const answer = await atSite.post(`/identity/interaction/${uid}/partner`, { domain, idToken });
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'unknown_partner' }]);

  await removePartner(db, 'oidc.northgate');
  await until(true);
  expect([await idOf(partnerToken), await idOf(tokens.id_token)]).toEqual([id, id]);
  expect((await offer(idToken)).answer.status).toBe(200);
}, 30_000);
