import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { newResume } from '../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../shared/testing/gateway.ts';
import { shareAddresses, shares } from '../database/schema/index.ts';
import { prepareQueries } from '../gateway/store/queries.ts';
import type { Person } from '../identity/person-of.ts';
import type { ShellAssets } from '../site/shell-assets.ts';
import { createEngine, type Engine } from '../typesetter/engine/create-engine.ts';
import { sharing } from './sharing-service.ts';

const origin = 'https://tessera.test';
const build = mkdtempSync(path.join(tmpdir(), 'tessera-sharing-'));
const assets: ShellAssets = { version: 'a', scripts: [], preload: [], fonts: [], shared: {}, pages: {}, files: [] };

let gateway: TestGateway;
let engine: Engine;
let site: FastifyInstance;
let visitor: Person | undefined;
let token: string;
let block: { id: string; version: number };

beforeAll(async () => {
  mkdirSync(path.join(build, 'shell'));
  writeFileSync(path.join(build, 'shell/assets.json'), JSON.stringify(assets));
  gateway = await startTestGateway();
  engine = createEngine();
  site = fastify({ trustProxy: true });
  await site.register(sharing, {
    database: gateway.database.db,
    queries: prepareQueries(gateway.database.db),
    engine,
    build,
    origin,
    personOf: () => Promise.resolve(visitor),
  });
  token = await gateway.signUp('ada');
  await ask(
    `mutation { user { updateContactInfo(input: {
      firstName: "Ada", lastName: "Löf", email: "ada@example.org", phone: "(212) 555-0123", addressOne: "1 Quay Street", city: "Portsmouth"
    }) { id } } }`,
  );
  const made = await ask<{ event: { createWorkEvent: { id: string; version: number } } }>(
    'mutation { event { createWorkEvent(input: { company: "Lighthouse <Trust> & Co", position: "Keeper", startDate: "2021-03", accomplishments: [{ description: "Kept the light" }] }) { id version } } }',
  );
  block = made.event.createWorkEvent;
});
afterAll(async () => {
  await site.close();
  engine.stop();
  await gateway.stop();
  rmSync(build, { recursive: true });
});
beforeEach(() => (visitor = undefined));

async function ask<Data>(query: string, variables: Record<string, unknown> = {}, as = token): Promise<Data> {
  const { data, errors } = await gateway.ask<Data>(query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Share {
  readonly id: string;
  readonly path: string;
  readonly mode: string;
  readonly engine: string | null;
  readonly frozenAt: string | null;
  readonly hasPassword: boolean;
  readonly views: readonly { readonly day: string; readonly views: number }[];
}
const fields = 'id path mode engine frozenAt hasPassword views { day views }';

async function newResumeId(): Promise<string> {
  const document = newResume({ language: 'en', eventIds: { work: [block.id], education: [], skills: [] } });
  const { resume } = await ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Mine", document: $document }) { id } } }',
    { document },
  );
  return resume.createResume.id;
}

const share = async (id: string, input: object = { mode: 'live' }): Promise<Share> =>
  (
    await ask<{ share: { createShare: Share } }>(
      `mutation ($id: ID!, $input: ShareInput!) { share { createShare(id: $id, language: "en", input: $input) { ${fields} } } }`,
      { id, input },
    )
  ).share.createShare;
const change = async (id: string, input: object): Promise<Share> =>
  (
    await ask<{ share: { updateShare: Share } }>(
      `mutation ($id: ID!, $input: ShareInput!) { share { updateShare(id: $id, input: $input) { ${fields} } } }`,
      { id, input },
    )
  ).share.updateShare;
const simply = async (name: 'renewShare' | 'freezeShare' | 'revokeShare', id: string): Promise<{ path: string }> =>
  (
    await ask<{ share: Record<string, { path: string }> }>(
      `mutation ($id: ID!) { share { ${name}(id: $id) { ${name === 'revokeShare' ? 'id' : fields} } } }`,
      { id },
    )
  ).share[name]!;

async function rewriteBlock(accomplishment: string): Promise<void> {
  const { event } = await ask<{ event: { updateWorkEvent: { version: number } } }>(
    `mutation ($id: ID!, $version: Int!, $text: String!) { event { updateWorkEvent(id: $id, version: $version, input: {
      company: "Lighthouse <Trust> & Co", position: "Keeper", startDate: "2021-03", accomplishments: [{ description: $text }]
    }) { ... on WorkEvent { version } } } }`,
    { ...block, text: accomplishment },
  );
  block = { ...block, version: event.updateWorkEvent.version };
}

/** Another place each time, unless a test says otherwise, so that no limit of one place is met. */
let places = 0;
function visit(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  places += 1;
  const from = `198.51.${places >> 8}.${places & 255}`;
  return site.inject({
    url,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': from, ...headers },
  });
}
const enter = (url: string, password: string, from = '203.0.113.9') =>
  site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    payload: new URLSearchParams({ password }).toString(),
  });
