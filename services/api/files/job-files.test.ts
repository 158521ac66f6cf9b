import { fastify, type FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { deleteDataOf } from '../../domain/accounts/deletion/delete-account-data.ts';
import { defaultQuotas } from '../../domain/usage/quotas.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { purgeFiles } from '../../domain/job-files/purge-files.ts';
import { jobFiles } from './job-files.ts';

let gateway: TestGateway;
let app: FastifyInstance;
let store: ObjectStore;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { db } = gateway.database;
  store = createPostgresStore(db);
  app = fastify({ bodyLimit: 1024 * 1024 });
  await app.register(jobFiles, { database: db, store, authenticate: gateway.authenticate, quotas: defaultQuotas });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

const pdf = Buffer.from('%PDF-1.7\nan offer');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const docx = Buffer.from(zipSync({ 'word/document.xml': strToU8('<w:document/>') }));

interface SomeFile {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly size: number;
}

/** A person with a job. */
async function begin(name: string) {
  const token = await gateway.signUp(name);
  const create = 'mutation { job { createJob(input: { title: "Baker" }) { id } } }';
  const { data } = await gateway.ask<{ job: { createJob: { id: string } } }>(create, {}, token);
  const jobId = data.job.createJob.id;
  const request = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: Buffer, as: string | undefined = token) =>
    app.inject({
      ...{ method, url },
      headers: { 'content-type': 'image/png', ...(as !== '' && { authorization: `Bearer ${as}` }) },
      ...(payload && { payload }),
    });
  return {
    ...{ token, jobId, request },
    upload: (bytes: Buffer, fileName: string, job = jobId) =>
      request('POST', `/job-files?job=${job}&name=${encodeURIComponent(fileName)}`, bytes),
    list: async (): Promise<readonly SomeFile[]> => {
      const query = 'query ($id: ID!) { job(id: $id) { files { id name kind size path } } }';
      return (await gateway.ask<{ job: { files: SomeFile[] } }>(query, { id: jobId }, token)).data.job.files;
    },
  };
}
const storedKeys = async (): Promise<readonly unknown[]> =>
  (await gateway.database.db.execute(sql`select key from stored_objects where key like 'job-files/%'`)).rows;

test('keeps a file byte for byte, and saves it under its name, whatever it was called', async () => {
  const { upload, list, request, token } = await begin('keeper');
  const sent = await upload(pdf, '../../Offer "final"\r\nÄ.exe');
  expect(sent.statusCode).toBe(200);
  const file = sent.json<SomeFile>();
  expect(file).toMatchObject({ kind: 'pdf', size: pdf.length });
  expect(file.name).toMatch(/^Offer "final" ?Ä\.exe\.pdf$/);
  expect(await list()).toMatchObject([{ id: file.id, path: `/job-files/${file.id}` }]);
  const reply = await request('GET', `/job-files/${file.id}`);
  expect(reply.rawPayload.equals(pdf)).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Offer final ?\s?A\.exe\.pdf"; filename\*=UTF-8''/,
    ) as string,
  });
  const renamed = await request('POST', `/job-files/${file.id}/name?name=Offer%20letter`);
  expect(renamed.json()).toMatchObject({ name: 'Offer letter.pdf' });
  expect((await request('POST', `/job-files/${file.id}/name?name=%20`)).json()).toEqual({ error: 'invalid_name' });
  expect((await request('GET', `/job-files/${file.id}`, undefined, '')).statusCode).toBe(401);
  expect(token).not.toBe('');
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'offer.pdf'],
  ['an archive that is no document', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'offer.docx'],
  ['a broken archive', docx.subarray(0, 20), 'offer.docx'],
  ['nothing', Buffer.alloc(0), 'offer.pdf'],
])('refuses %s, whatever its name says', async (_what, bytes, name) => {
  const { upload } = await begin('refused');
  const reply = await upload(bytes, name);
  expect([reply.statusCode, reply.json()]).toEqual([415, { error: 'wrong_kind' }]);
});

