import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { peopleLimits } from '../../../shared/documents/people/people-limits.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { purgeDeletedPeople } from '../../domain/jobs/people/delete-people.ts';
import { accounts, jobs, people } from '../../platform/database/schema/index.ts';
import { type Ask, personOf } from './__tests__/ask-as.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

interface Contact {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly notes: string | null;
  readonly person: { readonly id: string; readonly lastContactOn: string | null } | null;
}
interface SomeJob {
  readonly id: string;
  readonly version: number;
  readonly contacts: readonly Contact[];
}
interface Person {
  readonly id: string;
  readonly version: number;
  readonly name: string | null;
  readonly role: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly lastContactOn: string | null;
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

const contacts = 'contacts { id name email phone notes person { id lastContactOn } }';
const jobFields = `id version ${contacts}`;
const personFields = 'id version name role company email phone lastContactOn jobs { id title }';

async function makeJob(ask: Ask, input: Readonly<Record<string, unknown>>): Promise<SomeJob> {
  const { job } = await ask<{ job: { createJob: SomeJob } }>(
    `mutation ($input: JobInput!) { job { createJob(input: $input) { ${jobFields} } } }`,
    { input: { title: 'Engineer', ...input } },
  );
  return job.createJob;
}

async function saveContacts(ask: Ask, { id, version }: SomeJob, list: readonly object[]): Promise<SomeJob> {
  const { job } = await ask<{ job: { updateJob: SomeJob } }>(
    `mutation ($id: ID!, $version: Int!, $contacts: [JobContactInput!]) { job {
       updateJob(id: $id, version: $version, input: { contacts: $contacts }) { ... on Job { ${jobFields} } } } }`,
    { id, version, contacts: list },
  );
  return job.updateJob;
}

const readJob = async (ask: Ask, id: string): Promise<SomeJob> =>
  (await ask<{ job: SomeJob }>(`query ($id: ID!) { job(id: $id) { ${jobFields} } }`, { id })).job;

interface Page {
  readonly nodes: readonly Person[];
  readonly endCursor: string | null;
  readonly total: number;
}
const list = async (ask: Ask, variables: Readonly<Record<string, unknown>> = {}): Promise<Page> =>
  (
    await ask<{ people: Page }>(
      `query ($text: String, $sort: PersonSort, $after: String, $first: Int) {
         people(text: $text, sort: $sort, after: $after, first: $first) { nodes { ${personFields} } endCursor total } }`,
      variables,
    )
  ).people;

const make = async (ask: Ask, input: Readonly<Record<string, unknown>>, id?: string): Promise<Person> =>
  (
    await ask<{ people: { createPerson: Person } }>(
      `mutation ($id: ID, $input: PersonInput!) { people { createPerson(id: $id, input: $input) { ${personFields} } } }`,
      { input, id },
    )
  ).people.createPerson;

const update = async (
  ask: Ask,
  { id, version }: Pick<Person, 'id' | 'version'>,
  input: Readonly<Record<string, unknown>>,
): Promise<Person & { readonly currentVersion?: number }> =>
  (
    await ask<{ people: { updatePerson: Person } }>(
      `mutation ($id: ID!, $version: Int!, $input: PersonInput!) { people { updatePerson(id: $id, version: $version, input: $input) {
         ... on Person { ${personFields} } ... on VersionConflict { currentVersion } } } }`,
      { id, version, input },
    )
  ).people.updatePerson;

const remove = (ask: Ask, id: string) => ask('mutation ($id: ID!) { people { deletePerson(id: $id) { id } } }', { id });
const restore = (ask: Ask, id: string) =>
  ask('mutation ($id: ID!) { people { restorePerson(id: $id) { id } } }', { id });

const person = (name: string): Promise<Ask> => personOf(gateway, name);
const named = (id: string, name: string, more: object = {}) => ({ id, name, ...more });

test('makes a person of a contact, and finds the person for the contacts of other jobs', async () => {
  const ask = await person('linker');
  const first = await makeJob(ask, {
    company: 'Northwind',
    contacts: [{ name: 'Ana Lopez', role: 'Recruiter', email: 'ana@northwind.example' }, { notes: 'Reception' }],
  });
  const id = first.contacts[0]!.person!.id;
  expect(first.contacts.map((contact) => contact.person?.id ?? null)).toEqual([id, null]);
  const byEmail = await makeJob(ask, { company: 'Other', contacts: [{ name: 'Ana', email: 'ANA@northwind.example' }] });
  const byName = await makeJob(ask, { company: 'northwind', contacts: [{ name: 'ana LÓPEZ', phone: '555 0100' }] });
  const namesake = await makeJob(ask, { company: 'Elsewhere', contacts: [{ name: 'Ana Lopez' }] });
  expect([byEmail, byName].map((job) => job.contacts[0]?.person?.id)).toEqual([id, id]);
  expect(namesake.contacts[0]?.person?.id).not.toBe(id);
  const { nodes, total } = await list(ask, { sort: { by: 'createdAt' } });
  expect(total).toBe(2);
  expect(nodes[0]).toMatchObject({ id, role: 'Recruiter', company: 'Northwind', phone: '555 0100' });
  expect(nodes[0]!.jobs.map((job) => job.id).sort()).toEqual([first.id, byEmail.id, byName.id].sort());
});

test('changes a person in all jobs, from the person and from any of the jobs', async () => {
  const ask = await person('everywhere');
  const one = await makeJob(ask, { company: 'A', contacts: [{ name: 'Bo', email: 'bo@a.example', notes: 'Kind' }] });
  const two = await makeJob(ask, { company: 'B', contacts: [{ name: 'Bo', email: 'bo@a.example' }] });
  const before = (await list(ask)).nodes[0]!;
  const changed = await update(ask, before, { phone: '555 0111', lastContactOn: '2026-11-20' });
  expect(changed).toMatchObject({ version: 2, lastContactOn: '2026-11-20' });
  const shown = await readJob(ask, one.id);
  expect(shown).toMatchObject({ version: one.version + 1, contacts: [{ phone: '555 0111', notes: 'Kind' }] });
  expect(shown.contacts[0]!.person).toEqual({ id: before.id, lastContactOn: '2026-11-20' });
  expect(await update(ask, before, { name: 'Late' })).toEqual({ currentVersion: 2 });

  const other = await readJob(ask, two.id);
  await saveContacts(ask, other, [{ ...named(other.contacts[0]!.id, 'Bo Chen'), email: 'bo@a.example', phone: null }]);
  expect((await readJob(ask, one.id)).contacts[0]).toMatchObject({ name: 'Bo Chen', phone: null, notes: 'Kind' });
  expect((await list(ask)).nodes).toMatchObject([{ name: 'Bo Chen', phone: null, version: 3 }]);
  const found = 'query { jobs(filter: { text: "chen" }) { total } }';
  expect(await ask(found, {})).toEqual({ jobs: { total: 2 } });
});

test('does not change the version of jobs when only what they do not show changes', async () => {
  const ask = await person('quiet');
  const job = await makeJob(ask, { contacts: [{ name: 'Cy', email: 'cy@example.com' }] });
  await update(ask, (await list(ask)).nodes[0]!, { lastContactOn: '2026-11-26', howWeMet: 'At a fair' });
  expect((await readJob(ask, job.id)).version).toBe(job.version);
});

test('keeps the link of a client that does not send it, and doubles no one', async () => {
  const ask = await person('older-client');
  const job = await makeJob(ask, { company: 'A', contacts: [{ name: 'Di', email: 'di@a.example' }] });
  const [contact] = job.contacts;
  const saved = await saveContacts(ask, job, [named(contact!.id, 'Di Moss', { email: 'dm@a.example' })]);
  expect(saved.contacts[0]?.person?.id).toBe(contact!.person!.id);
  expect((await list(ask)).nodes).toMatchObject([{ name: 'Di Moss', email: 'dm@a.example' }]);

  // The previous release writes contacts without links.
  await gateway.database.db
    .update(jobs)
    .set({ contacts: sql`${JSON.stringify([{ ...contact, name: 'D', email: null, person: undefined }])}::jsonb` })
    .where(eq(jobs.id, job.id));
  const { nodes } = await list(ask);
  expect(nodes).toHaveLength(1);
  expect(nodes[0]!.jobs).toMatchObject([{ id: job.id }]);
});

test('shows the contacts of jobs that were written before people were', async () => {
  const ask = await person('earlier');
  const old = await makeJob(ask, { company: 'A' });
  const other = await makeJob(ask, { company: 'B' });
  const contact = {
    id: randomUUID(),
    name: 'Ed',
    role: null,
    email: 'ed@a.example',
    phone: null,
    link: null,
    notes: null,
  };
  for (const { id } of [old, other]) {
    await gateway.database.db
      .update(jobs)
      .set({ contacts: [{ ...contact, id: id === old.id ? contact.id : 'partner:7' }] })
      .where(eq(jobs.id, id));
  }
  const { nodes } = await list(ask);
  expect(nodes).toMatchObject([{ name: 'Ed', company: 'B' }]);
  expect(nodes[0]!.jobs).toHaveLength(2);
  expect((await readJob(ask, old.id)).version).toBe(old.version);
  expect((await list(ask)).total).toBe(1);
});

test('links a contact to a chosen person and takes what is known of them', async () => {
  const ask = await person('chooser');
  const { id } = await make(ask, { name: 'Fay', role: 'CTO', email: 'fay@a.example', phone: '555 0122' });
  const job = await makeJob(ask, { contacts: [{ personId: id, name: 'Fay', phone: '555 0133' }] });
  expect(job.contacts).toMatchObject([{ email: 'fay@a.example', phone: '555 0133', person: { id } }]);
  expect((await list(ask)).nodes).toMatchObject([{ role: 'CTO', phone: '555 0133' }]);
  const stranger = await person('chooser-stranger');
  const theirs = await makeJob(stranger, { contacts: [{ personId: id, name: 'Fay' }] });
  expect(theirs.contacts[0]!.person!.id).not.toBe(id);
});

test('deletes a person, keeps the contact in jobs, and brings both back', async () => {
  const ask = await person('deleter');
  const job = await makeJob(ask, { company: 'A', contacts: [{ name: 'Gil', email: 'gil@a.example' }] });
  const { id } = job.contacts[0]!.person!;
  await remove(ask, id);
  expect((await list(ask)).total).toBe(0);
  const kept = await readJob(ask, job.id);
  expect(kept.contacts).toMatchObject([{ name: 'Gil', person: null }]);
  const saved = await saveContacts(ask, kept, [named(kept.contacts[0]!.id, 'Gil', { email: 'gil@b.example' })]);
  expect(saved.contacts[0]?.person).toBeNull();
  expect((await list(ask)).total).toBe(0);
  await restore(ask, id);
  expect((await readJob(ask, job.id)).contacts[0]?.person?.id).toBe(id);
  await remove(ask, id);
  await gateway.database.db
    .update(people)
    .set({ deletedAt: sql`now() - interval '31 days'` })
    .where(eq(people.id, id));
  await purgeDeletedPeople(gateway.database.db);
  await expect(restore(ask, id)).rejects.toThrow('NO_DATA_FOUND');
});

test('searches, sorts, and pages', async () => {
  const ask = await person('lister');
  for (const [name, lastContactOn] of [
    ['Zoë Ünal', '2026-10-01'],
    ['Adam', null],
    ['Mia', '2026-11-01'],
  ] as const) {
    await make(ask, { name, company: 'Acme', lastContactOn });
  }
  const names = async (variables: Readonly<Record<string, unknown>>): Promise<readonly (string | null)[]> =>
    (await list(ask, variables)).nodes.map(({ name }) => name);
  expect(await names({})).toEqual(['Zoë Ünal', 'Mia', 'Adam']);
  expect(await names({ sort: { by: 'name' } })).toEqual(['Adam', 'Mia', 'Zoë Ünal']);
  expect(await names({ sort: { by: 'lastContactOn', descending: true } })).toEqual(['Mia', 'Zoë Ünal', 'Adam']);
  expect(await names({ text: 'zoe unal acme' })).toEqual(['Zoë Ünal']);
  expect(await names({ text: '100%' })).toEqual([]);
  const pageOne = await list(ask, { first: 2 });
  expect(await list(ask, { first: 2, after: pageOne.endCursor })).toMatchObject({
    ...{ nodes: [{ name: 'Adam' }], endCursor: null, total: 3 },
  });
  await expect(list(ask, { sort: { by: 'name' }, after: pageOne.endCursor })).rejects.toThrow('BAD_USER_INPUT');
});

test('refuses people that no one could tell apart, bad emails, and too many', async () => {
  const ask = await person('limited');
  await expect(make(ask, { role: 'Recruiter' })).rejects.toThrow('BAD_USER_INPUT');
  await expect(make(ask, { name: 'H', email: 'h at example' })).rejects.toThrow('BAD_USER_INPUT');
  const id = randomUUID();
  const one = await make(ask, { name: 'Hal' }, id);
  expect(await make(ask, { name: 'Again' }, id)).toEqual(one);
  await expect(update(ask, one, { name: null })).rejects.toThrow('BAD_USER_INPUT');
  const [account] = await gateway.database.db
    .select({ id: people.accountId })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.id, id));
  await gateway.database.db.insert(people).values(
    Array.from({ length: peopleLimits.people - 1 }, (_, index) => ({
      accountId: account!.id,
      name: `Person ${index}`,
      searchText: `person ${index}`,
    })),
  );
  await expect(make(ask, { name: 'One too many' })).rejects.toThrow('BAD_USER_INPUT');
  // A job can still be saved; its contact just becomes no person.
  const job = await makeJob(ask, { contacts: [{ name: 'Ida' }] });
  expect(job.contacts).toMatchObject([{ name: 'Ida', person: null }]);
});

test('two jobs saved at once make one person', async () => {
  const ask = await person('at-once');
  const made = await Promise.all(
    Array.from({ length: 4 }, () => makeJob(ask, { company: 'A', contacts: [{ name: 'Jo', email: 'jo@a.example' }] })),
  );
  await Promise.all(
    made.map((job, index) =>
      saveContacts(ask, job, [named(job.contacts[0]!.id, `Jo ${index}`, { email: 'jo@a.example' })]).catch(
        () => undefined,
      ),
    ),
  );
  const { nodes, total } = await list(ask);
  expect(total).toBe(1);
  const shown = await Promise.all(made.map(async ({ id }) => (await readJob(ask, id)).contacts[0]!.name));
  expect(new Set([...shown, nodes[0]!.name]).size).toBe(1);
});
