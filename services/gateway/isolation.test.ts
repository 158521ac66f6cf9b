/** A walk over every operation of the schema: as nobody, as a user without an account, and as a stranger. */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  isCompositeType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { newLetter } from '../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../shared/documents/new-resume.ts';
import { type GatewayAnswer, startTestGateway, type TestGateway } from '../../shared/testing/gateway.ts';
import { gatewaySchema } from './schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

/** A good value for each type of argument; a type that is not here fails the walk. */
const samples: Readonly<Record<string, unknown>> = {
  'Int!': 1,
  'String!': 'DELETE',
  '[ID!]!': ['01890000-0000-7000-8000-000000000000'],
  '[EventCopy!]!': [],
  'AuthProviderIdQueryInput!': { domain: 'portal.example' },
  'CreateUserInput!': { firstName: 'A' },
  'ContactInfoInput!': { email: 'a@example.com' },
  Int: 1,
  ID: null,
  String: 'word',
  '[String!]': ['word'],
  Date: '2026-11-30',
  JobFilter: { stages: ['saved'], text: 'word' },
  JobSort: { by: 'title' },
  JobStage: null,
  'JobStage!': 'applied',
  CloseReason: null,
  'JobInput!': { title: 'T' },
  '[JobTraits!]!': [{ title: 'T', company: 'C' }],
  '[JobInput!]!': [{ title: 'T' }],
  'JobChangeInput!': { title: 'T' },
  '[JobStageInput!]!': [{ stage: 'applied', on: '2026-11-30' }],
  'PostingSearchInput!': { words: 'baker' },
  PostingSort: 'newest',
  PostingSearchInput: { words: 'word' },
  FitWeightsInput: { skills: 1, phrases: 1, title: 1, years: 1, place: 1, freshness: 1 },
  'DismissalReason!': 'other',
  Boolean: null,
  'TailoredResumeInput!': { title: 'T', choices: [] },
  'TailoredLetterInput!': { title: 'T', paragraphIds: [] },
  WorkEventInput: null,
  ParagraphEventInput: null,
  EduEventInput: null,
  SkillEventInput: null,
  'WorkEventInput!': { company: 'C', position: 'P' },
  'EduEventInput!': { university: 'U' },
  'SkillEventInput!': { name: 'N', skills: [] },
  'ParagraphEventInput!': { title: 'T', kind: 'body', text: 'P' },
  'WorkEventSyncInput!': { uuid: 'walk-work' },
  'EduEventSyncInput!': { uuid: 'walk-edu' },
  'ShareInput!': { mode: 'live' },
  'ResumeInput!': { title: 'T', document: newResume({ language: 'en' }) },
  'LetterInput!': { title: 'T', document: newLetter({ language: 'en' }) },
  'ImportUndoInput!': { resumeId: '01890000-0000-7000-8000-000000000000', blocks: [] },
  'ResumeImportInput!': {
    work: [],
    education: [],
    skills: [],
    resume: { title: 'T', document: newResume({ language: 'en' }) },
  },
};

/** Every field below `type`, as deep as the schema goes. */
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    return ` { __typename ${named
      .getTypes()
      .map((each) => `... on ${each.name}${selection(each)}`)
      .join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  return ` { ${Object.values(named.getFields())
    .map((field) => `${field.name}${selection(field.type)}`)
    .join(' ')} }`;
}

interface Operation {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly takesId: boolean;
}

function operationFor(
  kind: 'query' | 'mutation',
  group: string | undefined,
  field: GraphQLField<unknown, unknown>,
): Operation {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${given === '' ? '' : `(${given})`}${selection(field.type)}`;
  const variables = Object.fromEntries(
    field.args.flatMap(({ name, type }): [string, unknown][] => {
      if (String(type) === 'ID!') return [];
      if (!(String(type) in samples)) throw new Error(`Add a sample of ${String(type)} to this test.`);
      return [[name, samples[String(type)]]];
    }),
  );
  return {
    name: group === undefined ? field.name : `${group}.${field.name}`,
    query: `${kind}${declared === '' ? '' : `(${declared})`} { ${group === undefined ? call : `${group} { ${call} }`} }`,
    variables,
    takesId: field.args.some(({ type }) => String(type) === 'ID!'),
  };
}