test('recognizes the other kinds by their bytes', async () => {
  const { upload, list } = await begin('kinds');
  for (const [bytes, name] of [
    [docx, 'a'],
    [png, 'b.PNG'],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), 'c.jpeg'],
  ] as const)
    expect((await upload(bytes, name)).statusCode).toBe(200);
  expect((await list()).map(({ name, kind }) => [name, kind])).toEqual([
    ['a.docx', 'docx'],
    ['b.PNG', 'png'],
    ['c.jpeg', 'jpeg'],
  ]);
});

test('bounds the size of a file, the files of a job, and what an account stores', async () => {
  const { upload, jobId } = await begin('bounded');
  const large = await upload(Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 'large.pdf');
  expect([large.statusCode, large.json()]).toEqual([413, { error: 'too_large' }]);
  expect((await upload(pdf, 'x.pdf', '00000000-0000-7000-8000-000000000000')).statusCode).toBe(404);
  const big = Buffer.concat([pdf, Buffer.alloc(4_900_000)]);
  const { db } = gateway.database;
  for (let place = 0; place < 10; place += 1) expect((await upload(big, `${place}.pdf`)).statusCode).toBe(200);
  const full = await upload(big, 'full.pdf');
  expect([full.statusCode, full.json()]).toEqual([507, { error: 'quota_exceeded' }]);
  for (let place = 10; place < 20; place += 1) expect((await upload(pdf, `${place}.pdf`)).statusCode).toBe(200);
  expect((await upload(pdf, '20.pdf')).json()).toEqual({ error: 'too_many_files' });
  const { rows } = await db.execute(sql`select count(*)::int as n from job_files where job_id = ${jobId}`);
  // What was refused leaves no bytes behind.
  expect(rows).toEqual([{ n: 20 }]);
  const keys = await db.execute<{ key: string }>(
    sql`select 'job-files/' || account_id || '/' || id as key from job_files`,
  );
  const kept = await db.execute(sql`select count(*)::int as n from stored_objects where key like 'job-files/%'
    and key <> all(${sql.param(keys.rows.map(({ key }) => key))})`);
  expect(kept.rows).toEqual([{ n: 0 }]);
});

test('deletes with undo, and another account gets the same answer as for a file that does not exist', async () => {
  const { upload, list, request } = await begin('owner');
  const { id } = (await upload(pdf, 'offer.pdf')).json<SomeFile>();
  const stranger = await gateway.signUp('file-stranger');
  for (const [method, url] of [
    ['GET', `/job-files/${id}`],
    ['POST', `/job-files/${id}/name?name=mine`],
    ['DELETE', `/job-files/${id}`],
    ['POST', `/job-files/${id}/restore`],
  ] as const) {
    const reply = await request(method, url, undefined, stranger);
    expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'not_found' }]);
  }
  expect((await request('DELETE', `/job-files/${id}`)).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  expect((await request('GET', `/job-files/${id}`)).statusCode).toBe(404);
  expect((await request('POST', `/job-files/${id}/restore`)).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ id, name: 'offer.pdf' }]);
});

test('purges the bytes of what was deleted long ago, of jobs that are gone, and of accounts', async () => {
  const { db } = gateway.database;
  await db.execute(sql`delete from stored_objects where key like 'job-files/%'`);
  await db.execute(sql`delete from job_files`);
  const { upload, request, jobId } = await begin('leaver');
  const first = (await upload(pdf, 'a.pdf')).json<SomeFile>();
  await upload(pdf, 'b.pdf');
  await request('DELETE', `/job-files/${first.id}`);
  await purgeFiles(db, store);
  expect(await storedKeys()).toHaveLength(2);
  await db.execute(sql`update job_files set deleted_at = now() - interval '31 days' where id = ${first.id}`);
  await purgeFiles(db, store);
  expect(await storedKeys()).toHaveLength(1);
  await db.execute(sql`delete from jobs where id = ${jobId}`);
  await purgeFiles(db, store);
  expect(await storedKeys()).toEqual([]);

  const other = await begin('account-leaver');
  await other.upload(pdf, 'c.pdf');
  expect(await storedKeys()).toHaveLength(1);
  const { rows } = await db.execute<{ issuer: string; subject: string }>(sql`select a.issuer, a.subject from accounts a
    join jobs j on j.account_id = a.id where j.id = ${other.jobId}`);
  await deleteDataOf({ database: db, store }, rows[0]!.issuer, [rows[0]!.subject]);
  expect(await storedKeys()).toEqual([]);
});
