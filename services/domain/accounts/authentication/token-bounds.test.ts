import { eq } from 'drizzle-orm';
import { startTestDatabase, type TestDatabase } from '../../../../tooling/testing/database.ts';
import { identityAccounts } from '../../../platform/database/schema/identity.ts';
import { endAccess } from '../../identity-accounts/end-access.ts';
import { register } from '../../identity-accounts/accounts.ts';
import { createTokenBounds, whenTokensAreRefused } from './token-bounds.ts';
import { until } from '../../../../tooling/testing/until.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const newAccount = async (email: string): Promise<string> => (await register(database.db, email, 'x'))?.id ?? '';
const fail = (error: unknown): never => {
  throw error;
};

test('is known to another process when the wait after the end of access is over', async () => {
  const id = await newAccount('ada@example.org');
  const bystander = await newAccount('bea@example.org');
  const findTokenBound = createTokenBounds(database.db, fail);
  expect(await findTokenBound(id)).toBeUndefined();
  const before = Math.floor(Date.now() / 1000);
  const validFrom = await endAccess(database.db, id);
  await whenTokensAreRefused(validFrom);
  expect(validFrom).toBeGreaterThan(before);
  expect(await findTokenBound(id)).toBe(validFrom);
  expect(await findTokenBound(bystander)).toBeUndefined();
  // A sign-in after the wait has a token that is accepted.
  expect(Math.floor(Date.now() / 1000)).toBeGreaterThanOrEqual(validFrom);
});

test('reads nothing that can no longer refuse a token', async () => {
  const id = await newAccount('cia@example.org');
  await endAccess(database.db, id);
  await database.db
    .update(identityAccounts)
    .set({ tokensValidFrom: new Date(Date.now() - 3_600_000) })
    .where(eq(identityAccounts.id, id));
  expect(await createTokenBounds(database.db, fail)(id)).toBeUndefined();
});

test('uses what it has read last without the database', async () => {
  const own = await startTestDatabase();
  const id = (await register(own.db, 'ada@example.org', 'x'))?.id ?? '';
  const validFrom = await endAccess(own.db, id);
  const errors: unknown[] = [];
  const findTokenBound = createTokenBounds(own.db, (error) => errors.push(error));
  // Until then, a token of a new sign-in would be refused as well.
  expect(await findTokenBound(id)).toBeUndefined();
  await whenTokensAreRefused(validFrom);
  expect(await findTokenBound(id)).toBe(validFrom);
  await own.stop();
  await until(async () => {
    expect(await findTokenBound(id)).toBe(validFrom);
    return errors.length === 1;
  });
});
