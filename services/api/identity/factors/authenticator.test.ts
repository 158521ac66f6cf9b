/** Signing in with a code of an app, or with a recovery code. */
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { removeFactors } from '../../../domain/identity-accounts/factors.ts';
import { identityAccounts, identityDelays } from '../../../platform/database/schema/identity.ts';
import { identityAuthenticators, identityRecoveryCodes } from '../../../platform/database/schema/identity-factors.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { createVault } from '../../../platform/vault/vault.ts';
import type { TestBrowser } from '../__tests__/browser.ts';
import { type RunningIdentity, startIdentity } from '../__tests__/running-identity.ts';
import { resealAuthenticators } from './authenticator.ts';
import { wrongCodes } from './second-factor.ts';

const password = 'a long enough secret';
const settings = '/identity/sign-in-settings';

const sent: Message[] = [];
let server: RunningIdentity;
/** The time by which codes are checked. Each step of it makes a new code. */
let time = Date.now();
const pass = (steps: number): void => void (time += steps * 30_000);
beforeAll(async () => {
  const post = (message: Message) => {
    sent.push(message);
    return Promise.resolve();
  };
  const outbox = { post, close: () => Promise.resolve() };
  server = await startIdentity(undefined, { outbox, now: () => time });
});
beforeEach(async () => {
  sent.length = 0;
  await server.db.delete(identityDelays);
});
afterAll(() => server.stop());

/** The code that an app of another author shows for an address of ours. */
const codeIn = (secret: string): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: time });
const answerOf = async (response: Response): Promise<[number, unknown]> => [response.status, await response.json()];

let people = 0;
async function signUp() {
  const email = `app-${(people += 1)}@example.org`;
  const browser = server.browser();
  const { claims } = await browser.signIn('register', email, password);
  await server.db.update(identityAccounts).set({ emailVerified: true }).where(eq(identityAccounts.email, email));
  return { email, browser, id: String(claims.sub) };
}

interface Offer {
  readonly secret: string;
  readonly address: string;
}
const offer = async (browser: TestBrowser): Promise<Offer> =>
  (await (await browser.post(`${settings}/authenticator/offer`, { password })).json()) as Offer;

async function setUp() {
  const person = await signUp();
  const { secret } = await offer(person.browser);
  const confirmed = await person.browser.post(`${settings}/authenticator`, { code: codeIn(secret) });
  const { recoveryCodes } = (await confirmed.json()) as { readonly recoveryCodes: readonly string[] };
  pass(1);
  return { ...person, secret, recoveryCodes };
}

async function signInWith(email: string, code?: string, secret = password): Promise<[number, unknown]> {
  const browser = server.browser();
  const { uid } = await browser.begin();
  return answerOf(
    await browser.post(`/identity/interaction/${uid}/login`, { email, password: secret, ...(code && { code }) }),
  );
}
const admitted = [200, { resume: expect.any(String) as string }];

test('asks for a code only after the first one was entered', async () => {
  const { browser, email, id } = await signUp();
  const { secret, address } = await offer(browser);
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(address).toMatch(/^otpauth:\/\/totp\/Tessera:app-\d+%40example.org\?/);
  expect(await signInWith(email)).toEqual(admitted);
  const wrong = String((Number(codeIn(secret)) + 1) % 1_000_000).padStart(6, '0');
  for (const code of [wrong, '12345', '']) {
    expect((await browser.post(`${settings}/authenticator`, { code })).status).toBeGreaterThanOrEqual(400);
  }
  expect(await signInWith(email)).toEqual(admitted);
  const spaced = codeIn(secret).replace(/^.../, '$& ');
  const confirmed = await browser.post(`${settings}/authenticator`, { code: spaced });
  expect(await confirmed.json()).toEqual({ recoveryCodes: expect.any(Array) as unknown });
  expect(sent.at(-1)?.text).toContain('An authenticator app was added');
  expect(await signInWith(email)).toEqual([401, { error: 'code_required' }]);
  expect(await signInWith(email, undefined, 'a wrong password')).toEqual([401, { error: 'wrong_credentials' }]);
  const again = await browser.post(`${settings}/authenticator/offer`, { password });
  expect(await answerOf(again)).toEqual([409, { error: 'already_set_up' }]);
  const kept = JSON.stringify([
    await server.db.select().from(identityAuthenticators).where(eq(identityAuthenticators.accountId, id)),
  ]);
  expect(kept).not.toContain(secret.replaceAll(' ', ''));
});

