import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const fields = 'id uuid version variants { id length language company position accomplishments { id description } }';
const create = `mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { ${fields} } } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: WorkEventInput!) {
  event { updateWorkEvent(id: $id, version: $version, input: $input) { ... on WorkEvent { ${fields} } } } }`;

interface Block {
  readonly id: string;
  readonly uuid: string;
  readonly version: number;
  readonly variants: readonly object[];
}
const job = { company: 'Engines', position: 'Programmer', accomplishments: [{ uuid: 'a', description: 'At length.' }] };
const variants = [
  { id: 'one', length: 'short', accomplishments: [{ uuid: 'a', description: 'Brief.' }] },
  { id: 'two', language: 'FR-ca', position: 'Programmeuse' },
];

async function createJob(token: string, input: object): Promise<Block> {
  const { data } = await gateway.ask<{ event: { createWorkEvent: Block } }>(create, { input }, token);
  return data.event.createWorkEvent;
}
async function updateJob(token: string, { id, version }: Block, input: object): Promise<Block> {
  const variables = { id, version, input };
  const { data } = await gateway.ask<{ event: { updateWorkEvent: Block } }>(update, variables, token);
  return data.event.updateWorkEvent;
}

test('returns variants as they were sent, with entry ids that differ from those of the block', async () => {
  const token = await gateway.signUp('variants');
  const made = await createJob(token, { ...job, variants });
  expect(made.variants).toEqual([
    {
      id: 'one',
      length: 'short',
      language: null,
      company: null,
      position: null,
      accomplishments: [{ id: expect.not.stringMatching(/^a$/) as string, description: 'Brief.' }],
    },
    { id: 'two', length: null, language: 'fr-CA', company: null, position: 'Programmeuse', accomplishments: null },
  ]);
});

test('keeps variants when a client omits them, and removes them for an empty list', async () => {
  const token = await gateway.signUp('keeping');
  const made = await createJob(token, { ...job, variants });
  const kept = await updateJob(token, made, { ...job, company: 'Other' });
  expect(kept).toMatchObject({ version: 2, variants: made.variants });
  const withoutVariants = await updateJob(token, kept, { ...job, variants: [] });
  expect(withoutVariants).toMatchObject({ version: 3, variants: [] });
  expect((await createJob(token, job)).variants).toEqual([]);
});

test.each([
  [[{ length: 'short' }, { length: 'short' }], 'variants[1].length'],
  [[{ language: 'fr-ca' }, { language: 'fr-CA' }], 'variants[1].length'],
  [[{ company: 'The usual wording' }], 'variants[0].length'],
  [[{ language: 'not a tag' }], 'variants[0].language'],
  [[{ length: 'long', company: 'x'.repeat(301) }], 'variants[0].company'],
  [Array.from({ length: 13 }, (_each, index) => ({ language: `x-${index}` })), 'variants'],
])('refuses wrong variants with their field (%#)', async (wrong, path) => {
  const token = await gateway.signUp(`wrong-${crypto.randomUUID()}`);
  const { errors } = await gateway.ask(create, { input: { ...job, variants: wrong } }, token);
  expect(JSON.stringify(errors)).toContain(`"path":"${path}"`);
  const { data } = await gateway.ask('{ workEvents { id } }', {}, token);
  expect(data).toEqual({ workEvents: [] });
});

test('supports variants of skills and paragraphs, and refuses unknown variables in them', async () => {
  const token = await gateway.signUp('kinds');
  const group = { name: 'Web', skills: [{ name: 'HTML', level: 5 }], variants: [{ length: 'short', name: 'W' }] };
  const skill = `mutation ($input: SkillEventInput!) {
    event { createSkillEvent(input: $input) { variants { length name skills { name } } } } }`;
  const { data } = await gateway.ask(skill, { input: group }, token);
  expect(data).toEqual({ event: { createSkillEvent: { variants: [{ length: 'short', name: 'W', skills: null }] } } });
  const paragraph = `mutation ($input: ParagraphEventInput!) {
    event { createParagraphEvent(input: $input) { variants { text } } } }`;
  const input = { title: 'T', kind: 'body', text: 'Usual', variants: [{ length: 'long', text: 'Dear {{nobody}}' }] };
  const { errors } = await gateway.ask(paragraph, { input }, token);
  expect(JSON.stringify(errors)).toContain('"path":"variants[0].text"');
});

test('restores a deleted block with its variants, and restores nothing for a copy with wrong ones', async () => {
  const token = await gateway.signUp('deleting');
  const made = await createJob(token, { ...job, variants });
  const deletion = await gateway.ask<{ event: { deleteEvents: { copies: { content: { variants: object[] } }[] } } }>(
    'mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { copies } } }',
    { ids: [made.id] },
    token,
  );
  const [copy] = deletion.data.event.deleteEvents.copies;
  const restore = (copies: readonly unknown[]) =>
    gateway.ask(
      `mutation ($copies: [EventCopy!]!) { event { restoreEvents(copies: $copies) { work { ${fields} } } } }`,
      { copies },
      token,
    );
  const [first, second] = copy?.content.variants ?? [];
  const wrong = { ...copy, content: { ...copy?.content, variants: [first, { ...second, language: 'not a tag' }] } };
  expect((await restore([wrong])).errors).toBeDefined();
  expect((await restore([copy])).data).toEqual({ event: { restoreEvents: { work: [made] } } });
});

test('syncs what the partner changed and keeps the person’s other variants', async () => {
  const token = await gateway.signUp('syncing');
  const sync = async (company: string) => {
    const record = { uuid: 'record-1', company, position: 'Programmer', fromSyncSvc: true };
    const { data } = await gateway.ask<{ event: { syncWorkEvent: Block } }>(
      `mutation ($input: WorkEventSyncInput!) { event { syncWorkEvent(input: $input) { ${fields} company } } }`,
      { input: record },
      token,
    );
    return data.event.syncWorkEvent;
  };
  const withVariant = await updateJob(token, await sync('Engines'), { ...job, company: 'Engines', variants });
  expect(await sync('Engines')).toMatchObject(withVariant);
  expect(await sync('Other Engines')).toMatchObject({ company: 'Other Engines', variants: withVariant.variants });
});
