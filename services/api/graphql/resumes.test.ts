import { newResume } from '../../../shared/documents/new-resume.ts';
import type { EventSectionKind, ResumeDocument } from '../../../shared/documents/resume-document.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const create =
  'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id version title document } } }';
const update = `mutation ($id: ID!, $version: Int!, $input: ResumeInput!) {
  resume { updateResume(id: $id, version: $version, input: $input) {
    __typename ... on Resume { version title } ... on VersionConflict { currentVersion } } } }`;
const importResume = `mutation ($input: ResumeImportInput!) {
  resume { importResume(input: $input) { id title document } } }`;
const createWork = 'mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { id } } }';
const everything = `{ me { profile { firstName } } workEvents { id company usedIn { title } } eduEvents { id usedIn { title } }
  skillEvents { id usedIn { title } } resumes { id title version document } }`;

interface Everything {
  readonly me: { readonly profile: { readonly firstName: string | null } };
  readonly workEvents: readonly {
    readonly id: string;
    readonly company: string;
    readonly usedIn: readonly { readonly title: string }[];
  }[];
  readonly eduEvents: readonly { readonly id: string }[];
  readonly skillEvents: readonly { readonly id: string }[];
  readonly resumes: readonly {
    readonly id: string;
    readonly title: string;
    readonly version: number;
    readonly document: ResumeDocument;
  }[];
}

const documentWith = (
  work: readonly string[],
  rest: Partial<Record<EventSectionKind, readonly string[]>> = {},
): ResumeDocument => newResume({ language: 'en', eventIds: { work, education: [], skills: [], ...rest } });

async function createJob(token: string, company = 'Engines'): Promise<string> {
  const { data } = await gateway.ask<{ event: { createWorkEvent: { id: string } } }>(
    createWork,
    { input: { company, position: 'P' } },
    token,
  );
  return data.event.createWorkEvent.id;
}

async function createOne(token: string, title: string, document: ResumeDocument): Promise<string> {
  const { data } = await gateway.ask<{ resume: { createResume: { id: string } } }>(
    create,
    { input: { title, document } },
    token,
  );
  return data.resume.createResume.id;
}

const usesOf = async (token: string, id: string): Promise<readonly string[] | undefined> => {
  const { data } = await gateway.ask<Everything>(everything, {}, token);
  return data.workEvents.find((event) => event.id === id)?.usedIn.map(({ title }) => title);
};

test('lists which blocks a résumé uses, whatever is changed in either', async () => {
  const token = await gateway.signUp('uses');
  const [keptId, droppedId] = [await createJob(token, 'Kept'), await createJob(token, 'Dropped')];
  const first = await createOne(
    token,
    'First',
    documentWith([keptId, droppedId, 'not-an-id', '01890000-0000-7000-8000-000000000000']),
  );
  const second = await createOne(token, 'Second', documentWith([keptId.toUpperCase()]));
  expect(await usesOf(token, keptId)).toEqual(['First', 'Second']);
  expect(await usesOf(token, droppedId)).toEqual(['First']);

  const answer = await gateway.ask(
    update,
    { id: first, version: 1, input: { title: 'First', document: documentWith([keptId]) } },
    token,
  );
  expect(answer.data).toEqual({ resume: { updateResume: { __typename: 'Resume', version: 2, title: 'First' } } });
  expect(await usesOf(token, droppedId)).toEqual([]);

  await gateway.ask('mutation ($id: ID!) { event { deleteEvent(id: $id) { id } } }', { id: keptId }, token);
  const { data } = await gateway.ask<Everything>(everything, {}, token);
  expect(data.resumes.map(({ version }) => version).sort()).toEqual([1, 2]);
  const emptiedAnswer = await gateway.ask(
    update,
    { id: first, version: 2, input: { title: 'First', document: documentWith([keptId]) } },
    token,
  );
  expect(emptiedAnswer.errors).toBeUndefined();

  const deleted = await gateway.ask(
    'mutation ($id: ID!) { resume { deleteResume(id: $id) { id } } }',
    { id: second },
    token,
  );
  expect(deleted.data).toEqual({ resume: { deleteResume: { id: second } } });
});

