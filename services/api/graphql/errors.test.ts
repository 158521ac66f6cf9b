import { jest } from '@jest/globals';
import { createAuthenticator } from '../../domain/accounts/authentication/authenticator.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
let failures = 0;
beforeAll(async () => {
  gateway = await startTestGateway({
    onFailure: () => (failures += 1),
    findAuthProvider: () => {
      throw new Error('connection to 10.0.0.7 failed: password "hunter2"');
    },
  });
});
afterAll(() => gateway.stop());

const provider = 'query ($input: AuthProviderIdQueryInput!) { authProvider(input: $input) { id } }';
const input = { domain: 'portal.example' };

test('masks an unexpected error and logs its details under an id', async () => {
  for (let times = 0; times < 3; times += 1) {
    const answer = await gateway.ask(provider, { input });
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|10\.0\.0\.7|at .*\.ts/);
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Something went wrong on our side. Please try again.',
      path: ['authProvider'],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const line = gateway.log.find((each) => each.includes(answer.errors?.[0]?.extensions.id ?? 'no id'));
    expect(line).toContain('hunter2');
  }
  // The response has status 200, so that only this count shows the failures to operators.
  expect(failures).toBe(3);
});

test('masks a database error like every other unexpected error', async () => {
  const token = await gateway.signUp('fault');
  const pool = gateway.database.db.$client;
  const spy = jest.spyOn(pool, 'query').mockImplementation(() => {
    throw new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')], 'secret table');
  });
  const answer = await gateway.ask('{ me { id } }', {}, token);
  spy.mockRestore();
  expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(JSON.stringify(answer)).not.toMatch(/ECONNREFUSED|secret|select/);
});

test('suggests no names of the schema', async () => {
  for (const [query, message] of [
    ['{ resumess { id } }', 'Cannot query field "resumess" on type "Query".'],
    ['query ($sort: JobSortt) { me { id } }', 'Unknown type "JobSortt".'],
    [
      'mutation { job { changeStages(id: "x", stages: [{ stage: aplied, on: "2026-11-30" }]) { __typename } } }',
      'Value "aplied" does not exist in "JobStage" enum.',
    ],
  ] as const) {
    const answer = await gateway.ask(query, {});
    expect(answer.errors?.map((error) => error.message)).toContain(message);
  }
});

test('logs a denial once per request, with the operation name our pages use', async () => {
  const guest = await gateway.issuer.sign({ sub: 'refused-guest', is_anonymous: true });
  const redeem =
    'mutation Quartermain { one: plan { redeemGift(code: "x") { outcome } } two: plan { redeemGift(code: "y") { outcome } } }';
  const send = (query: string, operationName: string, token?: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: { query, operationName },
    });
  const before = gateway.log.length;
  gateway.app.log.level = 'info';
  await send('query ProfileLoadMe { me { id } }', 'ProfileLoadMe');
  await send('query Zebulon { me { id } }', 'Zebulon', guest);
  const creation = await gateway.ask<{ user: { createUser: { id: string } } }>(
    'mutation { user { createUser(input: {}) { id } } }',
    {},
    guest,
  );
  await send(redeem, 'Quartermain', guest);
  gateway.app.log.level = 'error';
  const lines = gateway.log.slice(before).map((line) => JSON.parse(line) as { msg: string });
  const denialLines = lines.filter(({ msg }) => msg === 'Access was denied');
  const { id: account } = creation.data.user.createUser;
  expect(denialLines).toEqual([
    expect.objectContaining({
      operation: 'ProfileLoadMe',
      code: 'UNAUTHENTICATED',
      reqId: expect.any(String) as string,
    }),
    expect.objectContaining({ operation: 'other', code: 'NO_USER_FOUND' }),
    expect.objectContaining({ operation: 'other', code: 'FORBIDDEN', account }),
  ]);
  expect(JSON.stringify(denialLines)).not.toMatch(/Zebulon|Quartermain|redeemGift/);
});

test('signs nobody out when an issuer’s keys cannot be fetched', async () => {
  const issuers = [{ ...gateway.issuer, jwksUri: 'http://127.0.0.1:1/jwks' }];
  const cut = await startTestGateway({ database: gateway.database.db, authenticate: createAuthenticator({ issuers }) });
  const token = await gateway.issuer.sign({ sub: 'ada' });
  const answer = await cut.ask('{ me { id } }', {}, token);
  expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(JSON.stringify(answer)).not.toContain('127.0.0.1');
  await cut.stop();
});

test('answers a malformed query with 400 and the reason', async () => {
  for (const query of ['{ me { nothing } }', '{ me {', 'query ($x: Nope) { me { id } }', '{ workEvent { id } }']) {
    const answer = await gateway.ask(query);
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(answer.errors?.[0]?.message).not.toMatch(/our side/);
  }
  for (let times = 0; times < 3; times += 1) {
    const wrongType = await gateway.ask(provider, { input: { domain: 7 } });
    expect([wrongType.status, wrongType.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    const missingKeysAnswer = await gateway.ask(provider, {});
    expect([missingKeysAnswer.status, missingKeysAnswer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  }
});

test('keeps the numbers in an error’s path', async () => {
  const token = await gateway.signUp('path');
  await gateway.ask('mutation { event { createWorkEvent(input: { company: "C", position: "P" }) { id } } }', {}, token);
  const { db } = gateway.database;
  await db.$client.query('alter table resume_events rename to resume_events_away');
  try {
    const answer = await gateway.ask('{ workEvents { usedIn { id } } }', {}, token);
    expect(answer.errors?.[0]?.path).toEqual(['workEvents', 0, 'usedIn']);
    expect(JSON.stringify(answer)).not.toContain('resume_events');
  } finally {
    await db.$client.query('alter table resume_events_away rename to resume_events');
  }
});
