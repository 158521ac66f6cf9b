import { eq, sql } from 'drizzle-orm';
import type { TestBrowser, Tokens } from '../__tests__/browser.ts';
import { startIdentity, type RunningIdentity } from '../__tests__/running-identity.ts';
import { identityDevices, identityRecords } from '../../../platform/database/schema/identity.ts';
import { sweepExpired } from '../sweep.ts';

const password = 'a long enough secret';
let server: RunningIdentity;
let people = 0;
const someone = (): string => `person-${(people += 1)}@example.org`;

beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

interface ListedDevice {
  readonly id: string;
  readonly browser?: string;
  readonly system?: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

const devicesOf = async (browser: TestBrowser): Promise<ListedDevice[]> => {
  const answer = await browser.request('/identity/devices');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { devices: ListedDevice[] }).devices;
};
const end = (browser: TestBrowser, id: string, origin = server.origin): Promise<Response> =>
  browser.request(`/identity/devices/${id}`, { method: 'DELETE', headers: { origin } });
const endOthers = (browser: TestBrowser, origin = server.origin): Promise<Response> =>
  browser.request('/identity/devices', { method: 'DELETE', headers: { origin } });
const isSignedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.authorize({ prompt: 'none' })).url.searchParams.has('code');

/** Signs in one person in two browsers. */
async function twoBrowsers(): Promise<{ here: TestBrowser; there: TestBrowser; tokens: Tokens }> {
  const email = someone();
  const [here, there] = [server.browser(), server.browser()];
  const tokens = await there.signIn('register', email, password);
  await here.signIn('login', email, password);
  return { here, there, tokens };
}

test('lists the browsers in which the person is signed in and marks the current one', async () => {
  const { here, there } = await twoBrowsers();
  const [ownDevices, theirs] = [await devicesOf(here), await devicesOf(there)];
  expect(ownDevices).toHaveLength(2);
  expect(ownDevices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(theirs.find(({ isCurrent }) => isCurrent)!.id).toBe(ownDevices.find(({ isCurrent }) => !isCurrent)!.id);
  // The answer contains nothing that opens a session.
  const sessions = await server.db.select().from(identityRecords).where(eq(identityRecords.model, 'Session'));
  for (const { id, uid } of sessions)
    for (const secret of [id, uid!]) expect(JSON.stringify(ownDevices)).not.toContain(secret);
});

test('names the browser and the operating system', async () => {
  const browser = server.browser();
  browser.userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  await browser.signIn('register', someone(), password);
  expect(await devicesOf(browser)).toMatchObject([{ browser: 'Firefox', system: 'Linux', kind: 'desktop' }]);
});

test('refuses tokens to an ended device, by refresh token and by cookie, and keeps the current one signed in', async () => {
  const { here, there, tokens } = await twoBrowsers();
  const other = (await devicesOf(here)).find(({ isCurrent }) => !isCurrent)!;
  expect((await end(here, other.id)).status).toBe(204);
  expect((await there.refresh(tokens.refresh_token)).status).toBe(400);
  expect(await isSignedIn(there)).toBe(false);
  expect((await there.request('/identity/devices')).status).toBe(401);
  expect(await isSignedIn(here)).toBe(true);
  expect(await devicesOf(here)).toMatchObject([{ isCurrent: true }]);
  expect((await end(here, other.id)).status).toBe(404);
});

test('ends all other devices at once', async () => {
  const { here, there } = await twoBrowsers();
  expect((await endOthers(here)).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect((await endOthers(here)).status).toBe(204);
});

test('gives the same answer for a foreign, an unknown, and a malformed id', async () => {
  const { here, there } = await twoBrowsers();
  const stranger = server.browser();
  await stranger.signIn('register', someone(), password);
  const [device] = await devicesOf(here);
  const answers = await Promise.all(
    [device!.id, '0190b5a0-0000-7000-8000-000000000000', 'no-id'].map(async (id) => {
      const answer = await end(stranger, id);
      return [answer.status, await answer.text()];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]![0]).toBe(404);
  expect((await endOthers(stranger)).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
});

test('reveals and ends nothing for anonymous requests and pages of other origins', async () => {
  const { here, there } = await twoBrowsers();
  const [device] = await devicesOf(here);
  expect((await server.browser().request('/identity/devices')).status).toBe(401);
  expect((await end(server.browser(), device!.id)).status).toBe(401);
  expect((await endOthers(server.browser())).status).toBe(401);
  expect((await end(here, device!.id, 'https://evil.example')).status).toBe(403);
  expect((await endOthers(here, 'https://evil.example')).status).toBe(403);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
});

test('records at a renewal that the device is in use, at most every five minutes', async () => {
  const browser = server.browser();
  const { refresh_token } = await browser.signIn('register', someone(), password);
  const [first] = await devicesOf(browser);
  const renewed = (await (await browser.refresh(refresh_token)).json()) as Tokens;
  expect((await devicesOf(browser))[0]!.lastSeenAt).toBe(first!.lastSeenAt);
  await server.db.update(identityDevices).set({ lastSeenAt: sql`now() - interval '6 minutes'` });
  await browser.refresh(renewed.refresh_token);
  const [last] = await devicesOf(browser);
  expect(Date.parse(last!.lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(first!.lastSeenAt));
  expect(last!.createdAt).toBe(first!.createdAt);
});

test('removes a device after signing out or when another person signs in, and sweeps it later', async () => {
  const { here, there } = await twoBrowsers();
  await there.post('/identity/sign-out', {});
  expect(await devicesOf(here)).toMatchObject([{ isCurrent: true }]);
  const email = someone();
  await here.signIn('register', email, password);
  expect(await devicesOf(here)).toMatchObject([{ isCurrent: true }]);
  await sweepExpired(server.db);
  const remaining = await server.db.execute(sql`
    select d.session_uid from identity_devices d
    left join identity_records r on r.model = 'Session' and r.uid = d.session_uid where r.uid is null`);
  expect(remaining.rows).toEqual([]);
});

test('leaves nothing of a device that is used and ended at the same moment', async () => {
  const { here, there, tokens } = await twoBrowsers();
  const other = (await devicesOf(here)).find(({ isCurrent }) => !isCurrent)!;
  await Promise.all([
    end(here, other.id),
    there.refresh(tokens.refresh_token),
    there.authorize({ prompt: 'none' }),
    there.authorize({ prompt: 'none' }),
  ]);
  expect(await devicesOf(here)).toHaveLength(1);
  expect(await isSignedIn(there)).toBe(false);
});
