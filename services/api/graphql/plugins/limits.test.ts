import { getIntrospectionQuery } from 'graphql';
import { startTestGateway, type TestGateway } from '../../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

async function post(payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  const reply = await gateway.app.inject({ method: 'POST', url: '/graphql', payload, headers });
  return {
    status: reply.statusCode,
    body: reply.json<{ errors: { message: string; extensions: { code: string } }[] }>(),
  };
}
const ask = (query: string) => post(JSON.stringify({ query }));

test('refuses 6 aliases', async () => {
  const { status, body } = await ask(
    `{ ${Array.from({ length: 6 }, (_each, index) => `a${index}: me { id }`).join(' ')} }`,
  );
  expect(status).toBe(400);
  expect(body.errors[0]?.message).toMatch(/aliases limit/i);
});

const event = 'id uuid version updatedAt usedIn { id title } location link startDate endDate';
const work = `{ ${event} company position accomplishments { id uuid description } }`;
/** Everything that any page queries, in one request. */
const page = (alias: string): string => `
  ${alias}a: me { id headshotURL tesseraProduct profile { firstName lastName mjUserId mjDomain email phone linkedin
    address { addressOne addressTwo city state zip country } } }
  ${alias}b: workEvents ${work}
  ${alias}c: eduEvents { ${event} university degree major minor attending
    accomplishments { id description } coursework { id description } }
  ${alias}d: skillEvents { id uuid version updatedAt usedIn { id title } name skills { id name level } }
  ${alias}e: resumes { id title version createdAt updatedAt document }`;

test('allows everything our pages query together', async () => {
  expect((await ask(`{ ${page('x')} }`)).status).toBe(200);
});

test('allows all blocks of a builder with all their variants', async () => {
  const variantFields = 'id length language location accomplishments { id description }';
  const { status } =
    await ask(`{ me { id profile { firstName lastName email phone linkedin address { addressOne addressTwo
    city state zip country } } }
    workEvents { id uuid version company position location link startDate endDate accomplishments { id description }
      variants { ${variantFields} company position } }
    eduEvents { id uuid version university degree location link major minor startDate endDate attending
      accomplishments { id description } coursework { id description }
      variants { ${variantFields} university degree major minor coursework { id description } } }
    skillEvents { id uuid version name skills { id name level }
      variants { id length language name skills { id name level } } }
    resume(id: "x") { id title version createdAt updatedAt document } }`);
  expect(status).toBe(200);
});

test('refuses a query that costs too much, even when fragments hide it', async () => {
  const points = 'accomplishments { id uuid description } coursework { id description }';
  const educationVariant = `{ ${event} university degree major minor ${points}
    variants { id length language university degree major minor location ${points} } }`;
  const lists = Array.from({ length: 5 }, (_each, index) => `a${index}: eduEvents`);
  expect((await ask(`{ ${lists.map((list) => `${list} ${educationVariant}`).join(' ')} }`)).status).toBe(200);
  const { status, body } = await ask(
    `{ ${lists.map((list) => `${list} { ...f ...g }`).join(' ')} }
      fragment f on EduEvent { ...g ...h } fragment g on EduEvent { ...h } fragment h on EduEvent ${educationVariant}`,
  );
  expect(status).toBe(400);
  expect(body.errors[0]?.message).toMatch(/cost limit/i);
});

test('refuses a query that is too deep', async () => {
  let inner = 'id';
  for (let level = 0; level < 9; level += 1) inner = `... on User { ${inner} }`;
  const { status, body } = await ask(`{ me { ${inner} } }`);
  expect(status).toBe(400);
  expect(body.errors[0]?.message).toMatch(/depth/);
});

test('refuses a document with two operations, because only one of them is cached', async () => {
  const query = 'query A { me { id } } query B { workEvents { id } }';
  for (const operationName of ['A', 'B', 'A', 'B']) {
    expect((await post(JSON.stringify({ query, operationName }))).status).toBe(400);
  }
});

test('hides the schema unless introspection is configured', async () => {
  expect((await ask(getIntrospectionQuery())).status).toBe(400);
  expect((await ask('{ __schema { types { name } } }')).status).toBe(400);
  expect((await ask('{ __typename }')).status).toBe(200);
  const openGateway = await startTestGateway({ introspection: true });
  const answer = await openGateway.ask<{ __schema: { types: unknown[] } }>(getIntrospectionQuery());
  expect(answer.data.__schema.types.length).toBeGreaterThan(20);
  await openGateway.stop();
});

test.each([
  [
    'more than 256 KiB',
    () => post(JSON.stringify({ query: '{ me { id } }', variables: { x: 'x'.repeat(262_144) } })),
    413,
  ],
  ['a query of 20,001 characters', () => ask(`{ me { id } }${' '.repeat(20_001)}`), 400],
  ['too many words', () => ask(`{ me { ${'id '.repeat(2_500)} } }`), 400],
  [
    'text/plain, as a form of another site sends it',
    () => post('{"query":"{ me { id } }"}', { 'content-type': 'text/plain' }),
    415,
  ],
  ['a form', () => post('query=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
  ['no type', () => post('{"query":"{ me { id } }"}', {}), 415],
  ['broken JSON', () => post('{"query":'), 400],
  ['a poisoned prototype', () => post('{"query":"{ me { id } }","__proto__":{"x":1}}'), 400],
  ['a list of queries', () => post('[{"query":"{ me { id } }"}]'), 400],
  ['no query', () => post('{}'), 400],
  ['null', () => post('null'), 400],
  ['a query that is not text', () => post('{"query":7}'), 400],
  ['a parsed query as JSON', () => ask('{"kind":"Document","definitions":[]}'), 400],
  ['variables that are text', () => post('{"query":"{ me { id } }","variables":"x"}'), 400],
])('refuses %s with a GraphQL answer', async (_name, send, expected) => {
  const { status, body } = await send();
  expect(status).toBe(expected);
  expect(body).toMatchObject({
    data: null,
    errors: [{ message: expect.any(String) as unknown, extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

test.each(['GET', 'PUT', 'DELETE'] as const)('does not answer %s', async (method) => {
  const reply = await gateway.app.inject({ method, url: '/graphql?query={__typename}' });
  expect([404, 405]).toContain(reply.statusCode);
  expect(reply.body).not.toContain('Query');
});

test('keeps the gateway’s limits and parsers to the gateway', async () => {
  const other = await startTestGateway();
  expect(other.app.hasContentTypeParser('text/plain')).toBe(true);
  await other.stop();
});
