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
import type { DeletionRequest } from '../domain/accounts/deletion/deletion-request.ts';
import { authenticate, register } from '../domain/identity-accounts/accounts.ts';
import { deleteIdentityOf } from '../api/identity/delete-identity.ts';
import { createPostgresStore } from '../platform/storage/postgres-store.ts';
import { sweepDeletions, type DeletionOptions } from '../workers/deletion/sweep-deletions.ts';

const password = 'harbour lantern quilt';
let gateway: TestGateway;
const requests: DeletionRequest[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({ onDeletionRequested: (request) => void requests.push(request) });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  requests.length = 0;
  faults.length = 0;
});

const db = () => gateway.database.db;
const sweep = (changes: Partial<DeletionOptions> = {}) =>
  sweepDeletions({
    database: db(),
    store: createPostgresStore(db()),
    endSignIn: (person) => deleteIdentityOf(db(), gateway.issuer.issuer, person),
    onError: (error) => void faults.push(error),
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

/** Somebody who can sign in, has a picture and a block. */
async function somebody(): Promise<Person> {
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

/** The date of deletion was so long ago. */
const letTimePass = (accountId: string, ago: string) =>
  db()
    .update(accounts)
    .set({ deletionDate: sql`now() - ${ago}::interval` })
    .where(eq(accounts.id, accountId));
const letTokensRunOut = (accountId: string) =>
  db()
    .update(accounts)
    .set({ accessEndedAt: sql`${accounts.accessEndedAt} - interval '11 minutes'` })
    .where(eq(accounts.id, accountId));

/** What is left of somebody, by table. */
async function left({ accountId, subject, picture }: Person): Promise<string[]> {
  const found = {
    accounts: await db().select().from(accounts).where(eq(accounts.id, accountId)),
    events: await db().select().from(events).where(eq(events.accountId, accountId)),
    identity: await db().select().from(identityAccounts).where(eq(identityAccounts.id, subject)),
    devices: await db().select().from(identityDevices).where(eq(identityDevices.accountId, subject)),
    records: await db().select().from(identityRecords).where(eq(identityRecords.accountId, subject)),
    pictures: await db().select().from(storedObjects).where(eq(storedObjects.key, picture)),
  };
  return Object.entries(found).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []));
}
const everything = ['accounts', 'events', 'identity', 'devices', 'records', 'pictures'];

/** Asked for, and its date is past. */
async function leaver(ago = '1 minute'): Promise<Person> {
  const person = await somebody();
  expect((await request(person.email, person.token)).errors).toBeUndefined();
  await letTimePass(person.accountId, ago);
  return person;
}

test('typing the address, in capitals or not, sets a date in fourteen days, once; nothing changes until then', async () => {
  const person = await somebody();
  expect(await me(person.token)).toEqual({ deletionDate: null, deletionConfirmation: person.email });
  const { data } = await request(`  ${person.email.toUpperCase()} `, person.token);
  const date = data.user.requestAccountDeletion.deletionDate!;
  const days = (Date.parse(date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  expect(requests).toMatchObject([{ caller: { email: person.email }, deletionDate: new Date(date) }]);
  const again = await request(person.email, person.token);
  expect(again.data.user.requestAccountDeletion.deletionDate).toBe(date);
  expect(requests).toHaveLength(1);
  expect(await sweep()).toBe(0);
  expect(await left(person)).toEqual(everything);
  expect((await me(person.token)).deletionDate).toBe(date);
});

test('anything else typed is refused at its field', async () => {
  const person = await somebody();
  for (const typed of ['', 'DELETE', 'other@example.org']) {
    const { errors } = await request(typed, person.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'confirmation' }] });
  }
  expect((await me(person.token)).deletionDate).toBeNull();
  expect(requests).toEqual([]);
});

test('guests type a word', async () => {
  const token = await gateway.issuer.sign({ sub: createId(), is_anonymous: true });
  await gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, token);
  expect((await me(token)).deletionConfirmation).toBe('DELETE');
  expect((await request('delete', token)).errors).toBeUndefined();
  expect((await me(token)).deletionDate).not.toBeNull();
});

