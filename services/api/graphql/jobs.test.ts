import { sql } from 'drizzle-orm';
import { newLetter } from '../../../shared/documents/letter/new-letter.ts';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { personOf, type Ask } from './__tests__/ask-as.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { purgeDeletedJobs } from '../../domain/jobs/delete-jobs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const person = (name: string): Promise<Ask> => personOf(gateway, name);

interface Stage {
  readonly stage: string;
  readonly on: string;
}
interface SomeJob {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly stage: string;
  readonly stageSince: string;
  readonly appliedOn: string | null;
  readonly closeReason: string | null;
  readonly tags: readonly string[];
  readonly stages: readonly Stage[];
}

const fields = `id version title stage stageSince closeReason appliedOn tags stages { stage closeReason on }`;
const create = `mutation ($input: JobInput!, $today: Date) { job { createJob(input: $input, today: $today) { ${fields} } } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: JobChangeInput!, $today: Date) { job {
  updateJob(id: $id, version: $version, input: $input, today: $today) {
  ... on Job { ${fields} company salaryMin salaryMax currency isQuiet interviews { kind at timeZone } contacts { name email } }
  ... on VersionConflict { currentVersion } } } }`;
const move = `mutation ($ids: [ID!]!, $stage: JobStage!, $closeReason: CloseReason, $on: Date, $from: JobStage) {
  job { moveJobs(ids: $ids, stage: $stage, closeReason: $closeReason, on: $on, from: $from) { jobs { ${fields} } passedOver entryIds } } }`;

const createAs = `mutation ($id: ID!, $input: JobInput!) { job { createJob(id: $id, input: $input) { id title } } }`;

async function make(ask: Ask, input: Readonly<Record<string, unknown>>, today = '2026-11-20'): Promise<SomeJob> {
  const { job } = await ask<{ job: { createJob: SomeJob } }>(create, { input, today });
  return job.createJob;
}

interface Moved {
  readonly job: {
    readonly moveJobs: {
      readonly jobs: readonly SomeJob[];
      readonly passedOver: readonly string[];
      readonly entryIds: readonly string[];
    };
  };
}

test('links a document to the job it is made for, until another is linked', async () => {
  const ask = await person('chooser');
  const { id, version } = await make(ask, { title: 'Baker' });
  const linkedDocuments = 'query ($id: ID!) { job(id: $id) { version resume { title } letter { title } } }';
  const makeResume = (title: string, jobId: string | null): Promise<unknown> =>
    ask(
      'mutation ($input: ResumeInput!, $jobId: ID) { resume { createResume(input: $input, jobId: $jobId) { id } } }',
      {
        ...{ input: { title, document: newResume({ language: 'en' }) }, jobId },
      },
    );
  await makeResume('For nobody', null);
  await makeResume('For the bakery', id);
  await ask(
    'mutation ($input: LetterInput!, $jobId: ID) { letter { createLetter(input: $input, jobId: $jobId) { id } } }',
    {
      ...{ input: { title: 'Dear baker', document: newLetter({ language: 'en', job: null }) }, jobId: id },
    },
  );
  expect(await ask(linkedDocuments, { id })).toEqual({
    job: { version: version + 2, resume: { title: 'For the bakery' }, letter: { title: 'Dear baker' } },
  });
  const [other, otherJob] = [await person('stranger'), await make(ask, { title: 'Cook' })];
  await other(
    'mutation ($input: ResumeInput!, $jobId: ID) { resume { createResume(input: $input, jobId: $jobId) { id } } }',
    {
      ...{ input: { title: 'Not theirs', document: newResume({ language: 'en' }) }, jobId: otherJob.id },
    },
  );
  expect(await ask(linkedDocuments, { id: otherJob.id })).toMatchObject({ job: { resume: null } });
});

