import { sql } from 'drizzle-orm';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { type Ask, personOf } from './__tests__/ask-as.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

interface Task {
  readonly id: string;
  readonly text: string | null;
  readonly on: string | null;
  readonly doneOn: string | null;
  readonly remindDaysBefore: number | null;
}
interface SomeJob {
  readonly id: string;
  readonly version: number;
  readonly nextStep: string | null;
  readonly nextStepOn: string | null;
  readonly tasks: readonly Task[];
}

const fields = 'id version nextStep nextStepOn tasks { id text on doneOn remindDaysBefore }';
const create = `mutation ($input: JobInput!) { job { createJob(input: $input, today: "2026-11-20") { ${fields} } } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: JobChangeInput!) { job {
  updateJob(id: $id, version: $version, input: $input, today: "2026-11-20") { ... on Job { ${fields} } } } }`;
const read = `query ($id: ID!) { job(id: $id) { ${fields} } }`;

const make = async (ask: Ask, input: object): Promise<SomeJob> =>
  (await ask<{ job: { createJob: SomeJob } }>(create, { input: { title: 'Baker', ...input } })).job.createJob;
const change = async (ask: Ask, { id, version }: SomeJob, input: object): Promise<SomeJob> =>
  (await ask<{ job: { updateJob: SomeJob } }>(update, { id, version, input })).job.updateJob;
const readAgain = async (ask: Ask, { id }: SomeJob): Promise<SomeJob> =>
  (await ask<{ job: SomeJob }>(read, { id })).job;

const task = (id: string, text: string, on: string | null = null) => ({ id, text, on });
const brief = ({ tasks }: SomeJob) => tasks.map(({ text, on, doneOn }) => [text, on, doneOn]);

