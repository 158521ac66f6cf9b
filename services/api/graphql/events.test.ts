import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const create = 'mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { id uuid version } } }';
const update = `mutation ($id: ID!, $version: Int!, $input: WorkEventInput!) {
  event { updateWorkEvent(id: $id, version: $version, input: $input) {
    __typename ... on WorkEvent { version position } ... on VersionConflict { currentVersion } } } }`;
const sync = `mutation ($input: WorkEventSyncInput!) {
  event { syncWorkEvent(input: $input) { version company position accomplishments { uuid description } } } }`;

interface Created {
  readonly event: {
    readonly createWorkEvent: { readonly id: string; readonly uuid: string; readonly version: number };
  };
}
interface Updated {
  readonly event: { readonly updateWorkEvent: { readonly __typename: string; readonly currentVersion?: number } };
}
const job = { company: 'Engines', position: 'Programmer' };

async function createJob(token: string, input: object = job): Promise<Created['event']['createWorkEvent']> {
  const { data } = await gateway.ask<Created>(create, { input }, token);
  return data.event.createWorkEvent;
}

test('lets exactly one of many writes from one version win, and tells the others the newest version', async () => {
  const token = await gateway.signUp('race');
  const { id } = await createJob(token);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_each, index) =>
      gateway.ask<Updated>(update, { id, version: 1, input: { ...job, position: `Position ${index}` } }, token),
    ),
  );
  const results = answers.map(({ data }) => data.event.updateWorkEvent);
  expect(results.filter(({ __typename }) => __typename === 'WorkEvent')).toHaveLength(1);
  const conflicts = results.filter(({ __typename }) => __typename === 'VersionConflict');
  expect(conflicts).toEqual(Array.from({ length: 7 }, () => ({ __typename: 'VersionConflict', currentVersion: 2 })));
  const winner = results.findIndex(({ __typename }) => __typename === 'WorkEvent');
  const { data } = await gateway.ask('query ($id: ID!) { workEvent(id: $id) { position version } }', { id }, token);
  expect(data).toEqual({ workEvent: { position: `Position ${winner}`, version: 2 } });
});

test('treats a version from the future as a conflict', async () => {
  const token = await gateway.signUp('future');
  const { id } = await createJob(token);
  const { data } = await gateway.ask<Updated>(update, { id, version: 7, input: job }, token);
  expect(data.event.updateWorkEvent).toEqual({ __typename: 'VersionConflict', currentVersion: 1 });
});

test('creates one block for a request sent twice, and refuses the same uuid with other content', async () => {
  const token = await gateway.signUp('twice');
  const input = { ...job, uuid: 'mine', accomplishments: [{ uuid: 'a', description: 'Wrote.' }] };
  const first = await createJob(token, input);
  expect(await createJob(token, input)).toEqual(first);
  const { errors } = await gateway.ask(create, { input: { ...input, company: 'Other' } }, token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'uuid' }] });
  const other = await gateway.signUp('twice-other');
  expect((await createJob(other, { ...input, company: 'Other' })).id).not.toBe(first.id);
});

test('reports wrong months with their field, in the words of the specification', async () => {
  const token = await gateway.signUp('months');
  for (let times = 0; times < 3; times += 1) {
    const input = { ...job, company: ' ', startDate: '2013-1', endDate: 'May 2014' };
    const { status, errors } = await gateway.ask(create, { input }, token);
    expect(status).toBe(200);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'company', message: 'Please enter a company.' },
        { path: 'startDate', message: '2013-1 is not a YearMonth' },
        { path: 'endDate', message: 'May 2014 is not a YearMonth' },
      ],
    });
  }
  const literal = await gateway.ask(
    'mutation { event { createWorkEvent(input: { company: "C", position: "P", startDate: 2013 }) { id } } }',
    {},
    token,
  );
  expect(literal.errors?.[0]?.message).toBe('2013 is not a YearMonth');
  const backwards = await gateway.ask(create, { input: { ...job, startDate: '2014-02', endDate: '2014-01' } }, token);
  expect(backwards.errors?.[0]?.extensions.fields?.[0]?.path).toBe('endDate');
  const wrongDay = await gateway.ask(sync, { input: { uuid: 'x', startDate: '04.05.2019' } }, token);
  expect(wrongDay.errors?.[0]?.message).toBe('04.05.2019 is not a YearMonth');
});

test('cleans and limits text, and keeps only links that lead to the web', async () => {
  const token = await gateway.signUp('text');
  const { id } = await createJob(token, {
    company: '  Zoë\u0000\u0007 & عمل 🙂\nLtd ',
    position: 'P',
    accomplishments: [{ description: 'One\r\ntwo\u0008\u0000 three ' }],
  });
  const { data } = await gateway.ask(
    'query ($id: ID!) { workEvent(id: $id) { company accomplishments { description } } }',
    { id },
    token,
  );
  expect(data).toEqual({
    workEvent: { company: 'Zoë & عمل 🙂 Ltd', accomplishments: [{ description: 'One\ntwo three' }] },
  });
  const tooMuch = [
    ['company', { ...job, company: 'x'.repeat(301) }],
    ['accomplishments[0].description', { ...job, accomplishments: [{ description: 'x'.repeat(5_001) }] }],
    ['accomplishments', { ...job, accomplishments: Array.from({ length: 201 }, () => ({ description: 'x' })) }],
    ['accomplishments[0].description', { ...job, accomplishments: [{ description: ' \u0000 ' }] }],
    ['link', { ...job, link: 'javascript:alert(1)' }],
    ['link', { ...job, link: 'data:text/html,x' }],
    ['uuid', { ...job, uuid: 'x'.repeat(101) }],
  ] as const;
  for (const [path, input] of tooMuch) {
    const { errors } = await gateway.ask(create, { input }, token);
    expect(errors?.[0]?.extensions.fields?.map((field) => field.path)).toEqual([path]);
  }
});