test('stores the fields of a job and changes only those that an update names', async () => {
  const ask = await person('writer');
  const made = await make(ask, {
    title: ' Head  baker ',
    company: 'Northside',
    salaryMin: 40_000,
    salaryMax: 52_000.5,
    currency: 'eur',
    salaryPeriod: 'year',
    tags: ['Bread', 'bread', 'Zürich'],
    interviews: [{ at: '2026-12-01T09:00:00+01:00', timeZone: 'Europe/Berlin', kind: 'On site' }],
    contacts: [{ name: 'Ada', email: 'ada@example.com' }, {}],
  });
  expect(made).toMatchObject({ version: 1, stage: 'saved', stageSince: '2026-11-20', tags: ['Bread', 'Zürich'] });
  const { job } = await ask<{ job: { updateJob: unknown } }>(update, {
    id: made.id,
    version: 1,
    input: { company: null, title: 'Baker' },
  });
  expect(job.updateJob).toMatchObject({
    version: 2,
    title: 'Baker',
    company: null,
    salaryMax: 52_000.5,
    currency: 'EUR',
    interviews: [{ kind: 'On site', at: '2026-12-01T08:00:00.000Z', timeZone: 'Europe/Berlin' }],
    contacts: [{ name: 'Ada', email: 'ada@example.com' }],
  });
  const lateUpdate = await ask<{ job: { updateJob: unknown } }>(update, {
    id: made.id,
    version: 1,
    input: { title: 'X' },
  });
  expect(lateUpdate.job.updateJob).toEqual({ currentVersion: 2 });
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ title: 'T', salaryMin: 60_000, salaryMax: 50_000 }, 'salaryMax'],
  [{ title: 'T', salaryMin: -1 }, 'salaryMin'],
  [{ title: 'T', currency: 'ducats' }, 'currency'],
  [{ title: 'T', deadline: '1900-01-01' }, 'deadline'],
  [{ title: 'T', deadline: '2900-01-01' }, 'deadline'],
  [{ title: 'T', nextStepOn: '2026-02-30' }, 'nextStepOn'],
  [{ title: 'T', link: 'javascript:alert(1)' }, 'link'],
  [{ title: 'T', excitement: 6 }, 'excitement'],
  [{ title: 'T', stage: 'closed' }, 'closeReason'],
  [{ title: 'T', interviews: [{ at: 'tomorrow', timeZone: 'UTC' }] }, 'interviews[0].at'],
  [{ title: 'T', interviews: [{ at: '2026-12-01T08:00Z', timeZone: 'Mars/Base' }] }, 'interviews[0].timeZone'],
  [{ title: 'T', contacts: [{ email: 'nobody' }] }, 'contacts[0].email'],
])('refuses %j and names the field that is wrong', async (input, path) => {
  const ask = await person('refused');
  await expect(make(ask, input)).rejects.toThrow(`"path":"${path}"`);
});

test('checks half of a salary range together with the stored half', async () => {
  const ask = await person('range');
  const { id } = await make(ask, { title: 'T', salaryMax: 50_000 });
  await expect(ask(update, { id, version: 1, input: { salaryMin: 60_000 } })).rejects.toThrow('"path":"salaryMax"');
});

