/** Emails about sign-ins in browsers that are new to an account. */
import { eq } from 'drizzle-orm';
import { endAccess } from '../../../domain/identity-accounts/end-access.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { identityEndLinks, identityKnownBrowsers } from '../../../platform/database/schema/identity-factors.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type { TestBrowser } from '../__tests__/browser.ts';
import { type RunningIdentity, startIdentity } from '../__tests__/running-identity.ts';
import { sweepExpired } from '../sweep.ts';

const password = 'a long enough secret';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

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
async function signUp(isVerified = true) {
  const email = `device-${(people += 1)}@example.org`;
  const browser = server.browser();
  const { claims } = await browser.signIn('register', email, password);
  const { emailVerified } = { emailVerified: isVerified };
  await server.db.update(identityAccounts).set({ emailVerified }).where(eq(identityAccounts.email, email));
  sent.length = 0;
  return { email, browser, id: String(claims.sub) };
}
const mails = (): Message[] => sent.filter(({ subject }) => subject === 'New sign-in to your Tessera account');
const tokenIn = (message: Message | undefined): string =>
  /\/end-session#token=([\w-]{43})$/m.exec(message?.text ?? '')?.[1] ?? 'no link';
const end = async (token: unknown): Promise<[number, unknown]> => {
  const response = await server.browser().post('/identity/new-device/end', { token });
  return [response.status, await response.json()];
};
const isSignedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.request('/identity/sign-in-settings')).status === 200;

test('mails about another browser once, and not about the first or a known one', async () => {
  const { email, browser } = await signUp();
  await browser.signIn('login', email, password);
  expect(mails()).toEqual([]);
  const other = server.browser();
  other.userAgent = firefox;
  await other.signIn('login', email, password);
  expect(mails()).toMatchObject([{ to: email }]);
  expect(mails()[0]?.text).toContain('Firefox on Linux');
  await other.request('/identity/sign-out', { method: 'POST', headers: { origin: server.origin } });
  await other.signIn('login', email, password);
  await browser.signIn('login', email, password);
  expect(mails()).toHaveLength(1);
  expect(other.cookieHeader('/identity/auth')).toMatch(/tessera_browser=[\w-]{43}/);
  expect(other.cookieHeader('/app')).not.toContain('tessera_browser');
});

test('ends that sign-in by the link, once, and no other', async () => {
  const { email, browser } = await signUp();
  const thief = server.browser();
  await thief.signIn('login', email, password);
  const token = tokenIn(mails()[0]);
  expect(await isSignedIn(thief)).toBe(true);
  expect(await end(token)).toEqual([200, { ended: true }]);
  expect(await isSignedIn(thief)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await end(token)).toEqual([400, { error: 'invalid_link' }]);
  for (const bad of ['', 'x', 7, undefined, 'A'.repeat(43)]) expect((await end(bad))[0]).toBe(400);
  // The browser is not known any more, so that the next sign-in there is told again.
  await thief.signIn('login', email, password);
  expect(mails()).toHaveLength(2);
});

test('tells nothing to addresses that are not confirmed, and forgets browsers when all access ends', async () => {
  const stranger = await signUp(false);
  await server.browser().signIn('login', stranger.email, password);
  expect(mails()).toEqual([]);

  const { email, id } = await signUp();
  await server.browser().signIn('login', email, password);
  await endAccess(server.db, id);
  expect((await end(tokenIn(mails()[0])))[0]).toBe(400);
  await server.browser().signIn('login', email, password);
  expect(mails()).toHaveLength(1);
});

test('sweeps links that have expired and browsers that were not used for long', async () => {
  const { email, id } = await signUp();
  await server.browser().signIn('login', email, password);
  const isOwn = eq(identityEndLinks.accountId, id);
  await server.db
    .update(identityEndLinks)
    .set({ expiresAt: new Date(0) })
    .where(isOwn);
  expect((await end(tokenIn(mails()[0])))[0]).toBe(400);
  await server.db.update(identityKnownBrowsers).set({ lastSeenAt: new Date(0) });
  await sweepExpired(server.db);
  expect(await server.db.select().from(identityEndLinks).where(isOwn)).toEqual([]);
  const browsers = await server.db.select().from(identityKnownBrowsers).where(eq(identityKnownBrowsers.accountId, id));
  expect(browsers).toEqual([]);
});
