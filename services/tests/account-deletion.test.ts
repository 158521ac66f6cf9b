import { eq, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import {
  accounts,
  events,
  identityAccounts,
  identityDevices,
  identityRecords,
  planOrders,
  storedObjects,
} from '../platform/database/schema/index.ts';
import type { DeletionRequest } from '../domain/accounts/deletion/deletion-notice.ts';
import { checkPassword, register } from '../domain/identity-accounts/accounts.ts';
import { deleteIdentityOf } from '../domain/accounts/deletion/delete-identity.ts';
import { createPostgresStore } from '../platform/storage/postgres-store.ts';
import { sweepDeletions, type DeletionOptions } from '../workers/deletion/sweep-deletions.ts';

const password = 'harbour lantern quilt';
let gateway: TestGateway;
const requests: DeletionRequest[] = [];
const problems: unknown[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({ onDeletionRequested: (request) => void requests.push(request) });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  requests.length = 0;
  problems.length = 0;
});

const db = () => gateway.database.db;
const sweep = (changes: Partial<DeletionOptions> = {}) =>
  sweepDeletions({
    database: db(),
    store: createPostgresStore(db()),
    endSignIn: (person) => deleteIdentityOf(db(), gateway.issuer.issuer, person),
    onError: (error) => void problems.push(error),
    ...changes,
  });

interface Person {
  readonly email: string;
  readonly subject: string;
  readonly token: string;
  readonly accountId: string;
  readonly picture: string;
}

let people = 0;

/** Creates a person who can sign in and has a picture and a block. */
async function createPerson(): Promise<Person> {
  people += 1;
  const email = `Leaver-${people}@Example.org`;
  const identity = await register(db(), email, password);
  const subject = identity!.id;
  const token = await gateway.issuer.sign({ sub: subject, email });
  const { data } = await gateway.ask<{ user: { createUser: { id: string } } }>(
    'mutation { user { createUser(input: {}) { id } } }',
    {},
    token,
  );
  const accountId = data.user.createUser.id;
  const picture = `headshots/${createId()}.jpg`;
  await createPostgresStore(db()).put(picture, { bytes: new Uint8Array([1]), contentType: 'image/jpeg' });
  await db()
    .update(accounts)
    .set({ headshotUrl: `/${picture}` })
    .where(eq(accounts.id, accountId));
  await db()
    .insert(events)
    .values({ accountId, uuid: createId(), kind: 'skill', content: { name: 'A', skills: [] } });
  await db().insert(identityDevices).values({ sessionUid: createId(), id: createId(), accountId: subject });
  await db().insert(identityRecords).values({ model: 'Session', id: createId(), payload: {}, accountId: subject });
  return { email, subject, token, accountId, picture };
}

interface Me {
  readonly deletionDate: string | null;
  readonly deletionConfirmation: string;
}
const me = async (token: string): Promise<Me> =>
  (await gateway.ask<{ me: Me }>('{ me { deletionDate deletionConfirmation } }', {}, token)).data.me;
const request = (confirmation: string, token: string) =>
  gateway.ask<{ user: { requestAccountDeletion: Me } }>(
    'mutation ($confirmation: String!) { user { requestAccountDeletion(confirmation: $confirmation) { deletionDate } } }',
    { confirmation },
    token,
  );
const cancel = (token: string) =>
  gateway.ask('mutation { user { cancelAccountDeletion { deletionDate } } }', {}, token);

/** Moves the deletion date into the past by the given interval. */
const letTimePass = (accountId: string, ago: string) =>
  db()
    .update(accounts)
    .set({ deletionDate: sql`now() - ${ago}::interval` })
    .where(eq(accounts.id, accountId));
const letTokensRunOut = (accountId: string) =>
  db()
    .update(accounts)
    .set({ accessEndedAt: sql`now() - interval '11 minutes'` })
    .where(eq(accounts.id, accountId));

