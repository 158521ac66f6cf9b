import { startObjectStore, type ObjectStoreServer } from '../../../mocks/object-store/object-store.ts';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import type { ObjectStore } from './object-store.ts';
import { createPostgresStore } from './postgres-store.ts';
import { readS3Settings } from './read-s3-settings.ts';
import { createS3Store } from './s3-store.ts';

let database: TestDatabase;
let bucketServer: ObjectStoreServer;
const stores: Record<string, ObjectStore> = {};
let endpoint: string;
const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };

beforeAll(async () => {
  database = await startTestDatabase();
  bucketServer = await startObjectStore('pictures', keys);
  endpoint = bucketServer.endpoint;
  stores['PostgreSQL'] = createPostgresStore(database.db);
  stores['S3'] = createS3Store({ endpoint, bucket: 'pictures', ...keys });
});

afterAll(async () => {
  await Promise.all([database.stop(), bucketServer.stop()]);
});

describe.each(['PostgreSQL', 'S3'])('%s', (name) => {
  const store = (): ObjectStore => stores[name]!;
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

  test('returns what was stored', async () => {
    await store().put('headshots/a-_1.jpg', { bytes, contentType: 'image/jpeg' });
    const object = await store().get('headshots/a-_1.jpg');
    expect(object?.contentType).toBe('image/jpeg');
    expect(Buffer.from(object!.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  test('replaces an object', async () => {
    await store().put('b', { bytes, contentType: 'image/jpeg' });
    await store().put('b', { bytes: Buffer.from('other'), contentType: 'text/plain' });
    const object = await store().get('b');
    expect([object?.contentType, Buffer.from(object!.bytes).toString()]).toEqual(['text/plain', 'other']);
  });

  test('returns nothing for a deleted or unknown key', async () => {
    await store().put('c', { bytes, contentType: 'image/jpeg' });
    await store().delete('c');
    await store().delete('never');
    expect(await store().get('c')).toBeUndefined();
    expect(await store().get('never')).toBeUndefined();
  });
});

test.each([
  ['a wrong secret', { secretAccessKey: 'another' }],
  ['a bucket that is not there', { bucket: 'nowhere' }],
])('%s is reported as an error', async (_what, changes) => {
  const store = createS3Store({ endpoint, bucket: 'pictures', ...keys, ...changes });
  await expect(store.put('d', { bytes: Buffer.from('d'), contentType: 'text/plain' })).rejects.toThrow('object store');
});

describe('settings', () => {
  const read = (values: Record<string, string>) => readS3Settings((name) => values[name] ?? '');
  const all = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 's',
  };

  test('without any of them, there is no object store', () =>
    expect(read({})).toEqual({ ok: true, settings: undefined }));

  test('reads all of them', () => {
    expect(read(all)).toEqual({
      ok: true,
      settings: {
        endpoint: 'https://s3.example.com',
        bucket: 'pictures',
        region: 'us-east-1',
        accessKeyId: 'a',
        secretAccessKey: 's',
      },
    });
  });

  test.each([
    ['S3_SECRET_ACCESS_KEY', { ...all, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_ENDPOINT', { ...all, S3_ENDPOINT: 's3.example.com' }],
    ['S3_BUCKET', { ...all, S3_BUCKET: 'No Bucket' }],
  ])('a problem names %s', (name, values) => {
    const reading = read(values);
    expect(reading.ok ? [] : reading.problems).toEqual([expect.stringContaining(name)]);
  });
});