test('restores a block to the résumés that name it when it is created again under its uuid', async () => {
  const token = await gateway.signUp('undo');
  const make = (uuid: string) =>
    gateway.ask<{ event: { createWorkEvent: { id: string } } }>(
      createWork,
      { input: { uuid, company: 'Engines', position: 'P' } },
      token,
    );
  const uuid = '01890000-0000-7000-8000-00000000abcd';
  const { id } = (await make(uuid)).data.event.createWorkEvent;
  const other = await createJob(token, 'Other');
  await createOne(token, 'Names it', documentWith([other, id]));
  await createOne(token, 'Does not', documentWith([other]));
  await gateway.ask('mutation ($id: ID!) { event { deleteEvent(id: $id) { id } } }', { id }, token);
  expect(await usesOf(token, id)).toBeUndefined();

  expect((await make(uuid)).data.event.createWorkEvent.id).toBe(id);
  expect(await usesOf(token, id)).toEqual(['Names it']);
  expect((await make(other)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('does not find a block by an id given as a uuid', async () => {
  const [owner, stranger] = [await gateway.signUp('undo-owner'), await gateway.signUp('undo-stranger')];
  const id = await createJob(owner, 'Private');
  await createOne(owner, 'Mine', documentWith([id]));
  const input = { uuid: id, company: 'Taken over', position: 'P' };
  expect((await gateway.ask(createWork, { input }, stranger)).errors).toBeUndefined();
  expect(await usesOf(stranger, id)).toEqual([]);
  expect(await usesOf(owner, id)).toEqual(['Mine']);
});

test('does not use another person’s blocks that a résumé names', async () => {
  const owner = await gateway.signUp('owner');
  const id = await createJob(owner);
  const stranger = await gateway.signUp('stranger');
  await createOne(stranger, 'Spying', documentWith([id]));
  expect(await usesOf(owner, id)).toEqual([]);
});

test('lets one of many writes from one version win, and keeps its references', async () => {
  const token = await gateway.signUp('race');
  const jobs = await Promise.all(Array.from({ length: 6 }, (_each, index) => createJob(token, `Job ${index}`)));
  const id = await createOne(token, 'Raced', documentWith([]));
  const answers = await Promise.all(
    jobs.map((job, index) =>
      gateway.ask<{ resume: { updateResume: { __typename: string } } }>(
        update,
        { id, version: 1, input: { title: `Title ${index}`, document: documentWith([job]) } },
        token,
      ),
    ),
  );
  const types = answers.map(({ data }) => data.resume.updateResume.__typename);
  expect(types.filter((type) => type === 'Resume')).toHaveLength(1);
  expect(types.filter((type) => type === 'VersionConflict')).toHaveLength(5);
  const winner = types.indexOf('Resume');
  const { data } = await gateway.ask<Everything>(everything, {}, token);
  expect(data.resumes).toMatchObject([
    { title: `Title ${winner}`, version: 2, document: documentWith([jobs[winner]!]) },
  ]);
  expect(data.workEvents.filter(({ usedIn }) => usedIn.length > 0).map((event) => event.id)).toEqual([jobs[winner]]);
});

test('saves a résumé while its blocks are being deleted', async () => {
  const token = await gateway.signUp('deleting');
  const jobs = await Promise.all(Array.from({ length: 12 }, (_each, index) => createJob(token, `Job ${index}`)));
  const saves = Array.from({ length: 6 }, (_each, index) => createOne(token, `Saved ${index}`, documentWith(jobs)));
  const deletions = jobs.map((id) =>
    gateway.ask('mutation ($id: ID!) { event { deleteEvent(id: $id) { id } } }', { id }, token),
  );
  await Promise.all(saves);
  expect((await Promise.all(deletions)).flatMap(({ errors }) => errors ?? [])).toEqual([]);
});

test('refuses an invalid document and names the place of each mistake', async () => {
  const token = await gateway.signUp('faults');
  const good = documentWith([]);
  const bad = { ...good, headline: 7, links: [{ id: 'l', label: 'x', url: 'javascript:alert(1)' }] };
  const { errors, status } = await gateway.ask(create, { input: { title: ' ', document: bad } }, token);
  expect(status).toBe(200);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.extensions.fields?.map(({ path }) => path)).toEqual([
    'title',
    'document.headline',
    'document.links[0].url',
  ]);
  for (const document of ['text', 7, [], {}]) {
    const answer = await gateway.ask(create, { input: { title: 'T', document } }, token);
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

const draft = {
  work: [
    { uuid: 'w-1', company: 'Engines', position: 'Programmer' },
    { uuid: 'w-2', company: 'Looms', position: 'Weaver' },
  ],
  education: [{ uuid: 'e-1', university: 'London' }],
  skills: [{ uuid: 's-1', name: 'Languages', skills: [{ name: 'Latin' }] }],
  resume: { title: 'Imported', document: documentWith(['w-1', 'w-2'], { education: ['e-1'], skills: ['s-1'] }) },
};

test('imports blocks together with a résumé that refers to them by id', async () => {
  const token = await gateway.signUp('import');
  const contactInfo = { firstName: 'Ada', email: 'ada@example.com' };
  const { errors } = await gateway.ask(importResume, { input: { ...draft, contactInfo } }, token);
  expect(errors).toBeUndefined();
  const { data } = await gateway.ask<Everything>(everything, {}, token);
  expect(data.me.profile.firstName).toBe('Ada');
  expect(data.workEvents.map(({ company, usedIn }) => [company, usedIn])).toEqual([
    ['Engines', [{ title: 'Imported' }]],
    ['Looms', [{ title: 'Imported' }]],
  ]);
  const ids = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);
  expect(data.resumes[0]?.document).toEqual(
    documentWith(ids(data.workEvents), { education: ids(data.eduEvents), skills: ids(data.skillEvents) }),
  );
});

test.each([
  [
    'a reference to nothing',
    { ...draft, resume: { title: 'T', document: documentWith(['w-1', 'w-9']) } },
    'resume.document.sections[1].items[1].eventId',
  ],
  ['two blocks of one uuid', { ...draft, education: [{ uuid: 'w-1', university: 'U' }] }, 'work[0].uuid'],
  ['a wrong month deep inside', { ...draft, work: [{ ...draft.work[0], startDate: '2013' }] }, 'work[0].startDate'],
  ['a wrong contact', { ...draft, contactInfo: { email: 'x' } }, 'contactInfo.email'],
  [
    'a wrong document',
    { ...draft, resume: { title: 'T', document: { ...draft.resume.document, links: 1 } } },
    'resume.document.links',
  ],
  ['too many blocks', { ...draft, skills: Array.from({ length: 201 }, () => ({ name: 'N', skills: [] })) }, 'skills'],
])('changes nothing when an import has %s', async (name, input, path) => {
  const token = await gateway.signUp(`nothing: ${name}`);
  const { errors } = await gateway.ask(
    importResume,
    { input: { contactInfo: { email: 'new@example.com', firstName: 'New' }, ...input } },
    token,
  );
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.extensions.fields?.map((field) => field.path)).toContain(path);
  const { data } = await gateway.ask<Everything>(everything, {}, token);
  expect(data).toEqual({
    me: { profile: { firstName: null } },
    workEvents: [],
    eduEvents: [],
    skillEvents: [],
    resumes: [],
  });
});

test('answers lists with a fixed number of database queries, however long they are', async () => {
  const token = await gateway.signUp('count');
  const jobs = await Promise.all(Array.from({ length: 30 }, (_each, index) => createJob(token, `Job ${index}`)));
  for (let index = 0; index < 5; index += 1) await createOne(token, `Résumé ${index}`, documentWith(jobs));

  const client = gateway.database.db.$client;
  const { query } = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
  let questions = 0;
  client.query = function count(this: unknown, ...args: unknown[]) {
    questions += 1;
    return query.apply(this, args);
  } as typeof client.query;
  try {
    // The three queries read the account, the blocks, and all their uses. The second request uses the compiled query.
    for (const expected of [3, 3, 3]) {
      questions = 0;
      const { data } = await gateway.ask<Everything>('{ workEvents { id usedIn { title } } }', {}, token);
      expect(data.workEvents[0]?.usedIn).toHaveLength(5);
      expect(questions).toBe(expected);
    }
    // The three queries read the account, the résumés, and all their documents.
    questions = 0;
    await gateway.ask('{ resumes { title document } }', {}, token);
    expect(questions).toBe(3);
    questions = 0;
    await gateway.ask('{ resumes { title } me { id } }', {}, token);
    expect(questions).toBe(2);
  } finally {
    delete (client as { query?: unknown }).query;
  }
});