/** Counts what is left of a person, by table. */
async function remainingOf({ accountId, subject, picture }: Person): Promise<string[]> {
  const remaining = {
    accounts: await db().select().from(accounts).where(eq(accounts.id, accountId)),
    events: await db().select().from(events).where(eq(events.accountId, accountId)),
    identity: await db().select().from(identityAccounts).where(eq(identityAccounts.id, subject)),
    devices: await db().select().from(identityDevices).where(eq(identityDevices.accountId, subject)),
    records: await db().select().from(identityRecords).where(eq(identityRecords.accountId, subject)),
    pictures: await db().select().from(storedObjects).where(eq(storedObjects.key, picture)),
  };
  return Object.entries(remaining).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []));
}
const everything = ['accounts', 'events', 'identity', 'devices', 'records', 'pictures'];

/** Creates a person who has requested the deletion and whose date has passed. */
async function leaver(ago = '1 minute'): Promise<Person> {
  const person = await createPerson();
  expect((await request(person.email, person.token)).errors).toBeUndefined();
  await letTimePass(person.accountId, ago);
  return person;
}

test('sets a date in fourteen days when the address is typed, in any case, and changes nothing until then', async () => {
  const person = await createPerson();
  expect(await me(person.token)).toEqual({ deletionDate: null, deletionConfirmation: person.email });
  const { data } = await request(`  ${person.email.toUpperCase()} `, person.token);
  const date = data.user.requestAccountDeletion.deletionDate!;
  const days = (Date.parse(date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  expect(requests).toMatchObject([{ caller: { email: person.email }, deletionDate: new Date(date) }]);
  const secondRequest = await request(person.email, person.token);
  expect(secondRequest.data.user.requestAccountDeletion.deletionDate).toBe(date);
  expect(requests).toHaveLength(1);
  expect(await sweep()).toBe(0);
  expect(await remainingOf(person)).toEqual(everything);
  expect((await me(person.token)).deletionDate).toBe(date);
});

test('refuses any other text at its field', async () => {
  const person = await createPerson();
  for (const typed of ['', 'DELETE', 'other@example.org']) {
    const { errors } = await request(typed, person.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'confirmation' }] });
  }
  expect((await me(person.token)).deletionDate).toBeNull();
  expect(requests).toEqual([]);
});

test('asks guests to type a word', async () => {
  const token = await gateway.issuer.sign({ sub: createId(), is_anonymous: true });
  await gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, token);
  expect((await me(token)).deletionConfirmation).toBe('DELETE');
  expect((await request('delete', token)).errors).toBeUndefined();
  expect((await me(token)).deletionDate).not.toBeNull();
});

test('keeps everything of a person who cancels the deletion', async () => {
  const person = await createPerson();
  await request(person.email, person.token);
  expect((await cancel(person.token)).data).toEqual({ user: { cancelAccountDeletion: { deletionDate: null } } });
  expect(await sweep()).toBe(0);
  expect(await remainingOf(person)).toEqual(everything);
  // Canceling without a pending deletion changes nothing and is not an error.
  expect((await cancel(person.token)).errors).toBeUndefined();
});

test('ends the sign-in at the date and deletes all data after the last token has expired, for that person only', async () => {
  const [person, other] = [await leaver(), await createPerson()];
  const { accountId, email: giverEmail } = person;
  const sold = { kind: 'own' as const, isSandbox: true, amount: 2400, currency: 'USD', months: 12 };
  await db()
    .insert(planOrders)
    .values({ reference: createId(), once: createId(), accountId, giverEmail, ...sold });
  expect(await checkPassword(db(), person.email, password)).toMatchObject({ isRight: true });
  expect(await sweep()).toBe(0);
  expect(await checkPassword(db(), person.email, password)).toMatchObject({ isRight: false });
  expect(await remainingOf(person)).toEqual(['accounts', 'events', 'pictures']);

  // A token stays valid for some minutes: it shows nothing, and neither recreates nor keeps the account.
  const { errors } = await gateway.ask('{ me { id } }', {}, person.token);
  expect(errors?.[0]?.extensions.code).toBe('NO_USER_FOUND');
  const recreation = await gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, person.token);
  expect(recreation.errors?.[0]?.extensions.code).toBe('NO_USER_FOUND');
  expect((await cancel(person.token)).errors?.[0]?.extensions.code).toBe('NO_USER_FOUND');
  expect(await sweep()).toBe(0);

  await letTokensRunOut(person.accountId);
  expect(await sweep()).toBe(1);
  expect(await remainingOf(person)).toEqual([]);
  expect(await db().select().from(planOrders)).toMatchObject([{ accountId: null, giverEmail: null }]);
  expect(await remainingOf(other)).toEqual(everything);
  expect(problems).toEqual([]);
});

