import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const importResume = `mutation ($input: ResumeImportInput!) {
  resume { importResume(input: $input) { id document } } }`;
const undoImport = `mutation ($input: ImportUndoInput!) { resume { undoImport(input: $input) {
  __typename ... on UndoneImport { resumeId blocks } ... on ImportChangedSince { resume blocks profile } } } }`;
const everything = `{ me { profile { firstName lastName email phone } }
  workEvents { id uuid company } eduEvents { id } skillEvents { id } resumes { id version } }`;

interface Everything {
  readonly workEvents: readonly { readonly id: string; readonly uuid: string }[];
  readonly resumes: readonly { readonly id: string; readonly version: number }[];
}

const document = (work: readonly string[], education: readonly string[] = [], skills: readonly string[] = []) =>
  newResume({ language: 'en', eventIds: { work, education, skills } });
const after = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '(415) 555-0100' };
const before = { firstName: null, lastName: null, email: '', phone: null };
const blocks = ['w-1', 'w-2', 'e-1', 's-1'];
const draft = {
  work: [
    { uuid: 'w-1', company: 'Engines', position: 'Programmer' },
    { uuid: 'w-2', company: 'Looms', position: 'Weaver' },
  ],
  education: [{ uuid: 'e-1', university: 'London' }],
  skills: [{ uuid: 's-1', name: 'Languages', skills: [{ name: 'Latin' }] }],
  resume: { title: 'Imported', document: document(['w-1', 'w-2'], ['e-1'], ['s-1']) },
};

const stateOf = async (token: string) => (await gateway.ask<Everything>(everything, {}, token)).data;

async function importFor(token: string, contactInfo: typeof after | null = null): Promise<string> {
  const { data, errors } = await gateway.ask<{ resume: { importResume: { id: string } } }>(
    importResume,
    { input: { ...draft, contactInfo } },
    token,
  );
  expect(errors).toBeUndefined();
  return data.resume.importResume.id;
}
const undo = async (token: string, resumeId: string, profile: object | null = null) => {
  const { data, errors } = await gateway.ask<{ resume: { undoImport: Record<string, unknown> } }>(
    undoImport,
    { input: { resumeId, blocks, profile } },
    token,
  );
  return errors?.[0]?.extensions.code ?? data.resume.undoImport;
};

test('removes exactly what the import created and restores the profile', async () => {
  const token = await gateway.signUp('undo-import');
  await gateway.ask(
    'mutation { event { createWorkEvent(input: { uuid: "mine", company: "Mine", position: "P" }) { id } } }',
    {},
    token,
  );
  const earlier = await stateOf(token);
  const id = await importFor(token, after);
  expect(await undo(token, id, { before: { ...before, email: 'undo-import@example.com' }, after })).toMatchObject({
    __typename: 'UndoneImport',
    resumeId: id,
    blocks: { length: 4 },
  });
  const now = await stateOf(token);
  expect(now.workEvents).toEqual(earlier.workEvents);
  expect(now).toMatchObject({ eduEvents: [], skillEvents: [], resumes: [], me: { profile: { firstName: null } } });
  // A client that loses the answer sends the same request again.
  expect(await undo(token, id)).toMatchObject({ __typename: 'UndoneImport', blocks: [] });
  expect((await stateOf(token)).workEvents).toEqual(earlier.workEvents);
});

test('restores a profile that had no email address', async () => {
  const token = await gateway.signUp('undo-guest');
  const id = await importFor(token, after);
  expect(await undo(token, id, { before, after })).toMatchObject({ __typename: 'UndoneImport' });
  expect(await stateOf(token)).toMatchObject({ me: { profile: { email: null, firstName: null } } });
});

const edits: readonly (readonly [string, (token: string, resumeId: string) => Promise<void>, object])[] = [
  [
    'the résumé was edited',
    async (token, id) => {
      const input = { title: 'Edited', document: document([]) };
      await gateway.ask(
        `mutation ($id: ID!, $input: ResumeInput!) {
          resume { updateResume(id: $id, version: 1, input: $input) { __typename } } }`,
        { id, input },
        token,
      );
    },
    { resume: true, blocks: [], profile: false },
  ],
  [
    'a block was edited',
    async (token) => {
      const { workEvents } = await stateOf(token);
      const id = workEvents.find(({ uuid }) => uuid === 'w-1')?.id;
      await gateway.ask(
        `mutation ($id: ID!) { event { updateWorkEvent(id: $id, version: 1,
          input: { company: "Other", position: "P" }) { __typename } } }`,
        { id },
        token,
      );
    },
    { resume: false, blocks: { length: 1 }, profile: false },
  ],
  [
    'another résumé uses a block',
    async (token) => {
      const { workEvents } = await stateOf(token);
      const input = { title: 'Another', document: document(workEvents.map(({ id }) => id)) };
      await gateway.ask(
        'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }',
        { input },
        token,
      );
    },
    { resume: false, blocks: { length: 2 }, profile: false },
  ],
  [
    'the profile was edited',
    async (token) => {
      await gateway.ask(
        `mutation { user { updateContactInfo(input: { email: "other@example.com", firstName: "Other" }) { id } } }`,
        {},
        token,
      );
    },
    { resume: false, blocks: [], profile: true },
  ],
];

test.each(edits)('removes nothing when %s in the meantime', async (name, edit, changed) => {
  const token = await gateway.signUp(`undo: ${name}`);
  const id = await importFor(token, after);
  await edit(token, id);
  const earlier = await stateOf(token);
  expect(await undo(token, id, { before, after })).toMatchObject({ __typename: 'ImportChangedSince', ...changed });
  expect(await stateOf(token)).toEqual(earlier);
});

test('does not undo another person’s import', async () => {
  const [owner, stranger] = [await gateway.signUp('undo-owner-2'), await gateway.signUp('undo-stranger-2')];
  const id = await importFor(owner);
  const earlier = await stateOf(owner);
  expect(await undo(stranger, id)).toMatchObject({ __typename: 'UndoneImport', blocks: [] });
  expect(await stateOf(owner)).toEqual(earlier);
  expect(await undo(stranger, 'not-an-id')).toBe('NO_DATA_FOUND');
});
