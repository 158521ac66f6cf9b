import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { TypesettingError } from '../../../shared/typesetting/typesetter.ts';
import { accounts } from '../../platform/database/schema/index.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { createEngine, type Engine } from '../../domain/typesetting/engine/create-engine.ts';
import { askOrThrow, signUpWithResumes } from './__tests__/sign-up-with-resumes.ts';
import { writeLetter } from './__tests__/write-letter.ts';
import { accountExport } from './account-export.ts';

let gateway: TestGateway;
let app: FastifyInstance;
let engine: Engine;
let store: ObjectStore;
let makePdf: (document: ComposedDocument) => Promise<Uint8Array>;
const log: string[] = [];

beforeAll(async () => {
  gateway = await startTestGateway();
  engine = createEngine();
  store = createPostgresStore(gateway.database.db);
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } } });
  await app.register(accountExport, {
    database: gateway.database.db,
    store,
    engine: { pdf: (document) => makePdf(document) },
    issuer: 'https://app.example/identity',
    authenticate: gateway.authenticate,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  engine.stop();
  await gateway.stop();
});
beforeEach(() => {
  log.length = 0;
  makePdf = (document) => engine.pdf(document);
});

const ask = <Data>(query: string, variables: Record<string, unknown>, token: string): Promise<Data> =>
  askOrThrow(gateway, query, variables, token);
const createPerson = (name: string, titles: readonly string[]): Promise<string> =>
  signUpWithResumes(gateway, name, titles);

const request = (token?: string, url = '/account/export') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'accept-language': 'en-GB', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

async function exportFiles(token: string): Promise<Record<string, Uint8Array>> {
  const { statusCode, rawPayload } = await request(token);
  expect(statusCode).toBe(200);
  return unzipSync(rawPayload);
}
const text = (bytes: Uint8Array | undefined): string => strFromU8(bytes!);
const parseJson = (bytes: Uint8Array | undefined): unknown => JSON.parse(text(bytes));