test('lets the same address sign up again with an empty account', async () => {
  const person = await leaver();
  await sweep();
  const secondAccount = await register(db(), person.email, password);
  expect(secondAccount!.id).not.toBe(person.subject);
  const token = await gateway.issuer.sign({ sub: secondAccount!.id, email: person.email });
  await gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, token);
  await letTokensRunOut(person.accountId);
  expect(await sweep()).toBe(1);
  const { data } = await gateway.ask('{ me { headshotURL deletionDate } skillEvents { id } }', {}, token);
  expect(data).toEqual({ me: { headshotURL: null, deletionDate: null }, skillEvents: [] });
});

describe('resumes when a process ends', () => {
  test('before the sign-in is ended: the next sweep ends it and waits until tokens have expired', async () => {
    const person = await leaver();
    await sweep({ endSignIn: () => Promise.reject(new Error('the process ends here')) });
    expect(problems).toHaveLength(1);
    expect(await remainingOf(person)).toEqual(everything);
    await letTokensRunOut(person.accountId);
    expect(await sweep()).toBe(0);
    expect(await remainingOf(person)).toEqual(['accounts', 'events', 'pictures']);
    expect(await sweep()).toBe(1);
    expect(await remainingOf(person)).toEqual([]);
  });

  test('between the picture and the rows: the next sweep finds the rows', async () => {
    const [person, other] = [await leaver(), await leaver()];
    await sweep();
    await letTokensRunOut(person.accountId);
    const store = createPostgresStore(db());
    const gone = await sweep({
      store: {
        ...store,
        async delete(key) {
          await store.delete(key);
          throw new Error('the process ends here');
        },
      },
    });
    expect(gone).toBe(0);
    expect(await remainingOf(person)).toEqual(['accounts', 'events']);
    await letTokensRunOut(other.accountId);
    // One that fails does not stop the others.
    expect(
      await sweep({
        endSignIn: (leaving) =>
          leaving.subject === person.subject ? Promise.reject(new Error('not this one')) : Promise.resolve(false),
      }),
    ).toBe(1);
    expect(await remainingOf(other)).toEqual([]);
    expect(await sweep()).toBe(1);
    expect(await remainingOf(person)).toEqual([]);
  });
});

test('deletes each account once when two processes sweep at the same time', async () => {
  const leavers = await Promise.all([leaver(), leaver(), leaver()]);
  await Promise.all([sweep(), sweep()]);
  for (const { accountId } of leavers) await letTokensRunOut(accountId);
  await Promise.all([sweep(), sweep()]);
  for (const person of leavers) expect(await remainingOf(person)).toEqual([]);
  expect(problems).toEqual([]);
});

test('deletes a partner’s customer with our provider’s records, and keeps others of the same name', async () => {
  const partner = 'https://id.partner.example';
  const [identityId, other] = [createId(), createId()];
  await db()
    .insert(identityAccounts)
    .values([
      { id: identityId, email: 'c@d.e', partnerIssuer: partner, partnerSubject: 'customer-1' },
      { id: other, email: 'c@d.e', partnerIssuer: 'https://id.elsewhere.example', partnerSubject: 'customer-1' },
    ]);
  const [row] = await db()
    .insert(accounts)
    .values({ issuer: partner, subject: 'customer-1', deletionDate: new Date(Date.now() - 1000) })
    .returning();
  await sweep();
  expect(await db().select().from(identityAccounts).where(eq(identityAccounts.id, identityId))).toEqual([]);
  expect(await db().select().from(identityAccounts).where(eq(identityAccounts.id, other))).toHaveLength(1);
  await letTokensRunOut(row!.id);
  expect(await sweep()).toBe(1);
});
