import { eq } from 'drizzle-orm';
import type { Message } from '../../../platform/mail/mailer.ts';
import { identityAccounts, identityEmailLinks } from '../../../platform/database/schema/identity.ts';
import { identityAuthenticators } from '../../../platform/database/schema/identity-factors.ts';
import type { TestBrowser } from '../__tests__/browser.ts';
import { type RunningIdentity, startIdentity } from '../__tests__/running-identity.ts';
import { hashOf } from '../link-token.ts';
import { sweepExpired } from '../sweep.ts';

const password = 'a long enough secret';
const newPassword = 'harbour lantern quilt';

const sent: Message[] = [];
let server: RunningIdentity;
beforeAll(async () => {
  const outbox = {
    post: (message: Message) => {
      sent.push(message);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  server = await startIdentity(undefined, { outbox });
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => server.stop());

let people = 0;
const newAddress = (): string => `person-${(people += 1)}@example.org`;
const answerOf = async (response: Response): Promise<[number, unknown]> => [
  response.status,
  response.status === 204 ? undefined : await response.json(),
];
const confirm = async (token: string, browser = server.browser(), secret?: string): Promise<[number, unknown]> =>
  answerOf(await browser.post('/identity/email-confirmation/confirm', { token, ...(secret && { password: secret }) }));
const settings = async (browser: TestBrowser): Promise<[number, unknown]> =>
  answerOf(await browser.request('/identity/sign-in-settings'));
const change = async (browser: TestBrowser, what: 'password' | 'email', body: object): Promise<[number, unknown]> =>
  answerOf(await browser.post(`/identity/sign-in-settings/${what}`, body));
const tokenFor = (email: string): string => {
  const text = sent.findLast(({ to }) => to === email)?.text ?? '';
  return /\/confirm-email#token=([\w-]{43})$/m.exec(text)?.[1] ?? `no link for ${email}`;
};

async function accountOf(email: string): Promise<{ readonly id: string }> {
  const [account] = await server.db.select().from(identityAccounts).where(eq(identityAccounts.email, email));
  if (!account) throw new Error(`There is no account of ${email}.`);
  return account;
}

async function signUp(email = newAddress()) {
  const browser = server.browser();
  const tokens = await browser.signIn('register', email, password);
  return { email, browser, tokens };
}

describe('a sign-up', () => {
  test('sends a link that the person confirms in the same browser, once', async () => {
    const { email, browser } = await signUp();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Confirm your email for Tessera']]);
    expect(await settings(browser)).toMatchObject([200, { email, emailVerified: false }]);
    const token = tokenFor(email);
    expect(await confirm(token, browser)).toEqual([200, { kind: 'confirm', email }]);
    expect(await settings(browser)).toMatchObject([200, { emailVerified: true }]);
    expect((await browser.signIn('login', email, password)).claims).toMatchObject({ email_verified: true });
    expect(await confirm(token, browser)).toEqual([400, { error: 'invalid_link' }]);
  });

  test('is confirmed elsewhere with the password only', async () => {
    const { email, browser } = await signUp();
    const token = tokenFor(email);
    const stranger = (await signUp()).browser;
    for (const other of [server.browser(), stranger]) {
      expect(await confirm(token, other)).toEqual([401, { error: 'password_required', email }]);
      expect(await confirm(token, other, 'not the password')).toEqual([401, { error: 'wrong_credentials', email }]);
    }
    expect(await settings(browser)).toMatchObject([200, { emailVerified: false }]);
    expect(await confirm(token, server.browser(), password)).toEqual([200, { kind: 'confirm', email }]);
  });

  test('can be confirmed by a newer link, three times in 15 minutes', async () => {
    const { email, browser } = await signUp();
    const first = tokenFor(email);
    const request = async (): Promise<number> =>
      (await browser.post('/identity/email-confirmation/request', {})).status;
    expect([await request(), await request(), await request(), await request()]).toEqual([202, 202, 202, 429]);
    expect(await confirm(first, browser)).toEqual([400, { error: 'invalid_link' }]);
    expect(await confirm(tokenFor(email), browser)).toMatchObject([200, {}]);
    expect((await server.browser().post('/identity/email-confirmation/request', {})).status).toBe(401);
  });

  test('can be confirmed for a day', async () => {
    const { email, browser } = await signUp();
    const token = tokenFor(email);
    const row = eq(identityEmailLinks.tokenHash, hashOf(token));
    const [link] = await server.db.select().from(identityEmailLinks).where(row);
    expect((link?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(86_000_000);
    await server.db.update(identityEmailLinks).set({ expiresAt: new Date() }).where(row);
    expect(await confirm(token, browser)).toEqual([400, { error: 'invalid_link' }]);
    await sweepExpired(server.db);
    expect(await server.db.$count(identityEmailLinks, row)).toBe(0);
  });
});

describe('another address', () => {
  test('belongs to the account once its link was used', async () => {
    const { email: old, browser } = await signUp();
    const email = newAddress();
    expect(await change(browser, 'email', { email, password: 'not the password' })).toEqual([
      403,
      { error: 'wrong_credentials' },
    ]);
    expect(await change(browser, 'email', { email: old, password })).toEqual([409, { error: 'same_email' }]);
    expect(await change(browser, 'email', { email, password })).toEqual([202, { accepted: true }]);
    expect(await settings(browser)).toMatchObject([200, { email: old }]);
    expect(await confirm(tokenFor(email), browser)).toEqual([200, { kind: 'confirm', email }]);
    expect(await settings(browser)).toMatchObject([200, { email, emailVerified: true }]);
    await expect(server.browser().signIn('login', old, password)).rejects.toThrow();
    await server.browser().signIn('login', email, password);
    // Nobody has shown that they read the old address, so its reader may not take the account.
    expect(sent.filter(({ to }) => to === old)).toHaveLength(1);
  });

  test('is reported to the one before, whose reader can undo the change', async () => {
    const { email: old, browser } = await signUp();
    await confirm(tokenFor(old), browser);
    const email = newAddress();
    await change(browser, 'email', { email, password });
    await confirm(tokenFor(email), browser);
    const notice = sent.at(-1);
    expect([notice?.to, notice?.subject]).toEqual([old, 'Your Tessera sign-in email was changed']);
    expect(notice?.text).toContain(email);
    const token = tokenFor(old);
    // Whoever changed it has also set up an app, which must not keep the owner out.
    const { id: accountId } = await accountOf(email);
    await server.db.insert(identityAuthenticators).values({ accountId, sealed: 'sealed', isConfirmed: true });
    expect(await confirm(token)).toEqual([200, { kind: 'undo', email: old }]);
    expect(await server.db.$count(identityAuthenticators)).toBe(0);
    // Whoever changed it is out, and their password opens nothing.
    expect((await settings(browser))[0]).toBe(204);
    for (const address of [old, email]) {
      await expect(server.browser().signIn('login', address, password)).rejects.toThrow();
    }
    expect(await confirm(token)).toEqual([400, { error: 'invalid_link' }]);
  });

  test('is refused when it has an account by then', async () => {
    const { browser } = await signUp();
    const { email } = await signUp();
    expect(await change(browser, 'email', { email, password })).toEqual([202, { accepted: true }]);
    expect(await confirm(tokenFor(email), browser)).toEqual([409, { error: 'email_taken' }]);
  });
});

describe('another password', () => {
  test('signs out everywhere else and keeps this browser', async () => {
    const { email, browser, tokens } = await signUp();
    const elsewhere = server.browser();
    const others = await elsewhere.signIn('login', email, password);
    sent.length = 0;
    expect(await change(browser, 'password', { current: password, password: newPassword })).toEqual([
      200,
      { changed: true },
    ]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Your Tessera password was changed']]);
    expect((await elsewhere.refresh(others.refresh_token)).status).toBe(400);
    expect((await settings(elsewhere))[0]).toBe(204);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
    expect((await settings(browser))[0]).toBe(200);
    await expect(server.browser().signIn('login', email, password)).rejects.toThrow();
    await server.browser().signIn('login', email, newPassword);
    const [account] = await server.db.select().from(identityAccounts).where(eq(identityAccounts.email, email));
    expect(account?.tokensValidFrom).not.toBeNull();
  });

  test.each([
    ['the wrong current password', { current: 'not the password', password: newPassword }, 403, 'wrong_credentials'],
    ['a weak one', { current: password, password: 'password1234' }, 422, 'weak_password'],
    ['nothing', {}, 400, 'invalid_input'],
  ])('is not taken with %s', async (_what, body, status, error) => {
    const { browser, email } = await signUp();
    expect(await change(browser, 'password', body)).toEqual([status, { error }]);
    await server.browser().signIn('login', email, password);
  });
});

test('gives guests and anonymous callers nothing to change', async () => {
  const guest = server.browser();
  const { uid } = await guest.begin();
  await guest.resume(await guest.post(`/identity/interaction/${uid}/anonymous`, {}));
  for (const browser of [guest, server.browser()]) {
    expect(await settings(browser)).toEqual([204, undefined]);
    expect(await change(browser, 'password', { current: password, password: newPassword })).toMatchObject([401, {}]);
    expect(await change(browser, 'email', { email: newAddress(), password })).toMatchObject([401, {}]);
  }
});
