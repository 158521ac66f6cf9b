import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const deletion = 'mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { ids copies } } }';
const restoration = `mutation ($copies: [EventCopy!]!) { event { restoreEvents(copies: $copies) {
  work { id uuid version company usedIn { title } } education { id } skills { id } } } }`;
const everything = `{
  workEvents { id uuid version updatedAt company startDate accomplishments { id description } usedIn { title } }
  eduEvents { id uuid version university coursework { description } usedIn { title } }
  skillEvents { id uuid version name skills { id name level } usedIn { title } } }`;

type Copy = Record<string, unknown> & { content: Record<string, unknown> };
interface Deleted {
  readonly event: { readonly deleteEvents: { readonly ids: string[]; readonly copies: Copy[] } };
}
interface Restored {
  readonly event: { readonly restoreEvents: { readonly work: { readonly id: string; readonly usedIn: object[] }[] } };
}

const remove = async (token: string, ids: readonly string[]) =>
  (await gateway.ask<Deleted>(deletion, { ids }, token)).data.event.deleteEvents;

async function create(token: string, call: string): Promise<string> {
  const { data } = await gateway.ask<{ event: Record<string, { id: string }> }>(
    `mutation { event { ${call} { id } } }`,
    {},
    token,
  );
  return Object.values(data.event)[0]!.id;
}
const createWork = (token: string, company = 'Engines') =>
  create(token, `createWorkEvent(input: { company: "${company}", position: "P", link: "engines.example" })`);

/** Creates a résumé that refers to the given work blocks. One id is in capitals, as another client may write it. */
async function createResume(token: string, title: string, ids: readonly string[]): Promise<void> {
  const [first = '', ...rest] = ids;
  const document = newResume({
    language: 'en',
    eventIds: { work: [first.toUpperCase(), ...rest], education: [], skills: [] },
  });
  const { errors } = await gateway.ask(
    'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }',
    { input: { title, document } },
    token,
  );
  expect(errors).toBeUndefined();
}

test('deletes blocks of every kind at once and restores them unchanged, in the résumés that used them', async () => {
  const token = await gateway.signUp('bulk');
  const ids = [
    await createWork(token),
    await createWork(token, 'Second'),
    await create(token, 'createEduEvent(input: { university: "U", coursework: [{ description: "C" }] })'),
    await create(token, 'createSkillEvent(input: { name: "N", skills: [{ name: "S", level: 3 }] })'),
  ];
  await createResume(token, 'Both', ids.slice(0, 2));
  await createResume(token, 'Second alone', ids.slice(1, 2));
  const before = await gateway.ask<{ workEvents: { id: string; usedIn: object[] }[] }>(everything, {}, token);
  expect(before.data.workEvents.find(({ id }) => id === ids[1])?.usedIn).toHaveLength(2);

  const deleted = await remove(token, ids);
  expect(deleted.ids.toSorted()).toEqual(ids.toSorted());
  expect((await gateway.ask(everything, {}, token)).data).toEqual({ workEvents: [], eduEvents: [], skillEvents: [] });

  const { data } = await gateway.ask<Restored>(restoration, { copies: deleted.copies }, token);
  expect(data.event.restoreEvents.work.map(({ usedIn }) => usedIn.length).toSorted()).toEqual([1, 2]);
  expect(await gateway.ask(everything, {}, token)).toEqual(before);
  // A client that loses the answer sends the same request again.
  expect((await gateway.ask(restoration, { copies: deleted.copies }, token)).errors).toBeUndefined();
  expect(await gateway.ask(everything, {}, token)).toEqual(before);
});

test('skips ids that are unknown, malformed, repeated, or already deleted', async () => {
  const token = await gateway.signUp('bulk-ids');
  const id = await createWork(token);
  const ids = [id, id.toUpperCase(), 'no id', '', '01890000-0000-7000-8000-000000000000'];
  expect((await remove(token, ids)).ids).toEqual([id]);
  expect(await remove(token, ids)).toEqual({ ids: [], copies: [] });
  const tooMany = await gateway.ask(deletion, { ids: Array.from({ length: 1_001 }, () => id) }, token);
  expect(tooMany.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'ids' }] });
});

