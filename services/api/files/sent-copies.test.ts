import { newLetter } from '../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { sentCopies } from './sent-copies.ts';
import { fastify, type FastifyInstance } from 'fastify';

let gateway: TestGateway;
let app: FastifyInstance;
beforeAll(async () => {
  gateway = await startTestGateway();
  app = fastify();
  await app.register(sentCopies, { database: gateway.database.db, authenticate: gateway.authenticate });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

const send = `mutation ($id: ID!, $resumeId: ID) {
  job { markSent(id: $id, resumeId: $resumeId, language: "en", on: "2026-11-21") {
    stage appliedOn resume { id title } sent { id engine documents { kind title version documentId path } } } } }`;

interface Sent {
  readonly id: string;
  readonly documents: readonly { readonly path: string }[];
}

test('keeps what was sent byte for byte, whatever happens to the résumé, for its owner only', async () => {
  const token = await gateway.signUp('sender');
  const ask = async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
    const { data, errors } = await gateway.ask<Data>(query, variables, token);
    if (errors) throw new Error(errors[0]?.extensions.code);
    return data;
  };
  const fetchPdf = (path: string, bearer = token) =>
    app.inject({ url: path, headers: { authorization: `Bearer ${bearer}` } });

  const { event } = await ask<{ event: { createWorkEvent: { id: string } } }>(
    `mutation { event { createWorkEvent(input: { company: "Northside", position: "Baker",
      accomplishments: [{ description: "Baked 400 loaves a night" }] }) { id } } }`,
  );
  const blockId = event.createWorkEvent.id;
  const document = newResume({ language: 'en', eventIds: { work: [blockId], education: [], skills: [] } });
  const { resume } = await ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }',
    { input: { title: 'For bakeries', document } },
  );
  const resumeId = resume.createResume.id;
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    'mutation { job { createJob(input: { title: "Baker" }) { id } } }',
  );
  const { id } = job.createJob;

  await expect(ask(send, { id })).rejects.toThrow('BAD_USER_INPUT');
  const first = await ask<{ job: { markSent: { sent: Sent[] } } }>(send, { id, resumeId });
  expect(first.job.markSent).toMatchObject({
    stage: 'applied',
    appliedOn: '2026-11-21',
    resume: { id: resumeId, title: 'For bakeries' },
    sent: [{ documents: [{ kind: 'resume', title: 'For bakeries', version: 1, documentId: resumeId }] }],
  });
  const [result] = first.job.markSent.sent;
  const { path } = result!.documents[0]!;
  const before = await fetchPdf(path);
  expect(before.headers['content-type']).toBe('application/pdf');
  expect(before.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const { rows } = await gateway.database.db.$client.query('select name, wording, version from job_sent_blocks');
  expect(rows).toEqual([{ name: 'Baker · Northside', wording: 'Baked 400 loaves a night', version: 1 }]);

  await ask('mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { ids } } }', { ids: [blockId] });
  await ask('mutation ($id: ID!) { resume { deleteResume(id: $id) { id } } }', { id: resumeId });
  expect((await fetchPdf(path)).rawPayload.equals(before.rawPayload)).toBe(true);
  const after = await ask<{ job: { resume: unknown; sent: unknown[] } }>(
    'query ($id: ID!) { job(id: $id) { resume { id } sent { id } } }',
    { id },
  );
  expect(after.job).toEqual({ resume: null, sent: [{ id: result!.id }] });

  const stranger = await gateway.signUp('stranger');
  expect((await fetchPdf(path, stranger)).statusCode).toBe(404);
  expect((await fetchPdf(path, 'nonsense')).statusCode).toBe(401);
  expect((await fetchPdf(path.replace('resume', 'letter'))).statusCode).toBe(404);

  await ask('mutation ($id: ID!) { job { deleteSent(id: $id) } }', { id: result!.id });
  expect((await fetchPdf(path)).statusCode).toBe(404);
});

test('keeps a letter with the job’s values, and counts the uses of its paragraphs as before', async () => {
  const token = await gateway.signUp('letter-sender');
  const ask = async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
    const { data, errors } = await gateway.ask<Data>(query, variables, token);
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  const { event } = await ask<{ event: { createParagraphEvent: { id: string } } }>(
    'mutation { event { createParagraphEvent(input: { title: "Why", kind: body, text: "I like {{company}}." }) { id } } }',
  );
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    'mutation { job { createJob(input: { title: "Baker", company: "Northside" }) { id } } }',
  );
  const part = { kind: 'block', id: 'a', eventId: event.createParagraphEvent.id } as const;
  const linkedJob = { id: job.createJob.id, company: 'Northside', position: 'Baker', location: '', source: '' };
  const document = newLetter({ language: 'en', parts: [part], job: linkedJob });
  const { letter } = await ask<{ letter: { createLetter: { id: string } } }>(
    'mutation ($input: LetterInput!) { letter { createLetter(input: $input) { id } } }',
    { input: { title: 'To bakeries', document } },
  );
  const letterId = letter.createLetter.id;
  const result = await ask<{ job: { markSent: unknown } }>(
    `mutation ($id: ID!, $letterId: ID!) { job { markSent(id: $id, letterId: $letterId, language: "en") {
      letter { id title } resume { id } sent { documents { kind title } } } } }`,
    { id: job.createJob.id, letterId },
  );
  expect(result.job.markSent).toEqual({
    letter: { id: letterId, title: 'To bakeries' },
    resume: null,
    sent: [{ documents: [{ kind: 'letter', title: 'To bakeries' }] }],
  });
  const { $client } = gateway.database.db;
  const storedCopies = await $client.query<{ document: unknown }>(
    "select document from job_sent_documents where kind = 'letter'",
  );
  expect(JSON.stringify(storedCopies.rows[0]!.document)).toContain('Northside');
  const blocks = await $client.query("select name, wording from job_sent_blocks where kind = 'paragraph'");
  expect(blocks.rows).toEqual([{ name: 'Why', wording: 'I like {{company}}.' }]);
});
