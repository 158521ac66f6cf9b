import { eq, inArray, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { startTestDatabase, type TestDatabase } from '../../tooling/testing/database.ts';
import { newLetter } from '../../shared/documents/letter/new-letter.ts';
import type { ResumeDocument } from '../../shared/documents/resume-document.ts';
import { deleteDataOf } from '../domain/accounts/deletion/delete-account-data.ts';
import {
  accounts,
  events,
  identityAccounts,
  identityDevices,
  identityPasswordResets,
  identityRecords,
  letterEvents,
  letters,
  letterVersions,
  resumeEvents,
  resumes,
} from '../platform/database/schema/index.ts';
import { expireGuests, type OnAccountsExpired } from '../api/identity/guests/expire-guests.ts';
import { upgradeGuest } from '../api/identity/guests/guest-accounts.ts';
import { createPostgresStore } from '../platform/storage/postgres-store.ts';

const issuer = 'https://tessera.example/identity';
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const deleteProductData: OnAccountsExpired = (from, subjects) =>
  deleteDataOf({ database: database.db, store: createPostgresStore(database.db) }, from, subjects);
const expire = (onAccountsExpired = deleteProductData) =>
  expireGuests({
    database: database.db,
    issuers: [issuer, 'https://here.partner.example/identity'],
    onAccountsExpired,
  });

interface Person {
  readonly subject: string;
  readonly accountId: string;
}

/** Creates a person with one record of each kind and the given time since the last use. */
async function createPerson(lastUse: string, { isAnonymous = true, from = issuer } = {}): Promise<Person> {
  const { db } = database;
  const [subject, accountId, eventId] = [createId(), createId(), createId()];
  const [resumeId, letterId] = [createId(), createId()];
  await db.insert(identityAccounts).values({ id: subject, isAnonymous, lastUsedAt: sql`now() - ${lastUse}::interval` });
  await db.insert(identityRecords).values({ model: 'Session', id: createId(), payload: {}, accountId: subject });
  await db.insert(identityDevices).values({ sessionUid: createId(), id: createId(), accountId: subject });
  await db.insert(identityPasswordResets).values({ tokenHash: createId(), accountId: subject, expiresAt: new Date() });
  await db.insert(accounts).values({ id: accountId, issuer: from, subject, isAnonymous });
  await db.insert(events).values({ accountId, id: eventId, uuid: createId(), kind: 'skill', content: {} as never });
  await db.insert(resumes).values({ accountId, id: resumeId, title: 'Mine', document: {} as ResumeDocument });
  await db.insert(resumeEvents).values({ accountId, documentId: resumeId, eventId });
  const letter = { title: 'To Acme', document: newLetter({ language: 'en' }) };
  await db.insert(letters).values({ accountId, id: letterId, ...letter });
  await db.insert(letterEvents).values({ accountId, documentId: letterId, eventId });
  await db
    .insert(letterVersions)
    .values({ accountId, documentId: letterId, version: 1, savedAt: new Date(), ...letter });
  return { subject, accountId };
}

/** Counts the rows that are left of a person, in every table with an account's id. */
async function remainingRows({ subject, accountId }: Person): Promise<Record<string, number>> {
  const { rows: tables } = await database.db.execute<{ name: string; type: string }>(sql`
    select table_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id'`);
  const rowCounts: Record<string, number> = {};
  const count = async (table: string, condition: ReturnType<typeof sql>): Promise<void> => {
    const { rows } = await database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${condition}`,
    );
    if (rows[0]!.n > 0) rowCounts[table] = rows[0]!.n;
  };
  await count('identity_accounts', sql`id = ${subject}`);
  await count('accounts', sql`id = ${accountId}`);
  for (const { name } of tables) await count(name, sql`account_id::text in (${subject}, ${accountId})`);
  return rowCounts;
}

const everything = {
  accounts: 1,
  events: 1,
  identity_accounts: 1,
  identity_devices: 1,
  identity_password_resets: 1,
  identity_records: 1,
  letter_events: 1,
  letter_versions: 1,
  letters: 1,
  resume_events: 1,
  resumes: 1,
};

test('deletes inactive guests with everything they made, and no other accounts', async () => {
  const gone = await Promise.all([createPerson('30 days 1 minute'), createPerson('400 days')]);
  const stay = await Promise.all([
    createPerson('29 days 23 hours'),
    createPerson('1 minute'),
    createPerson('400 days', { isAnonymous: false }),
  ]);
  for (const person of gone) expect(await remainingRows(person)).toEqual(everything);
  expect(await expire()).toBe(2);
  for (const person of gone) expect(await remainingRows(person)).toEqual({});
  for (const person of stay) expect(await remainingRows(person)).toEqual(everything);
  expect(await expire()).toBe(0);
});

test('deletes what was made at a partner’s address as well', async () => {
  const guest = await createPerson('31 days', { from: 'https://here.partner.example/identity' });
  await expire();
  expect(await remainingRows(guest)).toEqual({});
});

test('"keeps the same subject of another issuer, who is another person"', async () => {
  const guest = await createPerson('31 days', { from: 'https://partner.example' });
  await expire();
  const { letters: ofLetters, resumes: ofResumes, ...rest } = await remainingRows(guest);
  expect([ofLetters, ofResumes]).toEqual([1, 1]);
  expect(Object.keys(rest).toSorted()).toEqual([
    'accounts',
    'events',
    'letter_events',
    'letter_versions',
    'resume_events',
  ]);
});

test('completes in the next sweep what one sweep did not finish', async () => {
  const guest = await createPerson('31 days');
  const failure = async (from: string, subjects: readonly string[]): Promise<void> => {
    await deleteProductData(from, subjects);
    throw new Error('the process ends here');
  };
  await expect(expire(failure)).rejects.toThrow('the process ends here');
  expect(await remainingRows(guest)).toMatchObject({ identity_accounts: 1, identity_records: 1 });
  expect(await remainingRows(guest)).not.toHaveProperty('resumes');
  expect(await expire()).toBe(1);
  expect(await remainingRows(guest)).toEqual({});
});

test('deletes more guests than fit into one batch, even when two processes sweep', async () => {
  const subjects = Array.from({ length: 250 }, () => createId());
  await database.db
    .insert(identityAccounts)
    .values(subjects.map((id) => ({ id, isAnonymous: true, lastUsedAt: sql`now() - interval '31 days'` })));
  const swept = await Promise.all([expire(), expire()]);
  expect(swept[0] + swept[1]).toBe(250);
  expect(await database.db.select().from(identityAccounts).where(inArray(identityAccounts.id, subjects))).toEqual([]);
});

test('lets a guest who upgrades during a sweep keep everything or learn that it is too late', async () => {
  const guest = await createPerson('31 days');
  const person = { email: 'just-in-time@example.org', password: 'a long enough secret' };
  const upgraded = await upgradeGuest(database.db, guest.subject, person);
  expect(upgraded).toMatchObject({ id: guest.subject });
  expect(await expire()).toBe(0);
  expect(await remainingRows(guest)).toEqual(everything);

  const late = await createPerson('31 days');
  let answer: Promise<unknown> | undefined;
  await expire(async (from, subjects) => {
    // The callback runs once for each issuer, but sends one request.
    answer ??= upgradeGuest(database.db, late.subject, { ...person, email: 'too-late@example.org' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await deleteProductData(from, subjects);
  });
  expect(await answer).toBe('no_session');
  const rows = await database.db.select().from(identityAccounts).where(eq(identityAccounts.id, late.subject));
  expect(rows).toEqual([]);
});
