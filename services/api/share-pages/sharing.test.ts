import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { accounts, shareAddresses, shares } from '../../platform/database/schema/index.ts';
import { engineName } from '../../domain/typesetting/engine/create-engine.ts';
import { origin, type Share, type SharedSite, shareFields, startSharedSite } from './__tests__/shared-site.ts';

let site: SharedSite;

beforeAll(async () => {
  site = await startSharedSite();
});
afterAll(() => site.stop());
beforeEach(() => (site.visitor = undefined));

test('shows the current résumé at a live link to everyone who has it', async () => {
  await site.rewriteBlock('Kept the light');
  const { path: url, mode } = await site.share(await site.newResumeId());
  expect(mode).toBe('live');
  expect(url).toMatch(/^\/r\/[\w-]{22}$/);
  const page = await site.visit(url);
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

  await site.rewriteBlock('Kept two lights');
  expect((await site.visit(url)).body).toContain('<li>Kept two lights</li>');
  const pdf = await site.visit(`${url}/document.pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(site.textOf(pdf.rawPayload)).toContain('Kept two lights');
});

test('describes a link to other sites as the page itself does', async () => {
  const { path: url, id } = await site.share(await site.newResumeId());
  expect((await site.visit(url)).body).toContain(`<meta property="og:image" content="${origin}${url}/preview.png">`);
  const preview = await site.visit(`${url}/preview.png`);
  expect(preview.headers['content-type']).toBe('image/png');
  const { width, height } = await sharp(preview.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  // The preview has ink on it, so the page is not empty.
  expect((await sharp(preview.rawPayload).stats()).channels[0]?.min).toBeLessThan(100);
  await site.change(id, { mode: 'live', password: 'harbour light' });
  expect((await site.visit(`${url}/preview.png`)).headers.location).toBe('/oops');
});

test('keeps a frozen link as it was sent, byte for byte, until it is frozen again', async () => {
  await site.rewriteBlock('As sent');
  const frozenLink = await site.share(await site.newResumeId(), { mode: 'frozen' });
  expect(frozenLink).toMatchObject({ mode: 'frozen', engine: engineName, frozenAt: expect.any(String) as string });
  const before = await site.visit(`${frozenLink.path}/document.pdf`);
  await site.rewriteBlock('Changed afterwards');
  await site.rewriteEmail('new@example.org');
  const after = await site.visit(`${frozenLink.path}/document.pdf`);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  expect((await site.visit(frozenLink.path)).body).toContain('<li>As sent</li>');

  // Its hidden fields can still be changed, and the rest stays as it was.
  const changedLink = await site.change(frozenLink.id, { mode: 'frozen', hidesPhone: true });
  expect(changedLink.frozenAt).toBe(frozenLink.frozenAt);
  const without = site.textOf((await site.visit(`${frozenLink.path}/document.pdf`)).rawPayload);
  expect(without).toContain('As sent');
  expect(without).toContain('ada@example.org');
  expect(without).not.toContain('555-0123');
  await site.change(frozenLink.id, { mode: 'frozen', label: 'For the Trust' });
  expect((await site.visit(`${frozenLink.path}/document.pdf`)).statusCode).toBe(200);

  await site.simply('freezeShare', frozenLink.id);
  expect((await site.visit(frozenLink.path)).body).toContain('<li>Changed afterwards</li>');
  expect(site.textOf((await site.visit(`${frozenLink.path}/document.pdf`)).rawPayload)).toContain('new@example.org');
  expect(await site.change(frozenLink.id, { mode: 'live' })).toMatchObject({
    mode: 'live',
    engine: null,
    frozenAt: null,
  });
});

test('keeps the picture of a frozen copy, even when it hides a field after the person has a new picture', async () => {
  const headshotUrl = '/headshots/abcdefghijklmnopqrstuv.jpg';
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const ownAccount = eq(accounts.subject, 'ada');
  await site.gateway.database.db.update(accounts).set({ headshotUrl }).where(ownAccount);
  site.headshots.set(headshotUrl, jpeg);
  const design = { template: 'band', headshot: true } as const;
  const frozenLink = await site.share(await site.newResumeId(design), { mode: 'frozen' });
  // A template without a place for the picture does not show it here either.
  const elsewhere = await site.share(await site.newResumeId({ ...design, template: 'compact' }));
  expect((await site.visit(elsewhere.path)).body).not.toContain('<img');
  site.headshots.clear();
  await site.gateway.database.db.update(accounts).set({ headshotUrl: null }).where(ownAccount);
  await site.change(frozenLink.id, { mode: 'frozen', hidesPhone: true });
  const page = await site.visit(frozenLink.path);
  expect(page.body).toContain(`<img src="data:image/jpeg;base64,${jpeg.toString('base64')}"`);
  expect(page.body).not.toContain('555-0123');
  const preview = await site.visit(`${frozenLink.path}/preview.png`);
  // The red of the picture appears in the preview.
  const { data, info } = await sharp(preview.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (_byte: number, index: number): boolean =>
    index % info.channels === 0 && data[index]! > 160 && data[index + 1]! < 80 && data[index + 2]! < 80;
  expect(data.some(isRed)).toBe(true);
});

test('hides fields on the page and in the PDF', async () => {
  const hides = { mode: 'live', hidesPhone: true, hidesEmail: true, hidesAddress: true };
  const { path: url } = await site.share(await site.newResumeId(), hides);
  const texts = [(await site.visit(url)).body, site.textOf((await site.visit(`${url}/document.pdf`)).rawPayload)];
  for (const text of texts) {
    expect(text).toContain('Ada');
    expect(text).not.toMatch(/555|example\.org|Quay|Portsmouth/);
  }
});

test('gives the same answer for all links that lead nowhere', async () => {
  const id = await site.newResumeId();
  const [revoked, renewed, ended, ofDeleted] = [
    await site.share(id),
    await site.share(id, { mode: 'live', password: 'harbour' }),
    await site.share(id),
    await site.share(await site.newResumeId()),
  ];
  const formerPath = renewed.path;
  expect((await site.simply('renewShare', renewed.id)).path).not.toBe(formerPath);
  await site.simply('revokeShare', revoked.id);
  await site.gateway.database.db
    .update(shares)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(shares.id, ended.id));
  const [deleted] = await site.gateway.database.db.select().from(shares).where(eq(shares.id, ofDeleted.id));
  await site.ask('mutation ($id: ID!) { resume { deleteResume(id: $id) { id } } }', { id: deleted!.resumeId });
  const paths = [revoked.path, formerPath, ended.path, ofDeleted.path, '/r/AAAAAAAAAAAAAAAAAAAAAA', '/r/x', '/r/%00'];
  const answerOf = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    return { statusCode, headers: { ...headers, date: undefined }, body };
  };
  const nowhere = answerOf(await site.visit('/r/BBBBBBBBBBBBBBBBBBBBBB'));
  expect(nowhere).toMatchObject({ statusCode: 302, headers: { location: '/oops' } });
  for (const each of paths) {
    expect([each, answerOf(await site.visit(each))]).toEqual([each, nowhere]);
    expect([each, answerOf(await site.visit(`${each}/document.pdf`))]).toEqual([each, nowhere]);
    expect([each, (await site.enter(each, 'harbour')).headers.location]).toEqual([each, '/oops']);
  }
  const remaining = await site.gateway.database.db
    .select()
    .from(shareAddresses)
    .where(eq(shareAddresses.shareId, revoked.id));
  expect(remaining).toEqual([]);
});

test('opens a link only with its current password', async () => {
  const {
    id,
    path: url,
    hasPassword,
  } = await site.share(await site.newResumeId(), { mode: 'live', password: 'harbour light' });
  expect(hasPassword).toBe(true);
  const locked = await site.visit(url);
  expect(locked.body).toContain('type="password"');
  expect(locked.body).not.toMatch(/Ada|Lighthouse/);
  expect((await site.visit(`${url}/document.pdf`)).headers.location).toBe(url);

  const wrong = await site.enter(url, 'harbour night');
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
  const right = await site.enter(url, 'harbour light');
  expect([right.statusCode, right.headers.location]).toEqual([303, url]);
  const [cookie = ''] = String(right.headers['set-cookie']).split(';');
  expect(right.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect((await site.visit(url, { cookie })).body).toContain('Ada Löf');
  expect((await site.visit(`${url}/document.pdf`, { cookie })).statusCode).toBe(200);
  const other = await site.share(await site.newResumeId(), { mode: 'live', password: 'harbour light' });
  expect((await site.visit(other.path, { cookie })).body).not.toContain('Ada');

  await site.change(id, { mode: 'live', label: 'left as it is' });
  expect((await site.visit(url, { cookie })).body).toContain('Ada Löf');
  await site.change(id, { mode: 'live', password: 'another one' });
  expect((await site.visit(url, { cookie })).body).not.toContain('Ada');
  expect(await site.change(id, { mode: 'live', password: null })).toMatchObject({ hasPassword: false });
  expect((await site.visit(url)).body).toContain('Ada Löf');
});

test('makes a visitor who guesses passwords wait, and lets others in', async () => {
  const { path: url } = await site.share(await site.newResumeId(), { mode: 'live', password: 'harbour light' });
  const guesses = [];
  for (let count = 0; count < 7; count += 1) guesses.push(await site.enter(url, `guess ${count}`, '203.0.113.77'));
  expect(guesses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect(Number(guesses.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await site.enter(url, 'harbour light', '203.0.113.77')).statusCode).toBe(429);
  expect((await site.enter(url, 'harbour light', '203.0.113.78')).statusCode).toBe(303);
});

test('counts visits by day, except those of the owner and of programs', async () => {
  const id = await site.newResumeId();
  const { path: url } = await site.share(id);
  await site.visit(url);
  await site.visit(url);
  await site.visit(`${url}/document.pdf`);
  await site.visit(url, { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' });
  await site.visit(url, { 'sec-purpose': 'prefetch' });
  site.visitor = { issuer: site.gateway.issuer.issuer, subject: 'ada' };
  await site.visit(url);
  site.visitor = { issuer: site.gateway.issuer.issuer, subject: 'somebody-else' };
  await site.visit(url);
  const { shares: links } = await site.ask<{ shares: Share[] }>(
    `query ($id: ID!) { shares(id: $id) { ${shareFields} } }`,
    {
      id,
    },
  );
  expect(links).toMatchObject([{ path: url, views: [{ day: new Date().toISOString().slice(0, 10), views: 3 }] }]);
});

test('lets search engines list a page only when the owner allows it and it has no password', async () => {
  const id = await site.newResumeId();
  const open = await site.visit((await site.share(id, { mode: 'live', allowsSearch: true })).path);
  expect(open.headers['x-robots-tag']).toBeUndefined();
  expect(open.body).not.toContain('noindex');
  const locked = await site.visit(
    (await site.share(id, { mode: 'live', allowsSearch: true, password: 'harbour' })).path,
  );
  expect(locked.headers['x-robots-tag']).toBe('noindex');
});

test('tells search engines whom a listed page is about, with nothing that it does not show', async () => {
  const dataOf = async (input: object): Promise<Record<string, unknown> | undefined> => {
    const { body } = await site.visit((await site.share(await site.newResumeId(), input)).path);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
  };
  const shown = await dataOf({ mode: 'live', allowsSearch: true, hidesPhone: true });
  expect(shown).toMatchObject({ '@context': 'https://schema.org', '@type': 'ProfilePage', inLanguage: 'en' });
  const person = { '@type': 'Person', name: 'Ada Löf', email: expect.stringMatching(/@example\.org$/) as string };
  expect(shown!['mainEntity']).toEqual(person);
  expect(await dataOf({ mode: 'live' })).toBeUndefined();
  expect(await dataOf({ mode: 'live', allowsSearch: true, password: 'harbour' })).toBeUndefined();
});

test('refuses settings that make no sense and names them', async () => {
  const id = await site.newResumeId();
  const refused = async (input: object): Promise<unknown> =>
    (
      await site.gateway.ask(
        'mutation ($id: ID!, $input: ShareInput!) { share { createShare(id: $id, language: "en", input: $input) { id } } }',
        { id, input },
        site.token,
      )
    ).errors?.map(({ extensions }) => [extensions.code, extensions.fields?.map((field) => field.path)]);
  expect(await refused({ mode: 'live', password: 'short' })).toEqual([['BAD_USER_INPUT', ['password']]]);
  expect(await refused({ mode: 'live', expiresAt: '2020-01-01T00:00:00Z' })).toEqual([
    ['BAD_USER_INPUT', ['expiresAt']],
  ]);
  expect(await refused({ mode: 'live', expiresAt: 'tomorrow' })).toEqual([['BAD_USER_INPUT', ['expiresAt']]]);
  expect(await refused({ mode: 'live', label: 'x'.repeat(400) })).toEqual([['BAD_USER_INPUT', ['label']]]);
});

test('limits the links of one résumé, even for concurrent requests', async () => {
  const id = await site.newResumeId();
  const made = await Promise.allSettled(Array.from({ length: 24 }, () => site.share(id)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});

test('does not let a guest create links', async () => {
  const guest = await site.gateway.issuer.sign({ sub: 'guest', is_anonymous: true });
  await site.gateway.ask('mutation { user { createUser(input: { isAnonymous: true }) { id } } }', {}, guest);
  const { errors } = await site.gateway.ask(
    'mutation ($id: ID!) { share { createShare(id: $id, language: "en", input: { mode: live }) { id } } }',
    { id: '01890000-0000-7000-8000-000000000000' },
    guest,
  );
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
