import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { startRelay, type Relay } from './__tests__/relay.ts';
import { testBuckets, type TestBucket } from './__tests__/test-buckets.ts';
import type { ObjectStore } from './object-store.ts';
import { createPostgresStore } from './postgres-store.ts';
import { readS3Settings } from './read-s3-settings.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
const jpeg = { bytes, contentType: 'image/jpeg' };
const text = { bytes: Buffer.from('other'), contentType: 'text/plain; charset=utf-8' };

/** A store whose keys get a prefix of this test, and which can delete all that was put into it. */
function underPrefix(store: ObjectStore): ObjectStore & { deleteAll(): Promise<void> } {
  const prefix = `test-${randomUUID()}`;
  const keys = new Set<string>();
  return {
    put(key, object) {
      keys.add(key);
      return store.put(`${prefix}/${key}`, object);
    },
    get: (key) => store.get(`${prefix}/${key}`),
    delete: (key) => store.delete(`${prefix}/${key}`),
    async deleteAll() {
      await Promise.all([...keys].map((key) => store.delete(`${prefix}/${key}`)));
    },
  };
}

/** The tests of every implementation. */
function describeStore(open: () => ObjectStore): void {
  let store: ReturnType<typeof underPrefix>;
  beforeAll(() => (store = underPrefix(open())));
  afterAll(() => store.deleteAll());

  test('returns what was stored', async () => {
    await store.put('headshots/a-_1.jpg', jpeg);
    const object = await store.get('headshots/a-_1.jpg');
    expect(object?.contentType).toBe('image/jpeg');
    expect(Buffer.from(object!.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  test('replaces an object', async () => {
    await store.put('b', jpeg);
    await store.put('b', text);
    const object = await store.get('b');
    expect([object?.contentType, Buffer.from(object!.bytes).toString()]).toEqual([text.contentType, 'other']);
  });

  test('returns nothing for a deleted or unknown key', async () => {
    await store.put('c', jpeg);
    await store.delete('c');
    await store.delete('never');
    expect(await store.get('c')).toBeUndefined();
    expect(await store.get('never')).toBeUndefined();
  });

  test.each([
    ['an empty object', 0],
    ['an object larger than any file that is accepted', 8 * 1024 * 1024],
  ])('returns %s', async (_what, length) => {
    const large = Buffer.alloc(length, bytes);
    await store.put('d', { bytes: large, contentType: 'application/pdf' });
    const object = await store.get('d');
    expect(object?.contentType).toBe('application/pdf');
    expect(Buffer.from(object!.bytes).equals(large)).toBe(true);
  });

  test('tells keys apart that differ only in characters which URLs treat specially', async () => {
    const keys = [
      'a b',
      'a+b',
      'a%20b',
      'a/b',
      'a%2Fb',
      'a?b',
      'a#b',
      "(a)!*'b~",
      'a=b&c',
      'a:b@;,$',
      'ä',
      'a\u0308',
      '日本',
    ];
    await Promise.all(keys.map((key) => store.put(key, { ...text, bytes: Buffer.from(key) })));
    const found = await Promise.all(keys.map((key) => store.get(key)));
    expect(found.map((object) => object && Buffer.from(object.bytes).toString())).toEqual(keys);
  });

  test('many requests at once do not disturb each other', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `many/${index}`);
    await Promise.all(keys.map((key) => store.put(key, { ...text, bytes: Buffer.from(key) })));
    await Promise.all(keys.slice(10).map((key) => store.delete(key)));
    const found = await Promise.all(keys.map((key) => store.get(key)));
    expect(found.flatMap((object) => (object ? [Buffer.from(object.bytes).toString()] : []))).toEqual(
      keys.slice(0, 10),
    );
  });
}

describe('PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await startTestDatabase()));
  describeStore(() => createPostgresStore(database.db));
  afterAll(() => database.stop());
});

describe.each(testBuckets)('%s', (_name, start) => {
  let bucket: TestBucket;
  let relay: Relay;
  beforeAll(async () => (bucket = await start()));
  describeStore(() => createS3Store(bucket.settings));
  afterAll(() => bucket.stop());

  const key = `test-${randomUUID()}`;
  const operations: readonly [string, (store: ObjectStore) => Promise<unknown>][] = [
    ['put', (store) => store.put(key, jpeg)],
    ['get', (store) => store.get(key)],
    ['delete', (store) => store.delete(key)],
  ];
  const opened = (changes: Partial<S3Settings>, options = {}) =>
    createS3Store({ ...bucket.settings, ...changes }, options);

  describe.each(operations)('%s', (_operation, run) => {
    beforeEach(async () => (relay = await startRelay(bucket.settings.endpoint)));
    afterEach(() => relay.stop());

    test.each<[string, Partial<S3Settings>, RegExp]>([
      [
        'a wrong secret',
        { secretAccessKey: 'another' },
        /^The object store responded .* 403 \(SignatureDoesNotMatch, /,
      ],
      ['an unknown key', { accessKeyId: 'nobody' }, /^The object store responded .* 403 \(\w+, /],
      ['a bucket that is not there', { bucket: 'nowhere' }, /^The object store responded .* 404 \(NoSuchBucket, /],
    ])('reports %s', async (_what, changes, message) => {
      await expect(run(opened(changes))).rejects.toThrow(message);
    });

    test.each(['', 'a//b', '/a', 'a/', '.', 'a/../b', '..'])(
      'refuses the key "%s", which names no object',
      async (odd) => {
        const store = opened({});
        const renamed: ObjectStore = {
          put: (_key, object) => store.put(odd, object),
          get: () => store.get(odd),
          delete: () => store.delete(odd),
        };
        await expect(run(renamed)).rejects.toThrow('is not a key of the object store');
      },
    );

    test('reports a server that is gone', async () => {
      const { endpoint } = relay;
      await relay.stop();
      await expect(run(opened({ endpoint }))).rejects.toThrow('The object store could not be reached: ECONNREFUSED.');
    });

    test('reports a server that does not answer in time', async () => {
      relay.hold(0);
      await expect(run(opened({ endpoint: relay.endpoint }, { timeLimit: 300 }))).rejects.toThrow(
        /^The object store did not answer [A-Z]+ within 300 ms\.$/,
      );
    });

    test('succeeds when the connection breaks once, and reports that it breaks again', async () => {
      const store = opened({ endpoint: relay.endpoint });
      relay.cut(1);
      await run(store);
      expect(relay.count()).toBe(2);
      relay.cut(9);
      await expect(run(store)).rejects.toThrow(/^The object store could not be reached: \w+\.$/);
      expect(relay.count()).toBe(4);
    });
  });

  test('reports an answer that stops halfway', async () => {
    relay = await startRelay(bucket.settings.endpoint);
    const direct = opened({});
    await direct.put(key, jpeg);
    relay.hold(30_000);
    await expect(opened({ endpoint: relay.endpoint }, { timeLimit: 500 }).get(key)).rejects.toThrow('within 500 ms');
    await relay.stop();
    await direct.delete(key);
  });
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
