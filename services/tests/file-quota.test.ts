/** An account cannot fill the database with stored PDFs. */
import { newResume } from '../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import { fileQuotaMiB } from '../domain/file-quota.ts';

let gateway: TestGateway;
let token: string;
let resumeId: string;

type Created = Record<string, Record<string, { readonly id: string }>>;

beforeAll(async () => {
  const pdf = () => Promise.resolve(new Uint8Array(1024));
  gateway = await startTestGateway({ pdfMaker: { name: 'typst', pdf } });
  token = await gateway.signUp('hoarder');
  resumeId = await create(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "A", document: $document }) { id } } }',
    { document: newResume({ language: 'en' }) },
  );
});
afterAll(() => gateway.stop());

async function create(mutation: string, variables: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { data, errors } = await gateway.ask<Created>(mutation, variables, token);
  expect(errors).toBeUndefined();
  return Object.values(Object.values(data)[0]!)[0]!.id;
}
const markSent = (jobId: string) =>
  gateway.ask(
    'mutation ($jobId: ID!, $resumeId: ID!) { job { markSent(id: $jobId, resumeId: $resumeId, language: "en") { id } } }',
    { jobId, resumeId },
    token,
  );
const share = () =>
  gateway.ask(
    'mutation ($id: ID!) { share { createShare(id: $id, language: "en", input: { mode: frozen }) { id } } }',
    { id: resumeId },
    token,
  );
const countOf = async (table: string): Promise<number> =>
  Number((await gateway.database.db.$client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count);

test('refuses copies and frozen links once the space is used up, and stores nothing of them', async () => {
  const jobId = await create('mutation { job { createJob(input: { title: "Baker" }) { id } } }');
  expect((await markSent(jobId)).errors).toBeUndefined();
  expect((await share()).errors).toBeUndefined();
  // Two PDFs of one KiB and this one are exactly what fits.
  await gateway.database.db.$client.query(
    `update job_sent_documents set pdf = convert_to(repeat('x', $1::int), 'UTF8')`,
    [fileQuotaMiB * 1024 * 1024 - 2 * 1024],
  );
  expect((await share()).errors).toBeUndefined();
  for (const refused of [await markSent(jobId), await share()]) {
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ message: expect.stringContaining('100 MiB') as string }],
    });
  }
  expect([await countOf('job_sent'), await countOf('share_pdfs')]).toEqual([1, 2]);
  // Other people are not affected, and neither is a live link.
  const other = await gateway.signUp('neighbor');
  expect((await gateway.ask('{ resumes { id } }', {}, other)).errors).toBeUndefined();
});