test('keeps the order and names of skills and accepts levels from 1 to 5', async () => {
  const token = await gateway.signUp('skills');
  const mutation = `mutation ($input: SkillEventInput!) {
    event { createSkillEvent(input: $input) { id version skills { id name level } } } }`;
  const input = {
    name: 'Languages',
    skills: [
      { name: 'Latin', level: 2 },
      { id: 'fr', name: 'French' },
    ],
  };
  const { data } = await gateway.ask<{ event: { createSkillEvent: { id: string; skills: unknown[] } } }>(
    mutation,
    { input },
    token,
  );
  expect(data.event.createSkillEvent.skills).toEqual([
    { id: expect.any(String) as unknown, name: 'Latin', level: 2 },
    { id: 'fr', name: 'French', level: null },
  ]);
  for (const level of [0, 6]) {
    const { errors } = await gateway.ask(mutation, { input: { name: 'N', skills: [{ name: 'S', level }] } }, token);
    expect(errors?.[0]?.extensions.fields).toEqual([
      { path: 'skills[0].level', message: 'Please choose a level from 1 to 5.' },
    ]);
  }
});

test('syncs what changed at the partner and keeps what the person changed here', async () => {
  const token = await gateway.signUp('sync');
  const record = {
    uuid: 'w-1',
    company: 'Northgate',
    position: 'Clerk',
    link: 'not a link',
    accomplishments: [{ description: 'Filed.' }, { description: ' ' }],
  };
  interface Synced {
    readonly event: {
      readonly syncWorkEvent: { readonly version: number; readonly accomplishments: readonly { uuid: string }[] };
    };
  }
  const first = await gateway.ask<Synced>(sync, { input: record }, token);
  expect(first.data.event.syncWorkEvent).toMatchObject({ version: 1, accomplishments: [{ description: 'Filed.' }] });
  const again = await gateway.ask<Synced>(sync, { input: record }, token);
  expect(again.data).toEqual(first.data);

  const { data } = await gateway.ask<{ workEvents: { id: string }[] }>('{ workEvents { id } }', {}, token);
  const id = data.workEvents[0]!.id;
  await gateway.ask(update, { id, version: 1, input: { company: 'Northgate', position: 'Head clerk' } }, token);
  const unchanged = await gateway.ask<Synced>(sync, { input: record }, token);
  expect(unchanged.data.event.syncWorkEvent).toMatchObject({ version: 2, position: 'Head clerk', accomplishments: [] });
  const moved = await gateway.ask<Synced>(sync, { input: { ...record, company: 'Northgate Ltd' } }, token);
  expect(moved.data.event.syncWorkEvent).toMatchObject({
    version: 3,
    company: 'Northgate Ltd',
    position: 'Head clerk',
  });
});

test('creates one block when many syncs of one new record arrive at once', async () => {
  const token = await gateway.signUp('sync-race');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => gateway.ask(sync, { input: { uuid: 'w-2', company: 'C', position: 'P' } }, token)),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const { data } = await gateway.ask<{ workEvents: unknown[] }>('{ workEvents { id } }', {}, token);
  expect(data.workEvents).toHaveLength(1);
  const edu = 'mutation { event { syncEduEvent(input: { uuid: "w-2", university: "U" }) { id } } }';
  expect((await gateway.ask(edu, {}, token)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('counts a course as attended as long as its end date is in the future', async () => {
  const token = await gateway.signUp('attending');
  const mutation = 'mutation ($input: EduEventInput!) { event { createEduEvent(input: $input) { attending } } }';
  const isAttending = async (endDate: string | null): Promise<unknown> =>
    (
      await gateway.ask<{ event: { createEduEvent: { attending: boolean } } }>(
        mutation,
        { input: { university: 'U', endDate } },
        token,
      )
    ).data.event.createEduEvent.attending;
  expect([await isAttending('2999-01'), await isAttending('2001-01'), await isAttending(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('deletes for good, and finds nothing the second time', async () => {
  const token = await gateway.signUp('delete');
  const { id } = await createJob(token);
  const mutation = 'mutation ($id: ID!) { event { deleteEvent(id: $id) { id } } }';
  expect((await gateway.ask(mutation, { id }, token)).data).toEqual({ event: { deleteEvent: { id } } });
  expect((await gateway.ask(mutation, { id }, token)).errors?.[0]?.extensions.code).toBe('NO_DATA_FOUND');
  expect((await gateway.ask(update, { id, version: 1, input: job }, token)).errors?.[0]?.extensions.code).toBe(
    'NO_DATA_FOUND',
  );
});
