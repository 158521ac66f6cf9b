import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestGateway, type TestGateway } from '../../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
let token: string;
const description = 'Bake bread before dawn. '.repeat(600).trim();

beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.signUp('reader');
  await gateway.ask(
    'mutation ($input: JobInput!) { job { createJob(input: $input) { id } } }',
    { input: { title: 'Baker', description } },
    token,
  );
});
afterAll(() => gateway.stop());

const ask = (query: string, coding?: string) =>
  gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(coding !== undefined && { 'accept-encoding': coding }),
    },
    payload: { query },
  });
const long = '{ jobs { nodes { title description } } }';
const answer = { data: { jobs: { nodes: [{ title: 'Baker', description }] } } };

test('compresses a long answer as the client allows', async () => {
  const plain = await ask(long);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['vary']).toBe('accept-encoding');
  expect(plain.json()).toEqual(answer);

  const brotli = await ask(long, 'gzip, deflate, br, zstd');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(answer);

  const gzip = await ask(long, 'gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(answer);
});

test('sends a short answer as it is', async () => {
  const { headers, body } = await ask('{ jobs { nodes { title } } }', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['vary']).toBeUndefined();
  expect(JSON.parse(body)).toEqual({ data: { jobs: { nodes: [{ title: 'Baker' }] } } });
});
