import { newLetter } from '../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test('reports which letters a paragraph change would push onto another page', async () => {
  const token = await gateway.signUp('letters');
  const ask = async <Data>(text: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> =>
    (await gateway.ask<Data>(text, variables, token)).data;
  const { event } = await ask<{ event: { createParagraphEvent: { id: string } } }>(
    'mutation { event { createParagraphEvent(input: { title: "T", kind: body, text: "At {{company}}." }) { id } } }',
  );
  const { id } = event.createParagraphEvent;
  const document = newLetter({ language: 'en', parts: [{ kind: 'block', id: 'a', eventId: id }] });
  await ask('mutation ($input: LetterInput!) { letter { createLetter(input: $input) { id } } }', {
    input: { title: 'To Acme', document },
  });
  const paragraph = { title: 'T', kind: 'body', text: Array.from({ length: 90 }, () => 'I bake bread.').join('\n') };
  const after =
    'query ($id: ID!, $paragraph: ParagraphEventInput) { pagesAfter(id: $id, paragraph: $paragraph) { title before after } }';
  expect(await ask(after, { id, paragraph })).toEqual({ pagesAfter: [{ title: 'To Acme', before: 1, after: 3 }] });
});

const query = `query ($id: ID!, $work: WorkEventInput, $skill: SkillEventInput) {
  pagesAfter(id: $id, work: $work, skill: $skill) { title before after } }`;

test('reports which résumés a block change would push onto another page, and saves nothing', async () => {
  const token = await gateway.signUp('pages');
  const ask = async <Data>(text: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
    const { data, errors } = await gateway.ask<Data>(text, variables, token);
    if (errors) throw new Error(errors[0]?.extensions.code);
    return data;
  };
  const { event } = await ask<{ event: { createWorkEvent: { id: string } } }>(
    'mutation { event { createWorkEvent(input: { company: "Northside", position: "Baker" }) { id } } }',
  );
  const { id } = event.createWorkEvent;
  const create = 'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }';
  const uses = Array.from({ length: 12 }, (_each, index) => `Uses it ${12 - index}`);
  for (const [title, work] of [...uses.map((title) => [title, [id]] as const), ['Does not', []] as const]) {
    await ask(create, {
      input: { title, document: newResume({ language: 'en', eventIds: { work, education: [], skills: [] } }) },
    });
  }
  const accomplishments = Array.from({ length: 60 }, (_each, index) => ({ description: `Baked loaf number ${index}` }));
  const work = { company: 'Northside', position: 'Baker', accomplishments };
  expect(await ask(query, { id, work })).toEqual({
    pagesAfter: uses.map((_each, index) => ({ title: `Uses it ${index + 1}`, before: 1, after: 2 })),
  });
  expect(await ask('{ workEvents { version accomplishments { id } } }')).toEqual({
    workEvents: [{ version: 1, accomplishments: [] }],
  });
  await expect(ask(query, { id, skill: { name: 'N', skills: [] } })).rejects.toThrow('BAD_USER_INPUT');
  const stranger = await gateway.signUp('stranger');
  const { errors } = await gateway.ask(query, { id, work }, stranger);
  expect(errors?.[0]?.extensions.code).toBe('NO_DATA_FOUND');
});