test('contains everything and describes it', async () => {
  const token = await createPerson('ada', ['Engineer', 'engineer', 'a/b: c?', '\u202E..', '日本語の履歴書']);
  await ask(
    'mutation { user { updateContactInfo(input: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", city: "London" }) { id } } }',
    {},
    token,
  );
  const picture = 'headshots/AAAAAAAAAAAAAAAAAAAAAA.jpg';
  await store.put(picture, { bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]), contentType: 'image/jpeg' });
  await gateway.database.db
    .update(accounts)
    .set({ headshotUrl: `/${picture}` })
    .where(eq(accounts.subject, 'ada'));

  const answer = await request(token);
  const today = new Date().toISOString().slice(0, 10);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="tessera-export-${today}.zip"`,
    'cache-control': 'no-store',
  });
  const files = unzipSync(answer.rawPayload);
  const resumes = ['Engineer', 'engineer (2)', 'a b c', 'resume', '日本語の履歴書'];
  expect(Object.keys(files)).toEqual([
    'profile.json',
    'blocks.json',
    'headshot.jpg',
    ...resumes.flatMap((name) => [`resumes/${name}.json`, `resumes/${name}.resume.json`, `resumes/${name}.pdf`]),
    'README.txt',
  ]);

  expect(parseJson(files['profile.json'])).toMatchObject({
    signInEmail: 'ada@example.com',
    plan: 'free',
    isGuest: false,
    headshot: 'headshot.jpg',
    contactInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', city: 'London', phone: null },
    createdAt: expect.stringMatching(/^\d{4}-/) as string,
    deletionDate: null,
  });
  const blocks = parseJson(files['blocks.json']) as Record<string, Record<string, unknown>[]>;
  expect(blocks).toMatchObject({
    work: [
      {
        company: "ada's Lighthouse",
        position: 'Keeper',
        startDate: '2021-03',
        version: 1,
        variants: [{ language: 'es', texts: { position: 'Farera' } }],
      },
    ],
    education: [{ university: 'University of the Coast' }],
    skills: [{ name: 'Tools', skills: [{ name: 'Lamp oil', level: 5 }] }],
    paragraphs: [{ title: 'Opening', text: 'Dear {{company}}' }],
  });
  const [work] = blocks['work']!;
  expect(work).toHaveProperty('uuid');
  const resume = parseJson(files['resumes/a b c.json']) as { document: object };
  expect(resume).toMatchObject({ title: 'a/b: c?', version: 1 });
  // The document refers to the block.
  expect(JSON.stringify(resume.document)).toContain(String(work!['id']));
  expect(parseJson(files['resumes/a b c.resume.json'])).toMatchObject({
    basics: { name: 'Ada Lovelace', email: 'ada@example.com', location: { city: 'London' } },
    work: [{ name: "ada's Lighthouse", position: 'Keeper', startDate: '2021-03' }],
    skills: [{ name: 'Tools', keywords: ['Lamp oil'] }],
  });
  expect([...files['headshot.jpg']!]).toEqual([0xff, 0xd8, 0xff, 1]);
  expect(text(files['README.txt'])).toContain('Nothing is missing.');
  expect(text(files['README.txt'])).toContain('headshot.jpg');
});

test('stores earlier versions next to their résumé, and nowhere else', async () => {
  const token = await createPerson('historian', ['Changed', 'As it was']);
  const { resumes } = await ask<{ resumes: { id: string; title: string; document: object }[] }>(
    '{ resumes { id title document } }',
    {},
    token,
  );
  const changed = resumes.find(({ title }) => title === 'Changed')!;
  await ask('mutation ($id: ID!) { resume { keepResumeVersion(id: $id, name: "As sent") { id } } }', changed, token);
  await ask(
    'mutation ($id: ID!, $document: ResumeDocument!) { resume { updateResume(id: $id, version: 1, input: { title: "Changed", document: $document }) { __typename } } }',
    { id: changed.id, document: { ...changed.document, headline: 'Lighthouse keeper' } },
    token,
  );
  const files = await exportFiles(token);
  expect(Object.keys(files).filter((name) => name.includes('versions'))).toEqual(['resumes/Changed.versions.json']);
  expect(parseJson(files['resumes/Changed.versions.json'])).toEqual([
    {
      version: 1,
      name: 'As sent',
      title: 'Changed',
      savedAt: expect.stringMatching(/^\d{4}-/) as string,
      document: changed.document,
    },
  ]);
});

test('contains letters with their text, their job, and the design that they follow', async () => {
  const token = await createPerson('writer', ['Mine']);
  await writeLetter(gateway, token);
  const files = await exportFiles(token);
  const letterFiles = Object.keys(files).filter((name) => name.startsWith('letters/'));
  expect(letterFiles).toEqual(['json', 'txt', 'pdf'].map((ending) => `letters/To the coast.${ending}`));
  expect(text(files['letters/To the coast.txt'])).toContain('\r\nDear Coast Guard\r\n');
  expect(parseJson(files['letters/To the coast.json'])).toMatchObject({
    document: { job: { company: 'Coast Guard' } },
  });
  expect(text(files['README.txt'])).toContain('letters/: three files for each cover letter');
});

test('contains PDFs of the résumés, and other programs can open the archive', async () => {
  const token = await createPerson('grace', ['Grace’s résumé – 2026']);
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-export-'));
  try {
    const archive = path.join(folder, 'export.zip');
    writeFileSync(archive, (await request(token)).rawPayload);
    const list =
      'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps(z.namelist()))';
    const names = JSON.parse(execFileSync('python3', ['-c', list, archive], { encoding: 'utf8' })) as string[];
    expect(names).toContain('resumes/Grace’s résumé – 2026.pdf');
    const pdf = path.join(folder, 'resume.pdf');
    writeFileSync(pdf, unzipSync(readFileSync(archive))['resumes/Grace’s résumé – 2026.pdf']!);
    const pdfText = execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' });
    expect(pdfText).toContain('Lighthouse');
    expect(pdfText).toContain('Lamp oil');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('contains nothing of another person', async () => {
  const [ownToken] = [await createPerson('mallory', ['Mine']), await createPerson('victim', ['Secret plans'])];
  const files = await exportFiles(ownToken);
  const all = Object.entries(files)
    .filter(([name]) => !name.endsWith('.pdf'))
    .map(([name, bytes]) => name + text(bytes));
  expect(all.join()).toContain("mallory's Lighthouse");
  expect(all.join()).not.toMatch(/victim|Secret/);
});

test('exports an account in which nothing was made', async () => {
  const files = await exportFiles(await gateway.signUp('newcomer'));
  expect(Object.keys(files)).toEqual(['profile.json', 'blocks.json', 'README.txt']);
  expect(parseJson(files['blocks.json'])).toEqual({ work: [], education: [], skills: [], paragraphs: [] });
  expect(text(files['README.txt'])).toContain('don’t have any résumés yet');
});

test('names a PDF or picture that cannot be made, and contains the rest', async () => {
  const token = await createPerson('unlucky', ['One', 'Two', 'Three']);
  await gateway.database.db
    .update(accounts)
    .set({ headshotUrl: '/headshots/BBBBBBBBBBBBBBBBBBBBBB.jpg' })
    .where(eq(accounts.subject, 'unlucky'));
  let count = 0;
  makePdf = () => {
    count += 1;
    return count === 2
      ? Promise.reject(new TypesettingError('engine', 'It took too long.'))
      : Promise.resolve(new Uint8Array([0x25, 0x50, 0x44, 0x46]));
  };
  const files = await exportFiles(token);
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toEqual(['resumes/One.pdf', 'resumes/Three.pdf']);
  expect(files).toHaveProperty(['resumes/Two.json']);
  const readme = text(files['README.txt']);
  expect(readme).toContain('- resumes/Two.pdf');
  expect(readme).toContain('- headshot.jpg');
  expect(readme).not.toContain('Nothing is missing');
  // The log says what went wrong, but not whose file it is or what it is called.
  expect(log.join()).toContain('could not be created');
  expect(log.join()).not.toContain('Two');
});

test('waits for a busy engine', async () => {
  const token = await createPerson('patient', ['One']);
  let count = 0;
  makePdf = () => {
    count += 1;
    return count === 1
      ? Promise.reject(new TypesettingError('busy', 'Too many wait.'))
      : Promise.resolve(new Uint8Array([1]));
  };
  expect(await exportFiles(token)).toHaveProperty(['resumes/One.pdf']);
});

test('stops making PDFs when the caller hangs up', async () => {
  const token = await createPerson(
    'impatient',
    Array.from({ length: 6 }, (_each, index) => `Résumé ${index}`),
  );
  let count = 0;
  makePdf = async () => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 150));
    return new Uint8Array(100_000);
  };
  const { port } = app.server.address() as AddressInfo;
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/account/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  await response.body!.getReader().read();
  controller.abort();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(count).toBeLessThan(4);
});

test('refuses callers without a token and callers without an account', async () => {
  const answers = [
    await request(),
    await request('a.b.c'),
    await request(await gateway.issuer.sign({ sub: 'nobody' })),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json<object>()])).toEqual([
    [401, { error: 'unauthenticated' }],
    [401, { error: 'unauthenticated' }],
    [404, { error: 'no_account' }],
  ]);
  expect((await app.inject({ method: 'GET', url: '/account/export' })).statusCode).toBe(404);
});
