/** Links to letters, and to letters with a résumé. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { newResume } from '../../shared/documents/new-resume.ts';
import { letters, shareAddresses, shares } from '../platform/database/schema/index.ts';
import { purgeDeleted } from '../workers/retention/purge-deleted.ts';
import { type Share, type SharedSite, startSharedSite } from '../api/share-pages/__tests__/shared-site.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await startSharedSite();
});
afterAll(() => site.stop());

/** Removes the letter's company, which its text mentions. */
async function empty(letterId: string): Promise<void> {
  const { db } = site.gateway.database;
  const [row] = await db.select().from(letters).where(eq(letters.id, letterId));
  const { document } = row!;
  await db
    .update(letters)
    .set({ document: { ...document, recipient: { ...document.recipient, company: '' } } })
    .where(eq(letters.id, letterId));
}

const refusal = async (input: object, letterId: string, resumeId?: string): Promise<unknown> =>
  (
    await site.gateway.ask(
      `mutation ($id: ID!, $resumeId: ID, $input: ShareInput!) { share {
        createShare(id: $id, resumeId: $resumeId, language: "en", input: $input) { id }
      } }`,
      { id: letterId, resumeId, input },
      site.token,
    )
  ).errors?.map(({ extensions: { code, fields } }) => [code, ...(fields ?? []).map(({ message }) => message)]);

test('shows a letter on its own page, with its variables filled in', async () => {
  const { path: url } = await site.shareLetter(await site.newLetterId(), { mode: 'live', hidesPhone: true });
  expect(url).toMatch(/^\/c\/[\w-]{22}$/);
  const page = await site.visit(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1>Ada Löf</h1>');
  expect(page.body).toContain('Mr Marsh<br>Harbour &amp; Sons');
  expect(page.body).toContain('<h2 class="subject">Your &lt;light&gt;</h2>');
  expect(page.body).toContain('<p>I would keep the light of Harbour &amp; Sons.</p>');
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.body).not.toMatch(/<script|555-0123/);
  expect(page.headers['content-security-policy']).toContain("script-src 'none'");
  const pdf = await site.visit(`${url}/document.pdf`);
  expect(pdf.headers['content-disposition']).toContain('Ada%20L%C3%B6f%20%E2%80%93%20Cover%20letter.pdf');
  const text = site.textOf(pdf.rawPayload);
  expect(text).toContain('I would keep the light of Harbour & Sons.');
  expect(text).not.toContain('555-0123');
  expect((await site.visit(`${url}/preview.png`)).headers['content-type']).toBe('image/png');
});

test('finds a link only under its kind, with only its own files', async () => {
  const [letter, resume] = [
    await site.shareLetter(await site.newLetterId()),
    await site.share(await site.newResumeId()),
  ];
  const nowherePaths = [
    letter.path.replace('/c/', '/r/'),
    resume.path.replace('/r/', '/c/'),
    `${letter.path}/resume.pdf`,
    `${letter.path.replace('/c/', '/r/')}/document.pdf`,
  ];
  for (const path of nowherePaths) expect([path, (await site.visit(path)).headers.location]).toEqual([path, '/oops']);
});

test('opens a letter with a password', async () => {
  const { path: url } = await site.shareLetter(await site.newLetterId(), { mode: 'live', password: 'harbour light' });
  expect((await site.visit(url)).body).not.toMatch(/Ada|Harbour/);
  const right = await site.enter(url, 'harbour light');
  expect(right.headers.location).toBe(url);
  expect(right.headers['set-cookie']).toContain(`Path=${url};`);
  const [cookie = ''] = String(right.headers['set-cookie']).split(';');
  expect((await site.visit(url, { cookie })).body).toContain('Ada Löf');
});

test('does not share an unfinished letter, whatever the link would show', async () => {
  const letterId = await site.newLetterId({ company: '' });
  const unfilledErrors = [['BAD_USER_INPUT', '{{company}} has no value yet.']];
  expect(await refusal({ mode: 'live' }, letterId)).toEqual(unfilledErrors);
  expect(await refusal({ mode: 'frozen' }, letterId)).toEqual(unfilledErrors);
  expect(await refusal({ mode: 'frozen' }, letterId, await site.newResumeId())).toEqual(unfilledErrors);
});

