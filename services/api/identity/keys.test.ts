import { exportJWK, generateKeyPair } from 'jose';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { identityCookieKeys, identitySigningKeys } from '../../platform/database/schema/identity.ts';
import { announceKeys, loadKeys, replaceKeys, type KeyOptions } from './keys.ts';
import { SealedKeysError } from '../../platform/vault/vault.ts';

const secret = 'a secret that seals the keys of tests';
const newSecret = 'another secret that seals keys of tests';
const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2030-01-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.db.delete(identitySigningKeys);
  await database.db.delete(identityCookieKeys);
});

const optionsOn = (days: number, secrets: readonly string[] = [secret]): KeyOptions => ({
  database: database.db,
  secrets,
  now: () => new Date(start + days * day),
});
const load = async (days: number, secrets?: readonly string[]) => {
  const { signing, cookies } = await loadKeys(optionsOn(days, secrets));
  return { kids: signing.keys.map(({ kid }) => kid ?? ''), cookies };
};

test('shares the first keys between processes that start together', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => load(0)));
  expect(new Set(all.map(({ kids }) => kids.join())).size).toBe(1);
  expect(new Set(all.map(({ cookies }) => cookies.join())).size).toBe(1);
  expect(all[0]!.kids).toHaveLength(1);
});

test('announces, uses, retires, and deletes a key over a month', async () => {
  const [first] = (await load(0)).kids;
  expect((await load(28.9)).kids).toEqual([first]);
  const [, second] = (await load(29)).kids;
  expect((await load(29.9)).kids).toEqual([first, second]);
  expect((await load(30)).kids).toEqual([second, first]);
  expect((await load(30.9)).kids).toEqual([second, first]);
  expect((await load(31)).kids).toEqual([second]);
  expect((await load(59)).kids).toHaveLength(2);
  expect((await load(60)).kids[1]).toBe(second);
});

test('keeps a cookie readable for as long as its session can last', async () => {
  const [first] = (await load(0)).cookies;
  await load(29.97);
  const laterCookies = (await load(30.1)).cookies;
  expect(laterCookies).toHaveLength(2);
  expect(laterCookies[1]).toBe(first);
  expect((await load(59.9)).cookies).toContain(first);
  expect((await load(61.1)).cookies).not.toContain(first);
});

test('creates one key when processes rotate at the same time', async () => {
  await load(0);
  const all = await Promise.all(Array.from({ length: 6 }, () => load(29.5)));
  expect(new Set(all.map(({ kids }) => kids.join())).size).toBe(1);
  expect(all[0]!.kids).toHaveLength(2);
});

test('announces a key ahead of its time only once', async () => {
  const [first] = (await load(0)).kids;
  expect(await announceKeys(optionsOn(3))).toEqual(new Date(start + 4 * day));
  expect(await announceKeys(optionsOn(3.5))).toEqual(new Date(start + 4 * day));
  expect((await load(3.9)).kids[0]).toBe(first);
  const { kids } = await load(4);
  expect(kids).toHaveLength(2);
  expect(kids[1]).toBe(first);
});

describe('at rest', () => {
  test('stores no private key in the database in clear text', async () => {
    const { signing, cookies } = await loadKeys(optionsOn(0));
    const storedText = JSON.stringify([
      await database.db.select().from(identitySigningKeys),
      await database.db.select().from(identityCookieKeys),
    ]);
    expect(storedText).not.toContain((signing.keys[0] as { d: string }).d);
    expect(storedText).not.toContain(cookies[0]);
    expect(storedText).toContain('"sealed":"v1.');
  });

  test('seals the keys of an earlier database at the first start and keeps them', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = { ...((await exportJWK(privateKey)) as Record<string, string>), kid: 'old', alg: 'ES256', use: 'sig' };
    await database.db.insert(identitySigningKeys).values({ kid: 'old', privateJwk: jwk, activeFrom: new Date(start) });
    await database.db.insert(identityCookieKeys).values({ secret: 'old cookie secret', activeFrom: new Date(start) });
    const all = await Promise.all([loadKeys(optionsOn(1)), loadKeys(optionsOn(1))]);
    for (const { signing, cookies } of all) {
      expect(signing.keys).toEqual([jwk]);
      expect(cookies).toEqual(['old cookie secret']);
    }
    const [signing] = await database.db.select().from(identitySigningKeys);
    const [cookie] = await database.db.select().from(identityCookieKeys);
    expect([signing!.privateJwk, cookie!.secret]).toEqual([null, null]);
    expect(await loadKeys(optionsOn(1))).toEqual(all[0]);
  });

  test('seals keys with a new secret at the next start, after which the old one is not needed', async () => {
    const before = await load(0);
    await expect(load(0, [newSecret])).rejects.toThrow(SealedKeysError);
    expect(await load(0, [newSecret, secret])).toEqual(before);
    expect(await load(0, [newSecret])).toEqual(before);
    await expect(load(0)).rejects.toThrow(SealedKeysError);
  });

  test('replaces all keys in an emergency or when the secret is lost', async () => {
    const before = await load(0);
    await announceKeys(optionsOn(0));
    await replaceKeys(optionsOn(1, [newSecret]));
    const after = await load(1, [newSecret]);
    expect(after.kids).toHaveLength(1);
    expect(before.kids).not.toContain(after.kids[0]);
    expect(after.cookies).toHaveLength(1);
    expect(before.cookies).not.toContain(after.cookies[0]);
  });
});