test('records each move with its date, accepts it twice, and can take it back', async () => {
  const ask = await person('mover');
  const { id } = await make(ask, { title: 'T' });
  const moved = await ask<Moved>(move, { ids: [id], stage: 'applied', on: '2026-11-21', from: 'saved' });
  const [job] = moved.job.moveJobs.jobs;
  expect(job).toMatchObject({ version: 2, stage: 'applied', appliedOn: '2026-11-21' });
  expect(job!.stages).toMatchObject([
    { stage: 'saved', on: '2026-11-20' },
    { stage: 'applied', on: '2026-11-21' },
  ]);

  const again = await ask<Moved>(move, { ids: [id], stage: 'applied', on: '2026-11-21', from: 'saved' });
  expect(again.job.moveJobs).toMatchObject({ jobs: [{ version: 2 }], passedOver: [], entryIds: [] });
  const other = await ask<Moved>(move, { ids: [id], stage: 'offer', on: '2026-11-22', from: 'saved' });
  expect(other.job.moveJobs).toMatchObject({ jobs: [{ stage: 'applied' }], passedOver: [id] });

  const undo = `mutation ($entryIds: [ID!]!) { job { undoMoves(entryIds: $entryIds) { ${fields} } } }`;
  const { entryIds } = moved.job.moveJobs;
  const back = await ask<{ job: { undoMoves: SomeJob[] } }>(undo, { entryIds });
  expect(back.job.undoMoves).toMatchObject([{ stage: 'saved', stageSince: '2026-11-20', appliedOn: null, version: 3 }]);
  expect((await ask<{ job: { undoMoves: SomeJob[] } }>(undo, { entryIds })).job.undoMoves).toEqual([]);
});

test('tells the second of two devices that move one card at once where the card is', async () => {
  const ask = await person('two-devices');
  const { id } = await make(ask, { title: 'T' });
  const both = await Promise.all(
    ['applied', 'offer'].map((stage) => ask<Moved>(move, { ids: [id], stage, on: '2026-11-21', from: 'saved' })),
  );
  const passedOver = both.flatMap(({ job }) => job.moveJobs.passedOver);
  expect(passedOver).toEqual([id]);
  const { job } = await ask<{ job: SomeJob }>(`query ($id: ID!) { job(id: $id) { ${fields} } }`, { id });
  expect(job.stages).toHaveLength(2);
  expect(job.stages[1]!.stage).toBe(job.stage);
});

test('lets a person correct the history, and updates the job accordingly', async () => {
  const ask = await person('corrector');
  const { id } = await make(ask, { title: 'T', stage: 'interview', appliedOn: '2026-11-01', on: '2026-11-18' });
  const change = `mutation ($id: ID!, $version: Int!, $stages: [JobStageInput!]!) { job {
    changeStages(id: $id, version: $version, stages: $stages) { ... on Job { ${fields} } ... on VersionConflict { currentVersion } } } }`;
  const stages = [
    { stage: 'closed', closeReason: 'notSelected', on: '2026-11-19' },
    { stage: 'applied', on: '2026-10-30' },
  ];
  const { job } = await ask<{ job: { changeStages: SomeJob } }>(change, { id, version: 1, stages });
  expect(job.changeStages).toMatchObject({
    stage: 'closed',
    closeReason: 'notSelected',
    stageSince: '2026-11-19',
    appliedOn: '2026-10-30',
    stages: [{ on: '2026-10-30' }, { on: '2026-11-19' }],
  });
  const lateUpdate = await ask<{ job: { changeStages: unknown } }>(change, { id, version: 1, stages });
  expect(lateUpdate.job.changeStages).toEqual({ currentVersion: 2 });
  await expect(ask(change, { id, version: 2, stages: [] })).rejects.toThrow('at least one stage');

  // The date of the application is one fact: correcting it in the form corrects the history.
  const moved = await ask<{ job: { updateJob: SomeJob } }>(update, {
    id,
    version: 2,
    input: { appliedOn: '2026-11-03' },
  });
  expect(moved.job.updateJob.stages).toMatchObject([{ on: '2026-11-03' }, { on: '2026-11-19' }]);
});