test('says that a live letter has become unfinished, and never shows a variable', async () => {
  const letterId = await site.newLetterId();
  const [live, frozen] = [await site.shareLetter(letterId), await site.shareLetter(letterId, { mode: 'frozen' })];
  await empty(letterId);
  const page = await site.visit(live.path);
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60']);
  expect(page.body).toContain('This letter isn’t finished yet');
  expect(page.body).not.toMatch(/\{\{|Ada/);
  expect((await site.visit(`${live.path}/document.pdf`)).headers.location).toBe(live.path);
  expect((await site.visit(`${live.path}/preview.png`)).headers.location).toBe('/oops');
  expect((await site.visit(frozen.path)).body).toContain('I would keep the light of Harbour &amp; Sons.');
  const { shares } = await site.ask<{ shares: Share[] }>(
    'query ($id: ID!) { shares(id: $id) { path views { views } } }',
    { id: letterId },
  );
  expect(shares.map(({ views }) => views)).toEqual([[], [{ views: 1 }]]);
});

test('shows the author, the letter, and the résumé of a bundle, with a PDF of each', async () => {
  await site.rewriteBlock('Kept the light');
  const [letterId, resumeId] = [await site.newLetterId(), await site.newResumeId()];
  const { path: url, id } = await site.shareLetter(letterId, { mode: 'live', hidesAddress: true }, resumeId);
  expect(url).toMatch(/^\/c\//);
  const { body } = await site.visit(url);
  expect(body.match(/<h1>Ada Löf<\/h1>/g)).toHaveLength(1);
  expect(body.match(/mailto:ada@example\.org/g)).toHaveLength(1);
  expect(body).toContain('<h2 class="part" id="letter-title" lang="en" dir="ltr">Cover letter</h2>');
  expect(body).toContain('<p>I would keep the light of Harbour &amp; Sons.</p>');
  expect(body).toContain('<h3 class="topic" id="section-0">Work experience</h3>');
  expect(body).toContain('<li>Kept the light</li>');
  expect(body).not.toMatch(/Quay|Portsmouth/);
  const [ofLetter, ofResume] = [await site.visit(`${url}/document.pdf`), await site.visit(`${url}/resume.pdf`)];
  expect(site.textOf(ofLetter.rawPayload)).toContain('Mr Marsh');
  expect(site.textOf(ofResume.rawPayload)).toContain('Kept the light');

  // Both dialogs list it, with both titles.
  const listed = await site.ask(
    `query ($letterId: ID!, $resumeId: ID!) {
      letter: shares(id: $letterId) { id resumeId letterId resumeTitle letterTitle }
      resume: shares(id: $resumeId) { id resumeId letterId resumeTitle letterTitle }
    }`,
    { letterId, resumeId },
  );
  const bundle = { id, resumeId, letterId, resumeTitle: 'Mine', letterTitle: 'To Harbour' };
  expect(listed).toEqual({ letter: [bundle], resume: [bundle] });
});

test('keeps both documents of a frozen bundle as they were sent', async () => {
  await site.rewriteBlock('As sent');
  const letterId = await site.newLetterId();
  const frozenLink = await site.shareLetter(letterId, { mode: 'frozen' }, await site.newResumeId());
  const before = await Promise.all(['document', 'resume'].map((name) => site.visit(`${frozenLink.path}/${name}.pdf`)));
  await site.rewriteBlock('Changed afterwards');
  await empty(letterId);
  const after = await Promise.all(['document', 'resume'].map((name) => site.visit(`${frozenLink.path}/${name}.pdf`)));
  expect(after.map(({ rawPayload }, index) => rawPayload.equals(before[index]!.rawPayload))).toEqual([true, true]);
  const { body } = await site.visit(frozenLink.path);
  expect(body).toContain('<li>As sent</li>');
  expect(body).toContain('the light of Harbour &amp; Sons.');

  await site.change(frozenLink.id, { mode: 'frozen', hidesPhone: true });
  for (const file of ['', '/document.pdf', '/resume.pdf']) {
    const { rawPayload, body: shown } = await site.visit(frozenLink.path + file);
    const text = file === '' ? shown : site.textOf(rawPayload);
    expect([file, text.includes('555-0123'), text.includes('ada@example.org')]).toEqual([file, false, true]);
  }
  expect(
    (
      await site.gateway.ask(
        'mutation ($id: ID!) { share { freezeShare(id: $id) { id } } }',
        { id: frozenLink.id },
        site.token,
      )
    ).errors?.map(({ extensions }) => extensions.code),
  ).toEqual(['BAD_USER_INPUT']);
});

test('ends a bundle with its link, on its date, and with either of its documents', async () => {
  const resumes = [await site.newResumeId(), await site.newResumeId()];
  const letterIds = [await site.newLetterId(), await site.newLetterId(), await site.newLetterId()];
  const links = [
    await site.shareLetter(letterIds[0]!, { mode: 'frozen' }, resumes[0]),
    await site.shareLetter(letterIds[1]!, { mode: 'frozen' }, resumes[1]),
    await site.shareLetter(letterIds[1]!, { mode: 'live' }, resumes[1]),
    await site.shareLetter(letterIds[2]!, { mode: 'frozen', password: 'harbour' }, resumes[1]),
  ];
  const expiresAt = new Date(Date.now() - 1);
  await site.gateway.database.db.update(shares).set({ expiresAt }).where(eq(shares.id, links[3]!.id));
  await site.ask('mutation ($id: ID!) { resume { deleteResume(id: $id) { id } } }', { id: resumes[0] });
  await site.simply('revokeShare', links[1]!.id);
  await site.ask('mutation ($id: ID!) { letter { deleteLetter(id: $id) { id } } }', { id: letterIds[1] });
  for (const { path } of links) {
    for (const file of ['', '/document.pdf', '/resume.pdf']) {
      expect([path + file, (await site.visit(path + file)).headers.location]).toEqual([path + file, '/oops']);
    }
  }
  // The letter's dialog says why.
  const listed = await site.ask('query ($id: ID!) { shares(id: $id) { resumeId resumeTitle } }', { id: letterIds[0] });
  expect(listed).toEqual({ shares: [{ resumeId: resumes[0], resumeTitle: null }] });
});

test('purges links and addresses with their document', async () => {
  const { db } = site.gateway.database;
  const [letterId, keptShare] = [await site.newLetterId(), await site.shareLetter(await site.newLetterId())];
  const link = await site.shareLetter(letterId, { mode: 'frozen' }, await site.newResumeId());
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await db.update(letters).set({ deletedAt: longAgo }).where(eq(letters.id, letterId));
  await purgeDeleted(db);
  const remainingShareIds = (await db.select().from(shareAddresses)).map(({ shareId }) => shareId);
  expect([remainingShareIds.includes(link.id), remainingShareIds.includes(keptShare.id)]).toEqual([false, true]);
  expect(await db.$count(shares, eq(shares.id, link.id))).toBe(0);
  expect((await site.visit(keptShare.path)).statusCode).toBe(200);
});

test('gives the same answer for whatever is tried in place of an address', async () => {
  const { path: url } = await site.shareLetter(await site.newLetterId());
  const address = url.slice('/c/'.length);
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      address.toLowerCase(),
      `${address}=`,
      address.slice(1),
      `${address} `,
      '..',
      "' or 1=1 --",
      '\u0000',
    ),
    fc.base64String({ minLength: 22, maxLength: 24 }),
  );
  const paths = fc.tuple(fc.constantFrom('r', 'c'), piece, fc.constantFrom('', '/document.pdf', '/preview.png'));
  await fc.assert(
    fc.asyncProperty(paths, async ([root, tried, file]) => {
      fc.pre(tried !== address && tried !== '' && tried.isWellFormed());
      const { statusCode, headers } = await site.visit(`/${root}/${encodeURIComponent(tried)}${file}`);
      // An address that is too long for the router, or malformed, is not even looked up.
      expect([statusCode, headers.location]).toEqual(statusCode === 404 ? [404, undefined] : [302, '/oops']);
    }),
    { seed: 2026, numRuns: 150 },
  );
});

test('does not bundle another person’s résumé with a letter', async () => {
  const other = await site.gateway.signUp('other');
  const { data } = await site.gateway.ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Theirs", document: $document }) { id } } }',
    { document: newResume({ language: 'en' }) },
    other,
  );
  const otherResumeId = data.resume.createResume.id;
  expect(await refusal({ mode: 'live' }, await site.newLetterId(), otherResumeId)).toEqual([['NO_DATA_FOUND']]);
  const ownResumeId = await site.newResumeId();
  expect(await refusal({ mode: 'live' }, ownResumeId, ownResumeId)).toEqual([
    ['BAD_USER_INPUT', 'A résumé can only be added to the link of a cover letter.'],
  ]);
});
