/**
 * Another person learns and changes nothing, whatever ids are sent. `services/tests/authorization.test.ts` checks every
 * kind of caller.
 */
import { newLetter } from '../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { type GatewayAnswer, startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { mutations, unknownId, operations, queries, selection } from './__tests__/operations.ts';
import { gatewaySchema } from './schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const codesOf = ({ errors }: GatewayAnswer<unknown>): readonly string[] =>
  (errors ?? []).map(({ extensions }) => extensions.code);

test('covers every operation', () => {
  expect(queries.length).toBeGreaterThanOrEqual(10);
  expect(mutations.length).toBeGreaterThanOrEqual(15);
});

test('answers a stranger the same for a foreign id as for an unknown id, and changes nothing', async () => {
  const owner = await gateway.signUp('owner');
  const stranger = await gateway.signUp('stranger');
  const create = async (query: string): Promise<string> => {
    const { data } = await gateway.ask<Record<string, Record<string, { id: string }>>>(
      query,
      { document: newResume({ language: 'en' }) },
      owner,
    );
    return Object.values(Object.values(data)[0]!)[0]!.id;
  };
  const ids = [
    await create('mutation { event { createWorkEvent(input: { company: "C", position: "P" }) { id } } }'),
    await create('mutation { event { createEduEvent(input: { university: "U" }) { id } } }'),
    await create('mutation { event { createSkillEvent(input: { name: "N", skills: [] }) { id } } }'),
    await create('mutation { event { createParagraphEvent(input: { title: "T", kind: body, text: "P" }) { id } } }'),
    await create(
      'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "T", document: $document }) { id } } }',
    ),
  ];
  const resumeId = ids.at(-1)!;
  const letter = newLetter({
    language: 'en',
    resume: { id: resumeId, design: { template: 'classic', paper: 'a4' } },
  });
  const { data: made } = await gateway.ask<{ letter: { createLetter: { id: string } } }>(
    'mutation ($document: LetterDocument!) { letter { createLetter(input: { title: "T", document: $document }) { id } } }',
    { document: letter },
    owner,
  );
  const letterId = made.letter.createLetter.id;
  ids.push(
    letterId,
    await create(
      `mutation { share { createShare(id: "${letterId}", resumeId: "${resumeId}", language: "en", input: { mode: live }) { id } } }`,
    ),
  );
  ids.push(
    await create(
      `mutation { share { createShare(id: "${resumeId}", language: "en", input: { mode: live, password: "harbour" }) { id } } }`,
    ),
  );
  ids.push(await create('mutation { job { createJob(input: { title: "T" }) { id } } }'));
  ids.push(await create('mutation { search { saveSearch(name: "N", search: { words: "baker" }) { id } } }'));
  ids.push(await create('mutation { people { createPerson(input: { name: "N" }) { id } } }'));
  ids.push(
    await create('mutation { people { createEmailTemplate(input: { name: "N", subject: "S", body: "B" }) { id } } }'),
  );
  const all = `{ workEvents${selection(gatewaySchema.getQueryType()!.getFields()['workEvents']!.type)}
    eduEvents { id version } skillEvents { id version } paragraphEvents { id version } resumes { id version title } letters { id version title }
    jobs { nodes { id version title stages { id stage on } } total }
    savedSearches { id name mailed lastSeenAt }
    people { nodes { id version name jobs { id } } total } emailTemplates { id version name subject body }
    shares(id: "${resumeId}") { id path hasPassword mode label letterTitle } }`;
  const before = await gateway.ask(all, {}, owner);

  const withId = operations.filter(({ takesId }) => takesId);
  expect(withId.length).toBeGreaterThanOrEqual(10);
  for (const { name, query, variables } of withId) {
    const missingAnswer = await gateway.ask(query, { ...variables, id: unknownId }, stranger);
    expect([name, ...codesOf(missingAnswer)]).toEqual([name, 'NO_DATA_FOUND']);
    for (const id of [...ids, 'no id at all', '', '1; drop table events']) {
      const answer = await gateway.ask(query, { ...variables, id }, stranger);
      expect([name, answer]).toEqual([name, missingAnswer]);
    }
  }
  expect(await gateway.ask(all, {}, owner)).toEqual(before);
  const ownCopies = await gateway.ask<Record<string, unknown[]>>(
    '{ workEvents { id } eduEvents { id } skillEvents { id } paragraphEvents { id } resumes { id } letters { id } }',
    {},
    stranger,
  );
  expect(Object.values(ownCopies.data).flat()).toEqual([]);
}, 60_000);

test('lets a stranger delete nothing of the owner’s, and restores copies for the caller only', async () => {
  const owner = await gateway.signUp('bulk-owner');
  const stranger = await gateway.signUp('bulk-stranger');
  const { data } = await gateway.ask<{ event: { createWorkEvent: { id: string } } }>(
    'mutation { event { createWorkEvent(input: { company: "Private", position: "P" }) { id } } }',
    {},
    owner,
  );
  const { id } = data.event.createWorkEvent;
  const remove = 'mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { ids copies } } }';
  const restore =
    'mutation ($copies: [EventCopy!]!) { event { restoreEvents(copies: $copies) { work { id company } } } }';
  const list = '{ workEvents { id company version } }';
  expect((await gateway.ask(remove, { ids: [id] }, stranger)).data).toEqual({
    event: { deleteEvents: { ids: [], copies: [] } },
  });
  const before = await gateway.ask(list, {}, owner);
  expect(before.data).toEqual({ workEvents: [{ id, company: 'Private', version: 1 }] });

  const forgedCopy = {
    id,
    uuid: id,
    kind: 'work',
    version: 7,
    content: {
      company: 'Forged',
      position: 'P',
      location: null,
      link: null,
      startDate: null,
      endDate: null,
      accomplishments: [],
    },
    synced: null,
    createdAt: '2021-01-01T00:00:00.000Z',
    updatedAt: '2021-01-01T00:00:00.000Z',
  };
  expect((await gateway.ask(restore, { copies: [forgedCopy] }, stranger)).errors).toBeUndefined();
  expect(await gateway.ask(list, {}, owner)).toEqual(before);
  expect((await gateway.ask(list, {}, stranger)).data).toEqual({ workEvents: [{ id, company: 'Forged', version: 7 }] });
  expect((await gateway.ask(remove, { ids: [id] }, stranger)).data).toMatchObject({
    event: { deleteEvents: { ids: [id] } },
  });
  expect(await gateway.ask(list, {}, owner)).toEqual(before);
});

test('treats the same subject of another issuer as another user', async () => {
  const owner = await gateway.signUp('shared-name');
  await gateway.ask('mutation { event { createWorkEvent(input: { company: "C", position: "P" }) { id } } }', {}, owner);
  const namesake = {
    issuer: 'https://elsewhere.example',
    subject: 'shared-name',
    email: null,
    emailVerified: false,
    isAnonymous: false,
    isFull: true,
    isCustomer: false,
  };
  const other = await startTestGateway({
    database: gateway.database.db,
    authenticate: () => Promise.resolve(namesake),
  });
  const answer = await other.ask('{ workEvents { id } }');
  expect(codesOf(answer)).toEqual(['NO_USER_FOUND']);
  await other.stop();
});