test('moves a saved job to applied when an application date is set, but not for a future date', async () => {
  const ask = await person('applier');
  const applyOn = async (day: string, { id, version }: Pick<SomeJob, 'id' | 'version'>): Promise<SomeJob> => {
    const { job } = await ask<{ job: { updateJob: SomeJob } }>(update, {
      ...{ id, version, input: { appliedOn: day }, today: '2026-11-22' },
    });
    return job.updateJob;
  };
  const planned = await applyOn('2026-11-23', await make(ask, { title: 'T' }));
  expect(planned).toMatchObject({ stage: 'saved', appliedOn: '2026-11-23' });
  const moved = await applyOn('2026-11-03', planned);
  expect(moved).toMatchObject({ stage: 'applied', stageSince: '2026-11-03', appliedOn: '2026-11-03' });
  expect(moved.stages).toMatchObject([
    { stage: 'saved', on: '2026-11-03' },
    { stage: 'applied', on: '2026-11-03' },
  ]);
  // A job that is past that stage keeps its stage.
  const far = await applyOn('2026-11-03', await make(ask, { title: 'T', stage: 'interview' }));
  expect(far).toMatchObject({ stage: 'interview', appliedOn: '2026-11-03' });

  const made = await make(ask, { title: 'T', stage: 'saved', appliedOn: '2026-11-03', on: '2026-11-10' });
  expect(made).toMatchObject({ stage: 'applied', stageSince: '2026-11-03', stages: [{ on: '2026-11-03' }] });
  expect(await make(ask, { title: 'T', appliedOn: '2026-12-01' })).toMatchObject({ stage: 'saved' });
});

test('hides deleted jobs everywhere and restores them unchanged', async () => {
  const ask = await person('deleter');
  const { id } = await make(ask, { title: 'T', tags: ['a'] });
  const list = '{ jobs { nodes { id } total } jobTags { name } jobCounts { count } }';
  const before = await ask(list);
  const { job } = await ask<{ job: { deleteJobs: { ids: string[]; undoUntil: string } } }>(
    'mutation ($ids: [ID!]!) { job { deleteJobs(ids: $ids) { ids undoUntil } } }',
    { ids: [id, 'nothing'] },
  );
  expect(job.deleteJobs.ids).toEqual([id]);
  expect(Date.parse(job.deleteJobs.undoUntil)).toBeGreaterThan(Date.now());
  expect(await ask(list)).toEqual({ jobs: { nodes: [], total: 0 }, jobTags: [], jobCounts: [] });
  await expect(ask('query ($id: ID!) { job(id: $id) { id } }', { id })).rejects.toThrow('NO_DATA_FOUND');
  await ask('mutation ($ids: [ID!]!) { job { restoreJobs(ids: $ids) { id } } }', { ids: [id] });
  expect(await ask(list)).toEqual(before);
});

test('purges jobs a month after their deletion, including their history', async () => {
  const ask = await person('forgetter');
  const [old, recent] = [(await make(ask, { title: 'Old' })).id, (await make(ask, { title: 'Recent' })).id];
  await ask('mutation ($ids: [ID!]!) { job { deleteJobs(ids: $ids) { ids } } }', { ids: [old, recent] });
  const { db } = gateway.database;
  await db.execute(sql`update jobs set deleted_at = now() - interval '31 days' where id = ${old}`);
  expect(await purgeDeletedJobs(db)).toBe(1);
  const { job } = await ask<{ job: { restoreJobs: unknown } }>(
    'mutation ($ids: [ID!]!) { job { restoreJobs(ids: $ids) { title stages { stage } } } }',
    { ids: [old, recent] },
  );
  expect(job.restoreJobs).toEqual([{ title: 'Recent', stages: [{ stage: 'saved' }] }]);
});

test('creates one job for a request that is sent twice', async () => {
  const ask = await person('twice');
  const id = '019a0000-0000-7000-8000-00000000beef';
  const send = (title: string) => ask(createAs, { id, input: { title } });
  await send('Baker');
  expect(await send('Baker, again')).toEqual({ job: { createJob: { id, title: 'Baker' } } });
  const { jobs } = await ask<{ jobs: { total: number } }>('{ jobs { total } }', {});
  expect(jobs.total).toBe(1);
  // An id that belongs to another person is not taken over.
  const other = await person('twice-other');
  expect(await other(createAs, { id, input: { title: 'Mine' } })).toEqual({
    job: { createJob: { id, title: 'Mine' } },
  });
});
