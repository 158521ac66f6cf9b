/** Passkeys, created and used by a software authenticator. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { identityChallenges, identityPasskeys } from '../../../platform/database/schema/identity-factors.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type { SignInAttempt, TestBrowser } from '../__tests__/browser.ts';
import { type RunningIdentity, startIdentity } from '../__tests__/running-identity.ts';
import { type Forgery, SoftwareAuthenticator } from '../__tests__/software-authenticator.ts';
import { maxPasskeys } from './register-passkey.ts';

const password = 'a long enough secret';
const settings = '/identity/sign-in-settings';

const sent: Message[] = [];
let server: RunningIdentity;
beforeAll(async () => {
  const post = (message: Message) => {
    sent.push(message);
    return Promise.resolve();
  };
  server = await startIdentity(undefined, { outbox: { post, close: () => Promise.resolve() } });
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => server.stop());

let people = 0;
async function signUp() {
  const email = `passkey-${(people += 1)}@example.org`;
  const browser = server.browser();
  const { claims } = await browser.signIn('register', email, password);
  await server.db.update(identityAccounts).set({ emailVerified: true }).where(eq(identityAccounts.email, email));
  return { email, browser, id: String(claims.sub) };
}
const answerOf = async (response: Response): Promise<[number, unknown]> => [response.status, await response.json()];

async function addPasskey(browser: TestBrowser, key = new SoftwareAuthenticator(server.origin), forged: Forgery = {}) {
  const begun = await browser.post(`${settings}/passkeys/options`, { password });
  const options = (await begun.json()) as PublicKeyCredentialCreationOptionsJSON;
  const response = key.create(options, forged);
  return {
    key,
    options,
    answer: await answerOf(await browser.post(`${settings}/passkeys`, { name: 'Key', response })),
  };
}

async function begin(
  browser: TestBrowser,
): Promise<SignInAttempt & { options: PublicKeyCredentialRequestOptionsJSON }> {
  const attempt = await browser.begin();
  const begun = await browser.post(`/identity/interaction/${attempt.uid}/passkey-options`, {});
  return { ...attempt, options: (await begun.json()) as PublicKeyCredentialRequestOptionsJSON };
}
const finish = (browser: TestBrowser, { uid }: SignInAttempt, response: unknown): Promise<Response> =>
  browser.post(`/identity/interaction/${uid}/passkey`, { response });

test('signs in without a password, and says when it was used', async () => {
  const { browser, id, email } = await signUp();
  const { key, answer, options } = await addPasskey(browser);
  expect(answer).toEqual([200, { changed: true }]);
  expect(options).toMatchObject({
    rp: { id: '127.0.0.1', name: 'Tessera' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(sent.at(-1)).toMatchObject({ to: email, subject: 'How you sign in to Tessera has changed' });
  expect(sent.at(-1)?.text).toContain('A passkey was added');

  const other = server.browser();
  const attempt = await begin(other);
  expect(attempt.options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' });
  expect(attempt.options.allowCredentials ?? []).toEqual([]);
  const code = await other.resume(await finish(other, attempt, key.get(attempt.options)));
  const tokens = (await (await other.redeem(code, attempt.verifier)).json()) as { readonly id_token: string };
  expect(JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    sub: id,
  });
  const [, now] = await answerOf(await browser.request(settings));
  expect(now).toMatchObject({ passkeys: [{ name: 'Key', isSynced: false, lastUsedAt: expect.any(String) as string }] });
});

test('refuses what was not signed for this sign-in, and uses each challenge once', async () => {
  const { browser } = await signUp();
  const { key } = await addPasskey(browser);
  const stranger = server.browser();
  const refused = async (forged: Forgery) => {
    const attempt = await begin(stranger);
    return answerOf(await finish(stranger, attempt, key.get(attempt.options, forged)));
  };
  for (const forged of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }]) {
    expect(await refused(forged)).toEqual([401, { error: 'passkey_refused' }]);
  }
  // The counter of a copied key falls behind that of the original.
  const first = await begin(stranger);
  expect((await finish(stranger, first, key.get(first.options, { counter: 50 }))).status).toBe(200);
  expect(await refused({ counter: 49 })).toEqual([401, { error: 'passkey_refused' }]);

  const one = await begin(stranger);
  const two = await begin(server.browser());
  expect((await answerOf(await finish(stranger, one, key.get(two.options, { counter: 60 }))))[0]).toBe(401);
  // That has used up the challenge.
  expect((await answerOf(await finish(stranger, one, key.get(one.options, { counter: 61 }))))[0]).toBe(401);
  const late = await begin(stranger);
  await server.db.update(identityChallenges).set({ expiresAt: new Date(0) });
  expect((await answerOf(await finish(stranger, late, key.get(late.options, { counter: 62 }))))[0]).toBe(401);

  const unknown = await begin(stranger);
  const nobody = new SoftwareAuthenticator(server.origin).get(unknown.options);
  expect(await answerOf(await finish(stranger, unknown, nobody))).toEqual([401, { error: 'unknown_passkey' }]);
  for (const body of [undefined, { id: 'x' }, { ...nobody, response: {} }, 'x'.repeat(100)]) {
    expect((await finish(stranger, unknown, body)).status).toBe(400);
  }
});

test('adds a passkey only with the password, in the session that asked, and each key once', async () => {
  const { browser, email } = await signUp();
  const wrong = await browser.post(`${settings}/passkeys/options`, { password: 'not my password' });
  expect(await answerOf(wrong)).toEqual([403, { error: 'wrong_credentials' }]);
  expect((await server.browser().post(`${settings}/passkeys/options`, { password })).status).toBe(401);

  for (const forged of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }]) {
    expect((await addPasskey(browser, undefined, forged)).answer).toEqual([422, { error: 'passkey_refused' }]);
  }
  const elsewhere = server.browser();
  await elsewhere.signIn('login', email, password);
  const begun = await browser.post(`${settings}/passkeys/options`, { password });
  const options = (await begun.json()) as PublicKeyCredentialCreationOptionsJSON;
  const response = new SoftwareAuthenticator(server.origin).create(options);
  const name = 'Elsewhere';
  expect((await elsewhere.post(`${settings}/passkeys`, { name, response })).status).toBe(422);

  const { key } = await addPasskey(browser);
  expect((await addPasskey(browser, key)).answer).toEqual([409, { error: 'passkey_exists' }]);
  const thief = await signUp();
  expect((await addPasskey(thief.browser, key)).answer).toEqual([409, { error: 'passkey_exists' }]);
  for (const bad of ['', ' ', 'x'.repeat(61), 'a\u0000b', 7]) {
    expect((await browser.post(`${settings}/passkeys`, { name: bad, response })).status).toBe(400);
  }
});

test('renames and removes only the passkeys of the person', async () => {
  const { browser, id, email } = await signUp();
  const { key } = await addPasskey(browser);
  const [row] = await server.db.select().from(identityPasskeys).where(eq(identityPasskeys.accountId, id));
  const path = `${settings}/passkeys/${row?.id ?? ''}`;
  const thief = await signUp();
  expect((await thief.browser.post(`${path}/name`, { name: 'Mine' })).status).toBe(404);
  expect((await thief.browser.post(`${path}/remove`, { password })).status).toBe(404);
  expect((await browser.post(`${settings}/passkeys/none/name`, { name: 'x' })).status).toBe(404);
  expect((await browser.post(`${path}/name`, { name: ' Desk ' })).status).toBe(200);
  expect(await answerOf(await browser.request(settings))).toMatchObject([200, { passkeys: [{ name: 'Desk' }] }]);
  expect((await browser.post(`${path}/remove`, { password: 'wrong one, surely' })).status).toBe(403);
  expect((await browser.post(`${path}/remove`, { password })).status).toBe(200);
  expect(sent.at(-1)?.to).toBe(email);
  const attempt = await begin(server.browser());
  expect(attempt.uid).toBeTruthy();
  const other = server.browser();
  const again = await begin(other);
  expect((await answerOf(await finish(other, again, key.get(again.options))))[1]).toEqual({ error: 'unknown_passkey' });
});

test('ends at twenty', async () => {
  const { browser, id } = await signUp();
  await addPasskey(browser);
  const [row] = await server.db.select().from(identityPasskeys).where(eq(identityPasskeys.accountId, id));
  if (!row) throw new Error('There is no passkey.');
  const others = Array.from({ length: maxPasskeys - 1 }, (_, index) => {
    return { ...row, id: crypto.randomUUID(), credentialId: `${row.credentialId}-${index}` };
  });
  await server.db.insert(identityPasskeys).values(others);
  const refused = await browser.post(`${settings}/passkeys/options`, { password });
  expect(await answerOf(refused)).toEqual([409, { error: 'too_many_passkeys' }]);
});