test('restores what a partner last sent, so that the next sync keeps the person’s changes', async () => {
  const token = await gateway.signUp('bulk-sync');
  const sync = `mutation { event { syncWorkEvent(input: { uuid: "w-1", company: "C", position: "Clerk" }) { id position } } }`;
  interface Synced {
    readonly event: { readonly syncWorkEvent: { readonly id: string; readonly position: string } };
  }
  const { id } = (await gateway.ask<Synced>(sync, {}, token)).data.event.syncWorkEvent;
  await gateway.ask(
    `mutation ($id: ID!) { event { updateWorkEvent(id: $id, version: 1, input: { company: "C", position: "Head clerk" }) {
      __typename } } }`,
    { id },
    token,
  );
  const { copies } = await remove(token, [id]);
  await gateway.ask(restoration, { copies }, token);
  expect((await gateway.ask<Synced>(sync, {}, token)).data.event.syncWorkEvent).toEqual({ id, position: 'Head clerk' });
});

test('restores all blocks or none when another block has taken a uuid in the meantime', async () => {
  const token = await gateway.signUp('bulk-taken');
  const namedBlock = await create(token, 'createWorkEvent(input: { uuid: "mine", company: "A", position: "P" })');
  const other = await createWork(token);
  const { copies } = await remove(token, [namedBlock, other]);
  await create(token, 'createSkillEvent(input: { uuid: "mine", name: "N", skills: [] })');
  const { errors } = await gateway.ask(restoration, { copies }, token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'copies' }] });
  const { data } = await gateway.ask<{ workEvents: object[] }>('{ workEvents { id } }', {}, token);
  expect(data.workEvents).toEqual([]);
});

test('refuses a copy that was tampered with and names the field that is wrong', async () => {
  const token = await gateway.signUp('bulk-tampered');
  const { copies } = await remove(token, [await createWork(token)]);
  const [copy] = copies as [Copy];
  const wrong: [string, unknown][] = [
    ['copies[0]', 'no copy'],
    ['copies[0].accountId', { ...copy, accountId: copy['id'] }],
    ['copies[0].id', { ...copy, id: 'x' }],
    ['copies[0].version', { ...copy, version: 0 }],
    ['copies[0].kind', { ...copy, kind: 'resume' }],
    ['copies[0].createdAt', { ...copy, createdAt: 'yesterday' }],
    ['copies[0].content.link', { ...copy, content: { ...copy.content, link: 'javascript:alert(1)' } }],
    ['copies[0].content.startDate', { ...copy, content: { ...copy.content, startDate: '2013-13' } }],
    ['copies[0].content.company', { ...copy, content: { ...copy.content, company: 'x'.repeat(301) } }],
    ['copies[0].synced.secret', { ...copy, synced: { ...copy.content, secret: 1 } }],
  ];
  for (const [path, value] of wrong) {
    const { errors } = await gateway.ask(restoration, { copies: [value] }, token);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions.fields?.map((field) => field.path)).toContain(path);
  }
  const copyWithNul = { ...copy, content: { ...copy.content, company: 'En\u0000gines' } };
  const { data } = await gateway.ask(restoration, { copies: [copyWithNul] }, token);
  expect(data).toMatchObject({ event: { restoreEvents: { work: [{ company: 'Engines' }] } } });
});

test('restores a thousand blocks in one request while résumés that use them are saved', async () => {
  const token = await gateway.signUp('bulk-many');
  const id = await createWork(token);
  const [copy] = (await remove(token, [id])).copies as [Copy];
  const nth = (index: number): string => `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const ids = Array.from({ length: 1_000 }, (_each, index) => nth(index));
  for (let start = 0; start < ids.length; start += 250) {
    const copies = ids.slice(start, start + 250).map((each) => ({ ...copy, id: each, uuid: each }));
    expect((await gateway.ask(restoration, { copies }, token)).errors).toBeUndefined();
  }
  const [deleted] = await Promise.all([
    remove(token, ids.toReversed()),
    createResume(token, 'One', ids.slice(0, 50)),
    createResume(token, 'Two', ids.slice(25, 75).toReversed()),
    remove(token, ids.slice(0, 10)),
  ]);
  expect(deleted.ids.length).toBeGreaterThanOrEqual(990);
  const { data } = await gateway.ask<{ workEvents: object[] }>('{ workEvents { id } }', {}, token);
  expect(data.workEvents).toEqual([]);
});
