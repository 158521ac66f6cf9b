import { startTestDatabase, type TestDatabase } from '../../shared/testing/database.ts';
import { identitySigningKeys } from '../database/schema/identity.ts';
import { loadKeys } from './keys.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

test('processes that start together share their first keys', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => loadKeys(database.db)));
  expect(new Set(all.map(({ signing }) => signing.keys[0]!.kid)).size).toBe(1);
  expect(new Set(all.map(({ cookies }) => cookies[0])).size).toBe(1);
  expect(all[0]!.signing.keys).toHaveLength(1);
});

test('a key is published before its time and signs after it', async () => {
  const { signing } = await loadKeys(database.db);
  const current = signing.keys[0]!;
  const next = Object.assign(structuredClone(current), { kid: 'next' }) as unknown as Record<string, string>;
  const at = (activeFrom: Date) =>
    database.db
      .insert(identitySigningKeys)
      .values({ kid: 'next', privateJwk: next, activeFrom })
      .onConflictDoUpdate({ target: identitySigningKeys.kid, set: { activeFrom } });
  await at(new Date(Date.now() + 60_000));
  expect((await loadKeys(database.db)).signing.keys.map(({ kid }) => kid)).toEqual([current.kid, 'next']);
  await at(new Date());
  expect((await loadKeys(database.db)).signing.keys.map(({ kid }) => kid)).toEqual(['next', current.kid]);
});