const queries = Object.values(gatewaySchema.getQueryType()?.getFields() ?? {}).map((field) =>
  operationFor('query', undefined, field),
);
const mutations = Object.values(gatewaySchema.getMutationType()?.getFields() ?? {}).flatMap((group) => {
  const type = getNamedType(group.type);
  if (!isObjectType(type)) throw new Error(`${group.name} is not a group of mutations.`);
  return Object.values(type.getFields()).map((field) => operationFor('mutation', group.name, field));
});
const operations = [...queries, ...mutations];

const codesOf = ({ errors }: GatewayAnswer<unknown>): readonly string[] =>
  (errors ?? []).map(({ extensions }) => extensions.code);
const nowhere = '01890000-0000-7000-8000-000000000000';

test('the walk meets every operation', () => {
  expect(queries.length).toBeGreaterThanOrEqual(10);
  expect(mutations.length).toBeGreaterThanOrEqual(15);
  expect(operations.every(({ query }) => isCompositeType(gatewaySchema.getQueryType()!) && query.length > 0)).toBe(
    true,
  );
});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s as nobody',
  async (name, operation) => {
    const variables = { ...operation.variables, id: nowhere };
    const answer = await gateway.ask(operation.query, variables);
    expect(answer.status).toBe(200);
    expect(codesOf(answer)).toEqual([name === 'authProvider' ? 'NO_DATA_FOUND' : 'UNAUTHENTICATED']);
    const garbage = await gateway.ask(operation.query, variables, 'not.a.token');
    expect(garbage.errors).toEqual(answer.errors);
  },
);

test.each(
  operations
    .filter(({ name }) => name !== 'authProvider' && name !== 'user.createUser')
    .map((operation) => [operation.name, operation] as const),
)('%s before there is an account', async (_name, operation) => {
  const token = await gateway.issuer.sign({ sub: 'without-account' });
  const answer = await gateway.ask(operation.query, { ...operation.variables, id: nowhere }, token);
  expect(answer.errors).toMatchObject([{ message: 'NoUserFoundError', extensions: { code: 'NO_USER_FOUND' } }]);
});

test('a stranger gets for each id the answer that an id of nothing gets, and changes nothing', async () => {
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
  const all = `{ workEvents${selection(gatewaySchema.getQueryType()!.getFields()['workEvents']!.type)}
    eduEvents { id version } skillEvents { id version } paragraphEvents { id version } resumes { id version title } letters { id version title }
    jobs { nodes { id version title stages { id stage on } } total }
    savedSearches { id name mailed lastSeenAt }
    shares(id: "${resumeId}") { id path hasPassword mode label letterTitle } }`;
  const before = await gateway.ask(all, {}, owner);

  const withId = operations.filter(({ takesId }) => takesId);
  expect(withId.length).toBeGreaterThanOrEqual(10);
  for (const { name, query, variables } of withId) {
    const missing = await gateway.ask(query, { ...variables, id: nowhere }, stranger);
    expect([name, ...codesOf(missing)]).toEqual([name, 'NO_DATA_FOUND']);
    for (const id of [...ids, 'no id at all', '', '1; drop table events']) {
      const answer = await gateway.ask(query, { ...variables, id }, stranger);
      expect([name, answer]).toEqual([name, missing]);
    }
  }
  expect(await gateway.ask(all, {}, owner)).toEqual(before);
  const own = await gateway.ask<Record<string, unknown[]>>(
    '{ workEvents { id } eduEvents { id } skillEvents { id } paragraphEvents { id } resumes { id } letters { id } }',
    {},
    stranger,
  );
  expect(Object.values(own.data).flat()).toEqual([]);
});

test('a stranger deletes nothing of the owner’s, and what comes back comes back to the one who asks', async () => {
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

  const forged = {
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
  expect((await gateway.ask(restore, { copies: [forged] }, stranger)).errors).toBeUndefined();
  expect(await gateway.ask(list, {}, owner)).toEqual(before);
  expect((await gateway.ask(list, {}, stranger)).data).toEqual({ workEvents: [{ id, company: 'Forged', version: 7 }] });
  expect((await gateway.ask(remove, { ids: [id] }, stranger)).data).toMatchObject({
    event: { deleteEvents: { ids: [id] } },
  });
  expect(await gateway.ask(list, {}, owner)).toEqual(before);
});

test('the same subject of another issuer is another user', async () => {
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
