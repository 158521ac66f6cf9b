/** Years without months in blocks (docs/adr/0052): the scalar and the partners' input stay as product.md §3 has them. */
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

interface Job {
  readonly id: string;
  readonly version: number;
  readonly startDate: string;
  readonly startPrecision: string;
}
const fields = 'id version startDate startPrecision endDate endPrecision';
const job = { company: 'Engines', position: 'Programmer' };
const create = `mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { ${fields} } } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: WorkEventInput!) {
  event { updateWorkEvent(id: $id, version: $version, input: $input) { ... on WorkEvent { ${fields} } } } }`;
const sync = `mutation ($input: WorkEventSyncInput!) { event { syncWorkEvent(input: $input) { ${fields} } } }`;

const list = async (token: string): Promise<readonly Job[]> =>
  (await gateway.ask<{ workEvents: Job[] }>(`{ workEvents { ${fields} } }`, {}, token)).data.workEvents;

test('keeps that only the year of a date is known, also through a deletion that is undone', async () => {
  const token = await gateway.signUp('years');
  const years = { startDate: '2012-01', startPrecision: 'YEAR', endDate: '2012-05', endPrecision: 'MONTH' };
  await gateway.ask(create, { input: { ...job, ...years } }, token);
  const [block] = await list(token);
  expect(block).toMatchObject(years);
  const { data } = await gateway.ask<{ event: { deleteEvents: { copies: object[] } } }>(
    'mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { copies } } }',
    { ids: [block?.id] },
    token,
  );
  expect(await list(token)).toEqual([]);
  await gateway.ask(
    'mutation ($copies: [EventCopy!]!) { event { restoreEvents(copies: $copies) { work { id } } } }',
    { copies: data.event.deleteEvents.copies },
    token,
  );
  expect(await list(token)).toMatchObject([years]);
});

test('a partner’s record that repeats its month leaves the year that the person wrote', async () => {
  const token = await gateway.signUp('partner-years');
  const record = { ...job, uuid: 'record-1', startDate: '2012-03-01', fromSyncSvc: true };
  await gateway.ask(sync, { input: record }, token);
  const [block] = await list(token);
  expect(block).toMatchObject({ startDate: '2012-03', startPrecision: 'MONTH' });
  const input = { ...job, startDate: '2012-01', startPrecision: 'YEAR' };
  await gateway.ask(update, { id: block?.id, version: block?.version, input }, token);
  await gateway.ask(sync, { input: { ...record, position: 'Lead' } }, token);
  expect(await list(token)).toMatchObject([{ startDate: '2012-01', startPrecision: 'YEAR' }]);
});

test('accepts an end in the year of the start, and refuses one in the year before', async () => {
  const token = await gateway.signUp('backward-years');
  const ending = (endDate: string) => ({ ...job, startDate: '2012-05', endDate, endPrecision: 'YEAR' });
  await gateway.ask(create, { input: ending('2012-01') }, token);
  expect(await list(token)).toHaveLength(1);
  const { errors } = await gateway.ask(create, { input: ending('2011-01') }, token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a year is no YearMonth', async () => {
  const token = await gateway.signUp('no-year-month');
  const { errors } = await gateway.ask(create, { input: { ...job, startDate: '2012' } }, token);
  expect(JSON.stringify(errors)).toContain('2012 is not a YearMonth');
});