test('keeps several tasks, of which the first open one by day is next', async () => {
  const ask = await personOf(gateway, 'several');
  const job = await make(ask, {
    tasks: [
      task('c', 'Think it over'),
      { ...task('b', 'Call Ana', '2026-12-02'), remindDaysBefore: 1 },
      task('a', 'Send the portfolio', '2026-11-25'),
    ],
  });
  expect(job).toMatchObject({ nextStep: 'Send the portfolio', nextStepOn: '2026-11-25' });
  expect(job.tasks.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  const tasks = job.tasks.map((each) => (each.id === 'a' ? { ...each, doneOn: '2026-11-20' } : each));
  const later = await change(ask, job, { tasks });
  expect(later).toMatchObject({ nextStep: 'Call Ana', nextStepOn: '2026-12-02', tasks });
  expect(await readAgain(ask, job)).toEqual(later);
});

test('finds jobs by any of their tasks: words, days of the calendar, and what is planned', async () => {
  const ask = await personOf(gateway, 'finder');
  const { id } = await make(ask, {
    ...{ stage: 'applied', on: '2026-11-01' },
    tasks: [task('a', 'Send the portfolio', '2026-11-18'), task('b', 'Ring Zoë back', '2026-12-24')],
  });
  const list = async (filter: object): Promise<readonly string[]> => {
    const query =
      'query ($filter: JobFilter) { jobs(first: 9, filter: $filter, today: "2026-11-20") { nodes { id } } }';
    return (await ask<{ jobs: { nodes: SomeJob[] } }>(query, { filter })).jobs.nodes.map((node) => node.id);
  };
  expect(await list({ text: 'zoe' })).toEqual([id]);
  expect(await list({ text: '"Ring Zoë"' })).toEqual([id]);
  expect(await list({ from: '2026-12-20', to: '2026-12-31' })).toEqual([id]);
  expect(await list({ from: '2026-12-25', to: '2026-12-31' })).toEqual([]);
  expect(await list({ due: true })).toEqual([id]);
  // Something is planned for a later day.
  expect(await list({ quiet: true })).toEqual([]);
});

test.each([
  [{ text: ' ', on: null }, 'tasks[0].text'],
  [{ text: 'x'.repeat(301) }, 'tasks[0].text'],
  [{ text: 'Call', on: '2026-02-30' }, 'tasks[0].on'],
  [{ text: 'Call', on: '2026-02-20', remindDaysBefore: 31 }, 'tasks[0].remindDaysBefore'],
])('refuses the task %j', async (input, path) => {
  const ask = await personOf(gateway, 'refused');
  await expect(make(ask, { tasks: [input] })).rejects.toThrow(path);
});

test('bounds the number of tasks, and tells tasks with the same id apart', async () => {
  const ask = await personOf(gateway, 'bounded');
  const many = Array.from({ length: 51 }, (_, place) => task(`t${place}`, 'Call'));
  await expect(make(ask, { tasks: many })).rejects.toThrow('tasks');
  const { tasks } = await make(ask, { tasks: [task('a', 'One'), task('a', 'Two')] });
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(2);
});

describe('a client of release 0.1', () => {
  test('adds, changes, finishes, and brings back its next step', async () => {
    const ask = await personOf(gateway, 'old-client');
    const added = await make(ask, { nextStep: 'Call Ana', nextStepOn: '2026-11-25' });
    expect(brief(added)).toEqual([['Call Ana', '2026-11-25', null]]);
    const later = await change(ask, added, { nextStepOn: '2026-11-26' });
    expect(brief(later)).toEqual([['Call Ana', '2026-11-26', null]]);
    expect(later.tasks[0]?.id).toBe(added.tasks[0]?.id);
    const done = await change(ask, later, { nextStep: null, nextStepOn: null });
    expect(brief(done)).toEqual([['Call Ana', '2026-11-26', '2026-11-20']]);
    expect(done).toMatchObject({ nextStep: null, nextStepOn: null });
    const again = await change(ask, done, { nextStep: 'Call Ana', nextStepOn: '2026-11-26' });
    expect(brief(again)).toEqual([['Call Ana', '2026-11-26', null]]);
    expect(await change(ask, again, { company: 'Acme' })).toMatchObject({ tasks: again.tasks });
  });

  test('changes only the first of several tasks, sees the following one when it is done, and undoes that', async () => {
    const ask = await personOf(gateway, 'old-among-new');
    const job = await make(ask, { tasks: [task('b', 'Second', '2026-12-02'), task('a', 'First', '2026-11-25')] });
    const renamed = await change(ask, job, { nextStep: 'First, renamed' });
    expect(brief(renamed)).toEqual([
      ['Second', '2026-12-02', null],
      ['First, renamed', '2026-11-25', null],
    ]);
    const done = await change(ask, renamed, { nextStep: null, nextStepOn: null });
    expect(done).toMatchObject({ nextStep: 'Second', nextStepOn: '2026-12-02' });
    const undone = await change(ask, done, { nextStep: 'First, renamed', nextStepOn: '2026-11-25' });
    expect(undone.tasks).toEqual(renamed.tasks);
    // Sent beside tasks, the next step is what they say.
    const both = await change(ask, undone, { tasks: [task('a', 'Only')], nextStep: 'Other' });
    expect(both).toMatchObject({ nextStep: 'Only', nextStepOn: null });
  });
});

test('reads a row that a server of release 0.1 wrote, with the same ids at each reading', async () => {
  const ask = await personOf(gateway, 'old-server');
  const plain = await make(ask, {});
  const { db } = gateway.database;
  const write = (step: string | null, on: string | null) =>
    db.execute(sql`update jobs set next_step = ${step}, next_step_on = ${on}, updated_at = '2026-11-19T08:00:00Z'
      where id = ${plain.id}`);
  await write('Call Ana', '2026-11-25');
  const first = await readAgain(ask, plain);
  expect(brief(first)).toEqual([['Call Ana', '2026-11-25', null]]);
  expect(await readAgain(ask, plain)).toEqual(first);
  const [call] = first.tasks;
  const two = await change(ask, first, { tasks: [call, task('b', 'Write to Bo')] });
  // Finishing the task there leaves the other one.
  await write(null, null);
  const finished = await readAgain(ask, two);
  expect(brief(finished)).toEqual([
    ['Call Ana', '2026-11-25', '2026-11-19'],
    ['Write to Bo', null, null],
  ]);
  const saved = await change(ask, finished, { company: 'Acme' });
  expect(saved).toMatchObject({ nextStep: 'Write to Bo', tasks: finished.tasks });
});

test('puts each open task into the calendar, with an alarm in the morning for a reminder', async () => {
  const ask = await personOf(gateway, 'calendar');
  const tasks = [
    { ...task('a', 'Send it', '2026-11-25'), remindDaysBefore: 0 },
    { ...task('b', 'Call Ana', '2026-11-27'), remindDaysBefore: 2 },
    { ...task('c', 'Done before', '2026-11-26'), doneOn: '2026-11-20' },
  ];
  const { id } = await make(ask, { tasks });
  const { job } = await ask<{ job: { calendar: string } }>('query ($id: ID!) { job(id: $id) { calendar } }', { id });
  expect(job.calendar.split('\r\n').filter((line) => /^(?:SUMMARY|TRIGGER|DTSTART)/.test(line))).toEqual([
    ...['DTSTART;VALUE=DATE:20261125', 'SUMMARY:Send it: Baker', 'TRIGGER;RELATED=START:PT9H'],
    ...['DTSTART;VALUE=DATE:20261127', 'SUMMARY:Call Ana: Baker', 'TRIGGER;RELATED=START:-P1DT15H'],
  ]);
});
