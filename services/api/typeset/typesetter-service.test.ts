import Fastify, { type LightMyRequestResponse } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { sampleLetter } from '../../../shared/documents/letter/fixtures/sample-letter.ts';
import { sampleDocument } from '../../../shared/typesetting/fixtures/sample-document.ts';
import { createEngine } from '../../domain/typesetting/engine/create-engine.ts';
import { typesetter } from './typesetter-service.ts';

const people: Readonly<Record<string, { issuer: string; subject: string }>> = {
  'Bearer anna': { issuer: 'https://id.example', subject: 'anna' },
  'Bearer ben': { issuer: 'https://id.example', subject: 'ben' },
  'Bearer other-anna': { issuer: 'https://portal.example', subject: 'anna' },
};

const app = Fastify();
const engine = createEngine();
await app.register(typesetter, {
  engine,
  countPdf: (owner) => Promise.resolve(owner.subject === 'ben' ? 40 : 0),
  authenticate: (authorization) => Promise.resolve(people[authorization ?? ''] ?? null),
});
afterAll(async () => {
  await app.close();
  engine.stop();
});

const post = (path: string, payload: object, person = 'anna'): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: `/typeset/${path}`, payload, headers: { authorization: `Bearer ${person}` } });

interface Answer {
  readonly kind: string;
  readonly revision: number;
}

it('answers with pages, first complete, then as changes, to the caller’s session only', async () => {
  const session = crypto.randomUUID();
  const first = await post('pages', { session, have: null, document: sampleDocument });
  const { revision } = first.json<Answer>();
  expect([first.statusCode, first.json<Answer>().kind]).toEqual([200, 'full']);

  const request = { session, have: revision, document: { ...sampleDocument, author: 'Somebody' } };
  for (const stranger of ['ben', 'other-anna']) {
    expect((await post('pages', request, stranger)).json<Answer>().kind).toBe('full');
  }
  expect((await post('pages', request)).json<Answer>().kind).toBe('changes');
});

it('refuses callers without a token before it reads the body', async () => {
  for (const path of ['pages', 'pdf']) {
    const { statusCode, headers } = await post(path, { document: 'x'.repeat(600_000) }, 'nobody');
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
});

it('names what is wrong with a document', async () => {
  const session = crypto.randomUUID();
  const contacts = [{ text: 'x', href: 'javascript:alert(1)' }];
  const bad = await post('pages', {
    session,
    have: null,
    document: { ...sampleDocument, header: { ...sampleDocument.header, contacts } },
  });
  expect(bad.statusCode).toBe(400);
  expect(bad.json()).toMatchObject({ error: 'invalid-document', problems: [{ path: 'header.contacts[0].href' }] });

  expect((await post('pages', { session: 'mine', have: null, document: sampleDocument })).statusCode).toBe(400);
  expect((await post('pages', { session, have: 'all', document: sampleDocument })).statusCode).toBe(400);
  expect((await post('pdf', { document: sampleDocument })).statusCode).toBe(400);
  expect((await post('pdf', [])).statusCode).toBe(400);
});

it('refuses PDFs beyond the limit with the time to wait, and never pages', async () => {
  const refused = await post('pdf', { fileName: 'resume', document: sampleDocument }, 'ben');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    429,
    '40',
    { error: 'too-many' },
  ]);
  const pages = { session: crypto.randomUUID(), have: null, document: sampleDocument };
  expect((await post('pages', pages, 'ben')).statusCode).toBe(200);
});

it('shows a letter with an unfilled variable but does not print it', async () => {
  const { letter } = sampleLetter;
  const document = { ...sampleLetter, letter: { ...letter, subject: ['At ', { unfilled: '{{company}}' }] } };
  const pagesAnswer = await post('pages', { session: crypto.randomUUID(), have: null, document });
  expect([pagesAnswer.statusCode, pagesAnswer.body]).toEqual([200, expect.stringContaining('{{company}}')]);
  const pdfAnswer = await post('pdf', { fileName: 'letter', document });
  expect([pdfAnswer.statusCode, pdfAnswer.json()]).toMatchObject([
    400,
    { error: 'invalid-document', problems: [{ message: 'has no value for {{company}}' }] },
  ]);
  expect((await post('pdf', { fileName: 'letter', document: sampleLetter })).statusCode).toBe(200);
});

it('refuses what is too large', async () => {
  const large = await post('pages', { session: crypto.randomUUID(), have: null, document: 'x'.repeat(600_000) });
  expect([large.statusCode, large.json<{ error: string }>().error]).toEqual([413, 'too-large']);
});

it('tells a caller that a newer request has replaced this one', async () => {
  const session = crypto.randomUUID();
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((author) => post('pages', { session, have: null, document: { ...sampleDocument, author } })),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.at(-1)).toBe(200);
  expect(codes).toContain(409);
});

it('sends pages compressed', async () => {
  const headers = { authorization: 'Bearer anna', 'accept-encoding': 'gzip, br' };
  const payload = { session: crypto.randomUUID(), have: null, document: sampleDocument };
  const response = await app.inject({ method: 'POST', url: '/typeset/pages', payload, headers });
  expect(response.headers['content-encoding']).toBe('br');
  const plain = brotliDecompressSync(response.rawPayload);
  expect(JSON.parse(plain.toString())).toMatchObject({ kind: 'full', pageCount: 2 });
  expect(response.rawPayload.length).toBeLessThan(plain.length / 4);
});

it('sends a PDF as a file with the requested name', async () => {
  const { statusCode, headers, rawPayload } = await post('pdf', {
    fileName: 'Zoë "Z" Núñez/Résumé.PDF',
    document: sampleDocument,
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Zoe Z Nunez Resume.pdf"; filename*=UTF-8''Zo%C3%AB%20Z%20N%C3%BA%C3%B1ez%20R%C3%A9sum%C3%A9.pdf`,
  );
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
