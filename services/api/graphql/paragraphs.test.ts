import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});

afterAll(() => gateway.stop());

interface Paragraph {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly kind: string;
  readonly text: string;
}

const fields = 'id version title kind text';
const create = (input: object, token: string) =>
  gateway.ask<{ event: { createParagraphEvent: Paragraph } }>(
    `mutation ($input: ParagraphEventInput!) { event { createParagraphEvent(input: $input) { ${fields} } } }`,
    { input },
    token,
  );
const update = (id: string, version: number, input: object, token: string) =>
  gateway.ask<{ event: { updateParagraphEvent: Paragraph } }>(
    `mutation ($id: ID!, $version: Int!, $input: ParagraphEventInput!) {
      event { updateParagraphEvent(id: $id, version: $version, input: $input) {
        __typename ... on ParagraphEvent { ${fields} } ... on VersionConflict { currentVersion } } } }`,
    { id, version, input },
    token,
  );

const opening = {
  title: ' Why you ',
  kind: 'opening',
  text: 'Dear {{ company }},\r\nI saw {{position}} on {{today}}.\u0007',
};

test('keeps the lines and variables of a paragraph', async () => {
  const token = await gateway.signUp('letters');
  const { data } = await create(opening, token);
  const created = data.event.createParagraphEvent;
  expect(created).toMatchObject({
    version: 1,
    title: 'Why you',
    kind: 'opening',
    text: 'Dear {{ company }},\nI saw {{position}} on {{today}}.',
  });
  const changed = await update(created.id, 1, { ...opening, kind: 'closing', text: 'Yours, {{firstName}}' }, token);
  expect(changed.data.event.updateParagraphEvent).toMatchObject({
    version: 2,
    kind: 'closing',
    text: 'Yours, {{firstName}}',
  });
  const stale = await update(created.id, 1, opening, token);
  expect(stale.data.event.updateParagraphEvent).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
  const { data: all } = await gateway.ask<{ paragraphEvents: Paragraph[] }>(
    `{ paragraphEvents { ${fields} } }`,
    {},
    token,
  );
  expect(all.paragraphEvents.map(({ text }) => text)).toEqual(['Yours, {{firstName}}']);
});

test.each([
  [
    'an unknown variable',
    { ...opening, text: 'Dear {{boss}} of {{Company}}' },
    ['text: Unknown variable {{boss}}.', 'text: Unknown variable {{Company}}.'],
  ],
  ['no text', { ...opening, text: ' \u0000 ' }, ['text: Please enter the paragraph.']],
  ['no title', { ...opening, title: '' }, ['title: Please enter a title.']],
  ['too much', { ...opening, text: 'x'.repeat(100_000) }, ['text: Please use at most 5000 characters.']],
])('refuses %s with the field and the reason', async (_what, input, problems) => {
  const token = await gateway.signUp('refused');
  const { errors } = await create(input, token);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.extensions.fields?.map(({ path, message }) => `${path}: ${message}`)).toEqual(problems);
});

test('restores a deleted paragraph unchanged', async () => {
  const token = await gateway.signUp('undo');
  const { id } = (await create(opening, token)).data.event.createParagraphEvent;
  const deletion = await gateway.ask<{ event: { deleteEvents: { copies: unknown[] } } }>(
    'mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { copies } } }',
    { ids: [id] },
    token,
  );
  const back = await gateway.ask<{ event: { restoreEvents: { paragraphs: Paragraph[] } } }>(
    `mutation ($copies: [EventCopy!]!) { event { restoreEvents(copies: $copies) { paragraphs { ${fields} } } } }`,
    { copies: deletion.data.event.deleteEvents.copies },
    token,
  );
  expect(back.data.event.restoreEvents.paragraphs).toMatchObject([{ id, title: 'Why you' }]);
});
