import { createHash } from 'node:crypto';
import type { RegisteredClient } from '../../domain/oauth-clients/client.ts';
import { OtherClient } from './__tests__/other-client.ts';
import { startIdentity, type RunningIdentity } from './__tests__/running-identity.ts';

const agenda: RegisteredClient = {
  clientId: 'agenda',
  name: 'Agenda & Co',
  secret: 'a-secret-of-more-than-thirty-two-characters',
  redirectUris: ['https://agenda.example/cb'],
  postLogoutRedirectUris: [],
  origins: [],
  guests: false,
};

let server: RunningIdentity;
let issuer: string;
beforeAll(async () => {
  server = await startIdentity(undefined, { clients: [agenda] });
  issuer = `${server.origin}/identity`;
});
afterAll(() => server.stop());

test('posts the answer from a page whose only script is allowed', async () => {
  const other = await OtherClient.at(issuer, agenda);
  const browser = server.browser();
  await browser.signIn('register', 'ada@example.org', 'a long enough secret');
  // Without consent and without asking for it, the answer is a refusal.
  const { url } = await other.begin({ response_mode: 'form_post', prompt: 'none' });
  const page = await browser.request(url.href, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain(`action="${agenda.redirectUris[0]}"`);
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const digest = createHash('sha256').update(script).digest('base64');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy.split(';').map((directive) => directive.trim())).toEqual(
    expect.arrayContaining([`script-src 'sha256-${digest}'`, "form-action 'self' https://agenda.example"]),
  );
});

test('publishes the claims that other applications get, and no others', async () => {
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`);
  const { claims_supported: claims } = (await discovery.json()) as { readonly claims_supported: readonly string[] };
  expect(claims).toEqual(expect.arrayContaining(['sub', 'email', 'email_verified']));
  expect(claims.filter((claim) => /anonymous|partner/.test(claim))).toEqual([]);
});