test('who changes their mind keeps everything', async () => {
  const person = await somebody();
  await request(person.email, person.token);
  expect((await cancel(person.token)).data).toEqual({ user: { cancelAccountDeletion: { deletionDate: null } } });
  expect(await sweep()).toBe(0);
  expect(await left(person)).toEqual(everything);
  // Without a deletion there is nothing to cancel, and no fault.
  expect((await cancel(person.token)).errors).toBeUndefined();
});

test('at the date the way in ends, and when the last token has run out, all data; nobody else loses anything', async () => {
  const [person, other] = [await leaver(), await somebody()];
  const { accountId, email: giverEmail } = person;
  const sold = { kind: 'own' as const, isSandbox: true, amount: 2400, currency: 'USD', months: 12 };
  await db()
    .insert(planOrders)
    .values({ reference: createId(), once: createId(), accountId, giverEmail, ...sold });
  expect(await authenticate(db(), person.email, password)).toBeDefined();
  expect(await sweep()).toBe(0);
  expect(await authenticate(db(), person.email, password)).toBeUndefined();
  expect(await left(person)).toEqual(['accounts', 'events', 'pictures']);

  // A token is good for some minutes more: it neither shows anything nor makes the account anew nor keeps it.
  const { errors } = await gateway.ask('{ me { id } }', {}, person.token);
  expect(errors?.[0]?.extensions.code).toBe('NO_USER_FOUND');
  const anew = await gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, person.token);
  expect(anew.errors?.[0]?.extensions.code).toBe('NO_USER_FOUND');
  expect((await cancel(person.token)).errors?.[0]?.extensions.code).toBe('NO_USER_FOUND');
  expect(await sweep()).toBe(0);

  await letTokensRunOut(person.accountId);
  expect(await sweep()).toBe(1);
  expect(await left(person)).toEqual([]);
  expect(await db().select().from(planOrders)).toMatchObject([{ accountId: null, giverEmail: null }]);
  expect(await left(other)).toEqual(everything);
  expect(faults).toEqual([]);
});

test('the same address can sign up again, and starts empty', async () => {
  const person = await leaver();
  await sweep();
  const again = await register(db(), person.email, password);
  expect(again!.id).not.toBe(person.subject);
  const token = await gateway.issuer.sign({ sub: again!.id, email: person.email });
  await gateway.ask('mutation { user { createUser(input: {}) { id } } }', {}, token);
  await letTokensRunOut(person.accountId);
  expect(await sweep()).toBe(1);
  const { data } = await gateway.ask('{ me { headshotURL deletionDate } skillEvents { id } }', {}, token);
  expect(data).toEqual({ me: { headshotURL: null, deletionDate: null }, skillEvents: [] });
});

describe('a process that ends', () => {
  test('before the way in is ended: the next sweep ends it, and waits until tokens have run out', async () => {
    const person = await leaver();
    await sweep({ endSignIn: () => Promise.reject(new Error('the process ends here')) });
    expect(faults).toHaveLength(1);
    expect(await left(person)).toEqual(everything);
    await letTokensRunOut(person.accountId);
    expect(await sweep()).toBe(0);
    expect(await left(person)).toEqual(['accounts', 'events', 'pictures']);
    expect(await sweep()).toBe(1);
    expect(await left(person)).toEqual([]);
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
    expect(await left(person)).toEqual(['accounts', 'events']);
    await letTokensRunOut(other.accountId);
    // One that fails does not keep the others.
    expect(
      await sweep({
        endSignIn: (leaving) =>
          leaving.subject === person.subject ? Promise.reject(new Error('not this one')) : Promise.resolve(false),
      }),
    ).toBe(1);
    expect(await left(other)).toEqual([]);
    expect(await sweep()).toBe(1);
    expect(await left(person)).toEqual([]);
  });
});

test('two processes that sweep at once delete each account once', async () => {
  const leavers = await Promise.all([leaver(), leaver(), leaver()]);
  await Promise.all([sweep(), sweep()]);
  for (const { accountId } of leavers) await letTokensRunOut(accountId);
  await Promise.all([sweep(), sweep()]);
  for (const person of leavers) expect(await left(person)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a partner’s customer goes with what our provider keeps of them; others of the same name stay', async () => {
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