test('takes each code once, also from two browsers at the same moment', async () => {
  const { email, secret } = await setUp();
  const code = codeIn(secret);
  const both = await Promise.all([signInWith(email, code), signInWith(email, code)]);
  expect(both.map(([status]) => status).sort()).toEqual([200, 401]);
  expect(await signInWith(email, code)).toEqual([401, { error: 'code_used' }]);
  pass(1);
  expect(await signInWith(email, codeIn(secret))).toEqual(admitted);
  pass(-1);
  expect(await signInWith(email, codeIn(secret))).toEqual([401, { error: 'code_used' }]);
  pass(1);
});

test('takes a recovery code once, however it is typed, and tells the owner', async () => {
  const { email, recoveryCodes, browser } = await setUp();
  expect(recoveryCodes).toHaveLength(10);
  const [first = '', second = ''] = recoveryCodes;
  expect(first).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  expect(await signInWith(email, ` ${first.toUpperCase().replace('-', ' ')} `)).toEqual(admitted);
  expect(sent.find(({ text }) => text.includes('recovery code'))).toMatchObject({ to: email });
  expect(await signInWith(email, first)).toEqual([401, { error: 'wrong_code' }]);
  expect(await answerOf(await browser.request(settings))).toMatchObject([200, { recoveryCodes: 9 }]);

  const replaced = await browser.post(`${settings}/recovery-codes`, { password });
  const { recoveryCodes: next } = (await replaced.json()) as { readonly recoveryCodes: readonly string[] };
  expect(await signInWith(email, second)).toEqual([401, { error: 'wrong_code' }]);
  expect(await signInWith(email, next[0])).toEqual(admitted);
  const kept = JSON.stringify(await server.db.select().from(identityRecoveryCodes));
  for (const code of next) expect(kept).not.toContain(code.replace('-', ''));
  const stranger = await setUp();
  expect(await signInWith(email, stranger.recoveryCodes[0])).toEqual([401, { error: 'wrong_code' }]);
});

test('makes guesses wait, although the password is right', async () => {
  const { email, secret } = await setUp();
  // Wrong codes count like wrong passwords for one network, so the count of the account is reached from many.
  for (let count = 0; count < wrongCodes.free + 1; count += 1) {
    await server.db.update(identityDelays).set({ waitUntil: new Date(0) });
    expect((await signInWith(email, '000000'))[0]).toBe(401);
  }
  const [status, body] = await signInWith(email, codeIn(secret));
  expect([status, body]).toMatchObject([429, { error: 'too_many_attempts' }]);
  await server.db.delete(identityDelays);
  expect(await signInWith(email, codeIn(secret))).toEqual(admitted);
  pass(1);
});

test('turns off with the password, and by an operator', async () => {
  const { email, browser } = await setUp();
  expect((await browser.post(`${settings}/authenticator/remove`, { password: 'not this one' })).status).toBe(403);
  expect((await browser.post(`${settings}/authenticator/remove`, { password })).status).toBe(200);
  expect(sent.at(-1)?.text).toContain('was removed');
  expect(await signInWith(email)).toEqual(admitted);
  expect((await browser.post(`${settings}/recovery-codes`, { password })).status).toBe(409);

  const other = await setUp();
  expect(await removeFactors(server.db, other.id)).toBe(true);
  expect(await signInWith(other.email)).toEqual(admitted);
});

test('neither admits nor forgets an app whose secret cannot be opened, and seals it again', async () => {
  const { email, id, secret, recoveryCodes } = await setUp();
  const row = eq(identityAuthenticators.accountId, id);
  const [kept] = await server.db.select().from(identityAuthenticators).where(row);
  const lost = createVault(['another secret of thirty-two letters']);
  await server.db
    .update(identityAuthenticators)
    .set({ sealed: lost.seal('JBSWY3DPEHPK3PXP', `account authenticator ${id}`) })
    .where(row);
  expect(await signInWith(email, codeIn(secret))).toEqual([409, { error: 'factor_lost' }]);
  expect(await signInWith(email, recoveryCodes[0])).toEqual(admitted);
  const secrets = ['the one after it, of thirty-two letters', 'a secret that seals the keys of tests'];
  const care = { database: server.db, vault: createVault(secrets), now: () => time };
  expect(await resealAuthenticators(care)).toEqual([id]);
  await server.db
    .update(identityAuthenticators)
    .set({ sealed: kept?.sealed ?? '' })
    .where(row);
  expect(await resealAuthenticators(care)).toEqual([]);
  expect(await resealAuthenticators({ ...care, vault: createVault(secrets.slice(0, 1)) })).toEqual([]);
});
