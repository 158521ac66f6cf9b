import type { ComposedDocument } from '../../shared/documents/composed-document.ts';
import { newLetter } from '../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import { TypesettingError, type Typesetter } from '../../shared/typesetting/typesetter.ts';
import { prepareQueries } from '../domain/queries.ts';
import { createPreparePages, languageOf, isBuilderAddress, type PreparePages } from '../api/site/prepare-pages.ts';
import { createCallersSessions } from '../domain/typesetting/callers-sessions.ts';

const svg =
  '<svg class="typst-doc" viewBox="0 0 600 800" width="600" height="800">' +
  '<g class="typst-page" transform="translate(0, 0)" data-page-width="600" data-page-height="800"></g></svg>';

let gateway: TestGateway;
let resumeId: string;
let letterId: string;
let drawnDocuments: ComposedDocument[];
let answer: () => Promise<string>;
let prepare: PreparePages;

beforeAll(async () => {
  gateway = await startTestGateway();
  const token = await gateway.signUp('ada');
  const { data } = await gateway.ask<{ event: { createWorkEvent: { id: string } } }>(
    'mutation { event { createWorkEvent(input: { company: "Lighthouse", position: "Keeper", startDate: "2021-03" }) { id } } }',
    {},
    token,
  );
  const document = newResume({
    language: 'en-GB',
    eventIds: { work: [data.event.createWorkEvent.id], education: [], skills: [] },
  });
  const made = await gateway.ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Mine", document: $document }) { id } } }',
    { document },
    token,
  );
  resumeId = made.data.resume.createResume.id;
  const letter = newLetter({ language: 'en-GB', parts: [{ kind: 'written', id: 'a', text: 'I keep lights.' }] });
  const written = await gateway.ask<{ letter: { createLetter: { id: string } } }>(
    'mutation ($document: LetterDocument!) { letter { createLetter(input: { title: "Ours", document: $document }) { id } } }',
    { document: letter },
    token,
  );
  letterId = written.data.letter.createLetter.id;
});

afterAll(() => gateway.stop());

beforeEach(() => {
  drawnDocuments = [];
  answer = () => Promise.resolve(svg);
  const typesetter: Typesetter = {
    open: () => ({
      async typeset(document) {
        drawnDocuments.push(document);
        return { kind: 'full', revision: 5, svg: await answer(), pageCount: 1 };
      },
      close: () => undefined,
    }),
    pdf: () => Promise.reject(new Error('not asked for')),
  };
  const sessions = createCallersSessions(typesetter);
  prepare = createPreparePages({ queries: prepareQueries(gateway.database.db), sessions, timeoutMs: 200 });
});

const prepareAt = (path: string, subject = 'ada') =>
  prepare({ person: { issuer: gateway.issuer.issuer, subject }, path, language: 'en-GB' });

test('draws the résumé from its blocks and the profile', async () => {
  const part = await prepareAt(`/app/resumes/edit/${resumeId}?from=list`);
  expect(part).toMatchObject({
    name: `pages/${resumeId}`,
    attributes: { 'data-revision': '5', 'data-page-count': '1' },
  });
  expect(part?.html).toContain('typst-page');
  expect(JSON.stringify(drawnDocuments)).toContain('Lighthouse');
  expect(JSON.stringify(drawnDocuments)).toContain('ada@example.com');
});

test('draws a letter', async () => {
  const part = await prepareAt(`/app/cover-letters/edit/${letterId}`);
  expect(part?.name).toBe(`pages/${letterId}`);
  expect(JSON.stringify(drawnDocuments)).toContain('I keep lights.');
});

test.each([
  ['somebody else’s', () => prepareAt(`/app/resumes/edit/${resumeId}`, 'eve')],
  ['somebody else’s letter', () => prepareAt(`/app/cover-letters/edit/${letterId}`, 'eve')],
  ['nobody’s', () => prepareAt('/app/resumes/edit/00000000-0000-4000-8000-000000000000')],
  ['a new one', () => prepareAt('/app/resumes/edit/new')],
  ['another page', () => prepareAt('/app/resumes')],
])('does not draw %s', async (_whose, openPage) => {
  await gateway.signUp('eve');
  expect(await openPage()).toBeUndefined();
  expect(drawnDocuments).toEqual([]);
});

test('does not delay HTML for a busy engine', async () => {
  answer = () => new Promise((resolve) => setTimeout(() => resolve(svg), 2_000).unref());
  const before = performance.now();
  expect(await prepareAt(`/app/resumes/edit/${resumeId}`)).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(1_500);
});

test('throws a failure to the caller, which continues without the pages', async () => {
  answer = () => Promise.reject(new TypesettingError('busy', 'Too much to do.'));
  await expect(prepareAt(`/app/resumes/edit/${resumeId}`)).rejects.toThrow('Too much to do.');
});

test.each([
  ['/app/resumes/edit/0190aaaa-0000-7000-8000-000000000000', true],
  ['/app/resumes/edit/0190aaaa-0000-7000-8000-000000000000/?a=b', true],
  ['/app/resumes/edit/0190aaaa-0000-7000-8000-000000000000/x', false],
  ['/app/cover-letters/edit/0190aaaa-0000-7000-8000-000000000000', true],
  ['/app/resumes/edit/new', false],
])('%s: %s', (address, opens) => {
  expect(isBuilderAddress(address)).toBe(opens);
});

test.each([
  ['nothing', undefined, 'en'],
  ['British English', 'en-gb', 'en-GB'],
  ['several', 'de-at,de;q=0.9,en;q=0.8', 'en-AT'],
  ['any', '*', 'en'],
  ['nonsense', 'x'.repeat(9_000), 'en'],
])('uses the first language of %s', (_what, header, language) => {
  expect(languageOf({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(language);
});
