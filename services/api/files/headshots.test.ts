import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { headshots } from './headshots.ts';

let gateway: TestGateway;
let app: FastifyInstance;
let store: ObjectStore;
let failingOperation: 'put' | undefined;

beforeAll(async () => {
  gateway = await startTestGateway();
  const { db } = gateway.database;
  store = createPostgresStore(db);
  app = fastify({ bodyLimit: 1024 * 1024 });
  await app.register(headshots, {
    database: db,
    authenticate: gateway.authenticate,
    store: {
      ...store,
      put: (key, object) =>
        failingOperation === 'put' ? Promise.reject(new Error('The disk is full.')) : store.put(key, object),
    },
  });
});

afterAll(async () => {
  await app.close();
  await gateway.stop();
});

beforeEach(() => (failingOperation = undefined));

/** A picture with a red left half and a blue right half. */
const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#2020d0' } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);

const send = (token: string | undefined, body: Buffer | string, query = '', type = 'image/jpeg') =>
  app.inject({
    method: 'POST',
    url: `/headshot${query}`,
    headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: body,
  });

const headshotOf = async (token: string) =>
  (await gateway.ask<{ me: { headshotURL: string | null } }>('{ me { headshotURL } }', {}, token)).data.me.headshotURL;

const colourAt = async (bytes: Buffer, left: number, top: number) =>
  [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);
const isRed = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 100;

test('turns a picture into a square JPEG without metadata, served to everyone who knows its address', async () => {
  const token = await gateway.signUp('ada');
  const file = await picture()
    .withExif({ IFD0: { Artist: 'Ada', ImageDescription: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(file.includes('secret place')).toBe(true);
  const { statusCode, ...answer } = await send(token, file);
  const { headshotURL } = answer.json<{ headshotURL: string }>();
  expect(statusCode).toBe(200);
  expect(await headshotOf(token)).toBe(headshotURL);

  const shown = await app.inject(headshotURL);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { width, height, format, exif, icc, xmp } = await sharp(shown.rawPayload).metadata();
  expect({ width, height, format, exif, icc, xmp }).toEqual({ width: 640, height: 640, format: 'jpeg' });
  expect(shown.rawPayload.includes('secret place')).toBe(false);
});

test('crops the chosen square from the upright picture', async () => {
  const token = await gateway.signUp('crop');
  // The EXIF data rotates it: upright, it is 300 wide and 400 high, with red above blue.
  const file = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const colorsOf = async (query: string) =>
    (await app.inject((await send(token, file, query)).json<{ headshotURL: string }>().headshotURL)).rawPayload;
  const above = await colorsOf('?left=0.1&top=0.05&side=0.5');
  expect(isRed(await colourAt(above, 320, 20))).toBe(true);
  expect(isRed(await colourAt(above, 320, 620))).toBe(true);
  const below = await colorsOf('?left=0.1&top=0.6&side=0.5');
  expect(isRed(await colourAt(below, 320, 320))).toBe(false);
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('accepts %s as a picture', async (format) => {
  const token = await gateway.signUp(`format-${format}`);
  const file = await picture(120, 120).toFormat(format).toBuffer();
  expect((await send(token, file, '', `image/${format}`)).statusCode).toBe(200);
});

test('turns transparency white', async () => {
  const token = await gateway.signUp('clear');
  const file = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { headshotURL } = (await send(token, file)).json<{ headshotURL: string }>();
  expect(await colourAt((await app.inject(headshotURL)).rawPayload, 10, 10)).toEqual([255, 255, 255]);
});

test('replaces and deletes the previous picture, and deletes it when the headshot is removed', async () => {
  const token = await gateway.signUp('twice');
  const file = await picture().png().toBuffer();
  const first = (await send(token, file)).json<{ headshotURL: string }>().headshotURL;
  const second = (await send(token, file)).json<{ headshotURL: string }>().headshotURL;
  expect(second).not.toBe(first);
  expect((await app.inject(first)).statusCode).toBe(404);
  expect((await app.inject(second)).statusCode).toBe(200);
  const removed = await app.inject({
    method: 'DELETE',
    url: '/headshot',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(removed.json()).toEqual({ headshotURL: null });
  expect(await headshotOf(token)).toBeNull();
  expect((await app.inject(second)).statusCode).toBe(404);
});

describe('refuses and keeps the previous picture for', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
  const valid = () => picture(200, 200).jpeg({ quality: 95 }).toBuffer();
  const cases: [string, string, number, () => Promise<Buffer> | Buffer, string?][] = [
    [
      'HTML under the name of a picture',
      'not_a_picture',
      415,
      () => Buffer.from(`<!doctype html><script>${'x'.repeat(99)}</script>`),
    ],
    ['an SVG', 'not_a_picture', 415, () => Buffer.from(svg)],
    ['nothing', 'not_a_picture', 415, () => Buffer.alloc(0)],
    [
      'the beginning of a JPEG and an SVG behind it',
      'damaged',
      422,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg.repeat(9))]),
    ],
    [
      'half a picture',
      'damaged',
      422,
      async () => {
        const whole = await valid();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['a tiny picture', 'too_small', 422, () => picture(40, 400).png().toBuffer()],
    [
      'too many pixels in a small file',
      'too_many_pixels',
      422,
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
    ['six megabytes', 'too_large', 413, () => Buffer.alloc(6 * 1024 * 1024, 7)],
    ['a square outside', 'crop_outside', 422, valid, '?left=0.6&top=0&side=0.9'],
    ['no square', 'invalid_crop', 422, valid, '?left=0.6&top=NaN&side=-1'],
    ['half a square', 'invalid_crop', 422, valid, '?left=0.6'],
  ];
  test.each(cases)('%s', async (what, error, status, make, query = '') => {
    const token = await gateway.signUp(`refused-${what.replaceAll(/\W/g, '')}`);
    const before = (await send(token, await valid())).json<{ headshotURL: string }>().headshotURL;
    const answer = await send(token, await make(), query);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
    expect(await headshotOf(token)).toBe(before);
    expect((await app.inject(before)).statusCode).toBe(200);
  });

  test('a store that fails', async () => {
    const token = await gateway.signUp('full-disk');
    const before = (await send(token, await valid())).json<{ headshotURL: string }>().headshotURL;
    failingOperation = 'put';
    const answer = await send(token, await valid());
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'unavailable' }]);
    expect(await headshotOf(token)).toBe(before);
  });

  test('callers without a token or without an account', async () => {
    const file = await valid();
    expect((await send(undefined, file)).statusCode).toBe(401);
    expect((await send('a.b.c', file)).statusCode).toBe(401);
    const stranger = await gateway.issuer.sign({ sub: 'stranger' });
    const answer = await send(stranger, file);
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'no_account' }]);
  });
});

test('serves nothing at addresses that were never issued', async () => {
  for (const name of ['x', '..%2F..%2Fetc%2Fpasswd', `${'A'.repeat(22)}.jpg`, `${'A'.repeat(22)}.svg`]) {
    expect((await app.inject(`/headshots/${name}`)).statusCode).toBe(404);
  }
});
