/**
 * Two people who must not keep access: one who knows the password of another person's account, and one who signed up
 * with another person's address.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { newResume } from '../../shared/documents/new-resume.ts';
import { startWholeServer, type WholeServer } from '../../tooling/testing/whole-server.ts';
import { TestBrowser } from '../api/identity/__tests__/browser.ts';
import { listMailbox } from '../platform/mail/file-mailer.ts';
import { mailboxFolder } from '../platform/mail/read-mail-settings.ts';

const password = 'harbour-lights-9';
const newPassword = 'a lantern on the quay';

const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-intruder-'));
let server: WholeServer;
beforeAll(async () => {
  server = await startWholeServer({ TESSERA_DATA: dataDir });
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

interface Answer {
  readonly data?: Record<string, Record<string, unknown>>;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

async function ask(token: string, query: string, variables: object = {}): Promise<Answer> {
  const answer = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}

const codesOf = ({ errors = [] }: Answer): readonly string[] => errors.map(({ extensions }) => extensions.code);

/** Asks for a link as the person who reads the mail of an address, and returns its token. */
async function linkFor(email: string): Promise<string> {
  const folder = mailboxFolder(dataDir);
  const subject = 'Reset your Tessera password';
  await new TestBrowser(server.origin).post('/identity/password-reset/request', { email });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    for (const name of await listMailbox(folder)) {
      const { to, subject: found, text = '' } = await PostalMime.parse(readFileSync(path.join(folder, name)));
      if (found !== subject || !to?.some(({ address }) => address === email)) continue;
      const token = /#token=([\w-]{43})/.exec(text)?.[1];
      if (token !== undefined) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No link was mailed.');
}

const review = async (token: string): Promise<[number, unknown]> => {
  const answer = await new TestBrowser(server.origin).post('/identity/password-reset/review', { token });
  return [answer.status, await answer.json()];
};
const confirm = async (decision: object): Promise<[number, unknown]> => {
  const body = { password: newPassword, ...decision };
  const answer = await new TestBrowser(server.origin).post('/identity/password-reset/confirm', body);
  return [answer.status, await answer.json()];
};
const signIn = (how: 'login' | 'register', email: string, secret: string): Promise<{ id_token: string }> =>
  new TestBrowser(server.origin).signIn(how, email, secret);

interface Foothold {
  readonly token: string;
  readonly link: string;
  readonly calendar: string;
  readonly thumbnail: string;
}

/** Creates what shows an account's data without a sign-in. */
async function settleIn(token: string): Promise<Foothold> {
  await ask(token, 'mutation { user { createUser(input: { email: "x@example.org" }) { id } } }');
  const { data } = await ask(
    token,
    `mutation ($document: ResumeDocument!) {
      resume { createResume(input: { title: "Mine", document: $document }) { id } }
      job { makeCalendarFeed { path } setJobDigest(hour: 8, timeZone: "Europe/Berlin") { hour } }
    }`,
    { document: newResume({ language: 'en' }) },
  );
  const { id } = data?.['resume']?.['createResume'] as { id: string };
  const shared = await ask(
    token,
    'mutation ($id: ID!) { share { createShare(id: $id, language: "en", input: { mode: live }) { path } } }',
    { id },
  );
  const { path: link } = shared.data?.['share']?.['createShare'] as { path: string };
  const { path: calendar } = data?.['job']?.['makeCalendarFeed'] as { path: string };
  return { token, link, calendar, thumbnail: `/thumbnails/resumes/${id}` };
}

/** Returns the status of an address without a sign-in. A link that does not exist leads to a page that says so. */
const statusOf = async (url: string): Promise<number> =>
  (await fetch(`${server.origin}${url}`, { redirect: 'manual' })).status;

/** Returns the status of each address that takes the token. */
const statusesFor = (token: string, thumbnail: string): Promise<number[]> =>
  Promise.all(
    [
      ['GET', thumbnail],
      ['POST', '/account/export'],
      ['POST', '/account/import'],
      ['POST', '/typeset/pages'],
      ['POST', '/headshot'],
      ['POST', '/job-files'],
      ['GET', '/job-files/00000000-0000-7000-8000-000000000000'],
      ['DELETE', '/job-files/00000000-0000-7000-8000-000000000000'],
      ['GET', '/sent/00000000-0000-7000-8000-000000000000/resume.pdf'],
    ].map(async ([method = '', url = '']) => {
      const answer = await fetch(`${server.origin}${url}`, { method, headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );

test('ends the access of an intruder everywhere when the owner chooses a new password', async () => {
  const email = 'ada@example.org';
  await signIn('register', email, password);
  const { id_token: token } = await signIn('login', email, password);
  const { link, calendar, thumbnail } = await settleIn(token);
  expect([await statusOf(link), await statusOf(calendar)]).toEqual([200, 200]);
  expect(await statusesFor(token, thumbnail)).not.toContain(401);

  const reset = await linkFor(email);
  expect(await review(reset)).toMatchObject([
    200,
    { email, devices: 2, apps: 0, outsideAccess: { links: 1, calendar: 1, dailyEmails: 1 }, unclaimed: { resumes: 1 } },
  ]);
  expect(await confirm({ token: reset, isOwn: true })).toEqual([200, { changed: true }]);

  expect(codesOf(await ask(token, '{ me { id } }'))).toEqual(['UNAUTHENTICATED']);
  expect(codesOf(await ask(token, 'mutation { job { makeCalendarFeed { path } } }'))).toEqual(['UNAUTHENTICATED']);
  expect(new Set(await statusesFor(token, thumbnail))).toEqual(new Set([401]));
  expect([await statusOf(link), await statusOf(calendar)]).toEqual([302, 404]);

  // The owner finds everything, at once.
  const own = await signIn('login', email, newPassword);
  const { data, errors } = await ask(own.id_token, '{ me { id } resumes { title } jobDigest { hour } }');
  expect({ ...data, errors }).toMatchObject({ resumes: [{ title: 'Mine' }], jobDigest: null, errors: undefined });
});

test('ends the access of one device at once, and of no other', async () => {
  const email = 'dee@example.org';
  const [here, there] = [new TestBrowser(server.origin), new TestBrowser(server.origin)];
  const { id_token: stolen } = await there.signIn('register', email, password);
  const own = await here.signIn('login', email, password);
  await ask(own.id_token, 'mutation { user { createUser(input: {}) { id } } }');
  const list = (await (await here.request('/identity/devices')).json()) as {
    readonly devices: readonly { readonly id: string; readonly isCurrent: boolean }[];
  };
  const device = list.devices.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await here.request(`/identity/devices/${device}`, { method: 'DELETE', headers: { origin: server.origin } });
  expect(codesOf(await ask(stolen, '{ me { id } }'))).toEqual(['UNAUTHENTICATED']);
  const renewed = (await (await here.refresh(own.refresh_token)).json()) as { readonly id_token: string };
  expect(codesOf(await ask(renewed.id_token, '{ me { id } }'))).toEqual([]);
});

test('keeps what the person wants to keep', async () => {
  const email = 'bea@example.org';
  const { id_token: token } = await signIn('register', email, password);
  const { link, calendar } = await settleIn(token);
  const reset = await linkFor(email);
  expect(await confirm({ token: reset, isOwn: true, keeps: ['links'] })).toEqual([200, { changed: true }]);
  expect([await statusOf(link), await statusOf(calendar)]).toEqual([200, 404]);
  // The address is verified now, so nobody is asked whose account it is.
  const [, second] = await review(await linkFor(email));
  expect(second).not.toHaveProperty('unclaimed');
});

test('starts without the data of a person who signed up with another one’s address', async () => {
  const email = 'victim@example.org';
  const { id_token: token } = await signIn('register', email, password);
  const { link, calendar, thumbnail } = await settleIn(token);
  const reset = await linkFor(email);
  // Nothing is decided for the person, and the link still works.
  expect(await confirm({ token: reset })).toEqual([409, { error: 'owner_unknown' }]);
  expect(await statusOf(link)).toBe(200);
  // What they keep of an account that they leave behind has no effect.
  expect(await confirm({ token: reset, isOwn: false, keeps: ['links', 'calendar'] })).toEqual([200, { changed: true }]);

  expect([await statusOf(link), await statusOf(calendar)]).toEqual([302, 404]);
  expect(new Set(await statusesFor(token, thumbnail))).toEqual(new Set([401]));
  const { id_token: own } = await signIn('login', email, newPassword);
  expect(codesOf(await ask(own, '{ me { id } }'))).toEqual(['NO_USER_FOUND']);
  const created = await ask(own, `mutation { user { createUser(input: { email: "${email}" }) { id } } }`);
  expect(created.errors).toBeUndefined();
  expect((await ask(own, '{ resumes { id } }')).data).toEqual({ resumes: [] });
  await expect(signIn('login', email, password)).rejects.toThrow();
});

test('asks nothing about an account that contains nothing', async () => {
  const email = 'empty@example.org';
  await signIn('register', email, password);
  const reset = await linkFor(email);
  const [status, body] = await review(reset);
  expect([status, body]).toMatchObject([200, { outsideAccess: { links: 0, calendar: 0, dailyEmails: 0 } }]);
  expect(body).not.toHaveProperty('unclaimed');
  expect(await confirm({ token: reset })).toEqual([200, { changed: true }]);
});

test('reveals nothing about links that do not exist', async () => {
  expect(await review('x'.repeat(43))).toEqual([400, { error: 'invalid_link' }]);
  expect(await review('')).toEqual([400, { error: 'invalid_input' }]);
});