const textOf = (pdf: Buffer): string => {
  const file = path.join(build, 'shared.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
};

test('a live link shows the résumé as it is at any time, to whoever has it', async () => {
  await rewriteBlock('Kept the light');
  const { path: url, mode } = await share(await newResumeId());
  expect(mode).toBe('live');
  expect(url).toMatch(/^\/r\/[\w-]{22}$/);
  const page = await visit(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1>Ada Löf</h1>');
  expect(page.body).toContain('Lighthouse &lt;Trust&gt; &amp; Co');
  expect(page.body).toContain('<li>Kept the light</li>');
  expect(page.body).toContain('href="mailto:ada@example.org"');
  expect(page.body).toContain(`<link rel="canonical" href="${origin}${url}">`);
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.body).not.toContain('<script');
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect(page.headers['content-security-policy']).toContain("script-src 'none'");

  await rewriteBlock('Kept two lights');
  expect((await visit(url)).body).toContain('<li>Kept two lights</li>');
  const pdf = await visit(`${url}/document.pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(textOf(pdf.rawPayload)).toContain('Kept two lights');
});

test('a frozen link stays what was sent, byte for byte, until it is frozen again', async () => {
  await rewriteBlock('As sent');
  const sent = await share(await newResumeId(), { mode: 'frozen' });
  expect(sent).toMatchObject({ mode: 'frozen', engine: engine.name, frozenAt: expect.any(String) as string });
  const before = await visit(`${sent.path}/document.pdf`);
  await rewriteBlock('Changed afterwards');
  await ask(
    'mutation { user { updateContactInfo(input: { firstName: "Ada", lastName: "Löf", email: "new@example.org", phone: "(212) 555-0123", addressOne: "1 Quay Street", city: "Portsmouth" }) { id } } }',
  );
  const after = await visit(`${sent.path}/document.pdf`);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  expect((await visit(sent.path)).body).toContain('<li>As sent</li>');

  // What it hides can still be changed; the rest stays what it was.
  const hidden = await change(sent.id, { mode: 'frozen', hidesPhone: true });
  expect(hidden.frozenAt).toBe(sent.frozenAt);
  const without = textOf((await visit(`${sent.path}/document.pdf`)).rawPayload);
  expect(without).toContain('As sent');
  expect(without).toContain('ada@example.org');
  expect(without).not.toContain('555-0123');
  await change(sent.id, { mode: 'frozen', label: 'For the Trust' });
  expect((await visit(`${sent.path}/document.pdf`)).statusCode).toBe(200);

  await simply('freezeShare', sent.id);
  expect((await visit(sent.path)).body).toContain('<li>Changed afterwards</li>');
  expect(textOf((await visit(`${sent.path}/document.pdf`)).rawPayload)).toContain('new@example.org');
  expect(await change(sent.id, { mode: 'live' })).toMatchObject({ mode: 'live', engine: null, frozenAt: null });
});

test('what is hidden is neither on the page nor in the PDF', async () => {
  const hides = { mode: 'live', hidesPhone: true, hidesEmail: true, hidesAddress: true };
  const { path: url } = await share(await newResumeId(), hides);
  const texts = [(await visit(url)).body, textOf((await visit(`${url}/document.pdf`)).rawPayload)];
  for (const text of texts) {
    expect(text).toContain('Ada');
    expect(text).not.toMatch(/555|example\.org|Quay|Portsmouth/);
  }
});

test('links that lead nowhere all give the same answer', async () => {
  const id = await newResumeId();
  const [revoked, renewed, ended, ofDeleted] = [
    await share(id),
    await share(id, { mode: 'live', password: 'harbour' }),
    await share(id),
    await share(await newResumeId()),
  ];
  const formerPath = renewed.path;
  expect((await simply('renewShare', renewed.id)).path).not.toBe(formerPath);
  await simply('revokeShare', revoked.id);
  await gateway.database.db
    .update(shares)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(shares.id, ended.id));
  const [deleted] = await gateway.database.db.select().from(shares).where(eq(shares.id, ofDeleted.id));
  await ask('mutation ($id: ID!) { resume { deleteResume(id: $id) { id } } }', { id: deleted!.resumeId });
  const paths = [revoked.path, formerPath, ended.path, ofDeleted.path, '/r/AAAAAAAAAAAAAAAAAAAAAA', '/r/x', '/r/%00'];
  const answerOf = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    const { date: _date, ...rest } = headers;
    return { statusCode, headers: rest, body };
  };
  const nowhere = answerOf(await visit('/r/BBBBBBBBBBBBBBBBBBBBBB'));
  expect(nowhere).toMatchObject({ statusCode: 302, headers: { location: '/oops' } });
  for (const each of paths) {
    expect([each, answerOf(await visit(each))]).toEqual([each, nowhere]);
    expect([each, answerOf(await visit(`${each}/document.pdf`))]).toEqual([each, nowhere]);
    expect([each, (await enter(each, 'harbour')).headers.location]).toEqual([each, '/oops']);
  }
  const left = await gateway.database.db.select().from(shareAddresses).where(eq(shareAddresses.shareId, revoked.id));
  expect(left).toEqual([]);
});

test('a password opens its own link, and only while it is the password', async () => {
  const { id, path: url, hasPassword } = await share(await newResumeId(), { mode: 'live', password: 'harbour light' });
  expect(hasPassword).toBe(true);
  const locked = await visit(url);
  expect(locked.body).toContain('type="password"');
  expect(locked.body).not.toMatch(/Ada|Lighthouse/);
  expect((await visit(`${url}/document.pdf`)).headers.location).toBe(url);

  const wrong = await enter(url, 'harbour night');
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
  const right = await enter(url, 'harbour light');
  expect([right.statusCode, right.headers.location]).toEqual([303, url]);
  const [cookie = ''] = String(right.headers['set-cookie']).split(';');
  expect(right.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect((await visit(url, { cookie })).body).toContain('Ada Löf');
  expect((await visit(`${url}/document.pdf`, { cookie })).statusCode).toBe(200);
  const other = await share(await newResumeId(), { mode: 'live', password: 'harbour light' });
  expect((await visit(other.path, { cookie })).body).not.toContain('Ada');

  await change(id, { mode: 'live', label: 'left as it is' });
  expect((await visit(url, { cookie })).body).toContain('Ada Löf');
  await change(id, { mode: 'live', password: 'another one' });
  expect((await visit(url, { cookie })).body).not.toContain('Ada');
  expect(await change(id, { mode: 'live', password: null })).toMatchObject({ hasPassword: false });
  expect((await visit(url)).body).toContain('Ada Löf');
});

test('who guesses passwords has to wait, and others get in', async () => {
  const { path: url } = await share(await newResumeId(), { mode: 'live', password: 'harbour light' });
  const guesses = [];
  for (let count = 0; count < 7; count += 1) guesses.push(await enter(url, `guess ${count}`, '203.0.113.77'));
  expect(guesses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect(Number(guesses.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await enter(url, 'harbour light', '203.0.113.77')).statusCode).toBe(429);
  expect((await enter(url, 'harbour light', '203.0.113.78')).statusCode).toBe(303);
});

test('visits are counted by day, but not the owner’s, nor those of programs', async () => {
  const id = await newResumeId();
  const { path: url } = await share(id);
  await visit(url);
  await visit(url);
  await visit(`${url}/document.pdf`);
  await visit(url, { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' });
  await visit(url, { 'sec-purpose': 'prefetch' });
  visitor = { issuer: gateway.issuer.issuer, subject: 'ada' };
  await visit(url);
  visitor = { issuer: gateway.issuer.issuer, subject: 'somebody-else' };
  await visit(url);
  const { shares: links } = await ask<{ shares: Share[] }>(`query ($id: ID!) { shares(id: $id) { ${fields} } }`, {
    id,
  });
  expect(links).toMatchObject([{ path: url, views: [{ day: new Date().toISOString().slice(0, 10), views: 3 }] }]);
});

test('search engines may list it only when the owner allows it and it is open', async () => {
  const id = await newResumeId();
  const open = await visit((await share(id, { mode: 'live', allowsSearch: true })).path);
  expect(open.headers['x-robots-tag']).toBeUndefined();
  expect(open.body).not.toContain('noindex');
  const locked = await visit((await share(id, { mode: 'live', allowsSearch: true, password: 'harbour' })).path);
  expect(locked.headers['x-robots-tag']).toBe('noindex');
});

test('settings that make no sense are refused by name', async () => {
  const id = await newResumeId();
  const refused = async (input: object): Promise<unknown> =>
    (
      await gateway.ask(
        'mutation ($id: ID!, $input: ShareInput!) { share { createShare(id: $id, language: "en", input: $input) { id } } }',
        { id, input },
        token,
      )
    ).errors?.map(({ extensions }) => [extensions.code, extensions.fields?.map((field) => field.path)]);
  expect(await refused({ mode: 'live', password: 'short' })).toEqual([['BAD_USER_INPUT', ['password']]]);
  expect(await refused({ mode: 'live', expiresAt: '2020-01-01T00:00:00Z' })).toEqual([
    ['BAD_USER_INPUT', ['expiresAt']],
  ]);
  expect(await refused({ mode: 'live', expiresAt: 'tomorrow' })).toEqual([['BAD_USER_INPUT', ['expiresAt']]]);
  expect(await refused({ mode: 'live', label: 'x'.repeat(400) })).toEqual([['BAD_USER_INPUT', ['label']]]);
});

test('there is an end to the links of one résumé, also for requests at once', async () => {
  const id = await newResumeId();
  const made = await Promise.allSettled(Array.from({ length: 24 }, () => share(id)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});

test('a guest makes no links', async () => {
  const guest = await gateway.issuer.sign({ sub: 'guest', is_anonymous: true });
  await gateway.ask('mutation { user { createUser(input: { isAnonymous: true }) { id } } }', {}, guest);
  const { errors } = await gateway.ask(
    'mutation ($id: ID!) { share { createShare(id: $id, language: "en", input: { mode: live }) { id } } }',
    { id: '01890000-0000-7000-8000-000000000000' },
    guest,
  );
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
