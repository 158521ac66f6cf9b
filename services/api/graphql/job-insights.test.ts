import { newResume } from '../../../shared/documents/new-resume.ts';
import type { PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { type Ask, personOf } from './__tests__/ask-as.ts';
import { median, weeksOf } from '../../domain/jobs/insights/figures.ts';
import { outcomeOf } from '../../domain/jobs/insights/outcome.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    pdfMaker: { name: 'typewriter 1.0', pdf: () => Promise.resolve(new Uint8Array([1])) },
  });
});
afterAll(() => gateway.stop());

const counts = 'applications answered interviews offers isSmall';
const insights = `query ($from: Date, $to: Date) { jobInsights(from: $from, to: $to, today: "2026-11-20") {
  smallBelow totals { ${counts} } funnel { stage count } weeks { week applications } medianDaysToAnswer
  stages { stage stays medianDays goneOn isSmall } sources { id name ${counts} } resumes { id name ${counts} }
  blocks { id kind name ${counts} wordings { wording ${counts} } } } }`;

interface Told {
  readonly jobInsights: Readonly<Record<string, unknown>>;
}

async function importJobs(ask: Ask, rows: readonly object[]): Promise<readonly string[]> {
  const { job } = await ask<{ job: { importJobs: { id: string }[] } }>(
    'mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows, today: "2026-11-20") { id } } }',
    { rows },
  );
  return job.importJobs.map(({ id }) => id);
}

test('counts how far applications came, when, and where they came from', async () => {
  const ask = await personOf(gateway, 'looker');
  const job = { title: 'T', source: 'LinkedIn' };
  await importJobs(ask, [
    { ...job, stage: 'saved' },
    { ...job, stage: 'applied', appliedOn: '2026-11-02' },
    { ...job, stage: 'interview', appliedOn: '2026-11-03', on: '2026-11-09' },
    { ...job, source: 'Friend', stage: 'closed', closeReason: 'accepted', appliedOn: '2026-11-16', on: '2026-11-20' },
    { ...job, source: null, stage: 'closed', closeReason: 'notSelected', appliedOn: '2026-11-17', on: '2026-11-18' },
    { ...job, source: null, stage: 'closed', closeReason: 'noResponse', appliedOn: '2026-09-01', on: '2026-11-18' },
    { ...job, stage: 'closed', closeReason: 'withdrawn', on: '2026-11-18' },
  ]);
  const { jobInsights } = await ask<Told>(insights, { from: '2026-11-01' });
  expect(jobInsights).toMatchObject({
    totals: { applications: 4, answered: 3, interviews: 2, offers: 1, isSmall: true },
    funnel: [
      { stage: 'applied', count: 4 },
      { stage: 'screening', count: 2 },
      { stage: 'interview', count: 2 },
      { stage: 'offer', count: 1 },
      { stage: 'accepted', count: 1 },
    ],
    weeks: [
      { week: '2026-11-02', applications: 2 },
      { week: '2026-11-09', applications: 0 },
      { week: '2026-11-16', applications: 2 },
    ],
    medianDaysToAnswer: 4,
    sources: [
      { id: null, name: 'LinkedIn', applications: 2, interviews: 1 },
      { id: null, name: 'Friend', applications: 1, offers: 1 },
    ],
    blocks: [],
  });
  expect(jobInsights['stages']).toContainEqual({ stage: 'applied', stays: 3, medianDays: 4, goneOn: 2, isSmall: true });
  const all = await ask<Told>(insights);
  expect(all.jobInsights).toMatchObject({ totals: { applications: 5 } });
});

test('reports which résumés, blocks, and variants led to interviews, even after they change or are deleted', async () => {
  const ask = await personOf(gateway, 'worder');
  const work = (description: string) => ({
    company: 'Northside',
    position: 'Baker',
    accomplishments: [{ description }],
  });
  const { event } = await ask<{ event: { createWorkEvent: { id: string } } }>(
    'mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { id } } }',
    { input: work('Baked bread') },
  );
  const blockId = event.createWorkEvent.id;
  const document = newResume({ language: 'en', eventIds: { work: [blockId], education: [], skills: [] } });
  const { resume } = await ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }',
    { input: { title: 'Bakeries', document } },
  );
  const resumeId = resume.createResume.id;
  const ids = await importJobs(
    ask,
    [1, 2, 3].map((each) => ({ title: `Job ${each}` })),
  );
  const send = async (id: string): Promise<void> => {
    await ask(
      'mutation ($id: ID!, $resumeId: ID!) { job { markSent(id: $id, resumeId: $resumeId, language: "en") { id } } }',
      { id, resumeId },
    );
  };
  await send(ids[0]!);
  // The same variant sent again for the same job still counts as one application.
  await send(ids[0]!);
  await send(ids[1]!);
  await ask(
    'mutation ($id: ID!, $input: WorkEventInput!) { event { updateWorkEvent(id: $id, version: 1, input: $input) { __typename } } }',
    { id: blockId, input: work('Baked 400 loaves a night') },
  );
  await send(ids[2]!);
  await ask('mutation ($ids: [ID!]!) { job { moveJobs(ids: $ids, stage: interview) { entryIds } } }', {
    ids: [ids[2]],
  });
  await ask('mutation ($ids: [ID!]!) { event { deleteEvents(ids: $ids) { ids } } }', { ids: [blockId] });

  const { jobInsights } = await ask<Told>(insights);
  expect(jobInsights['resumes']).toMatchObject([{ id: resumeId, name: 'Bakeries', applications: 3, interviews: 1 }]);
  expect(jobInsights['blocks']).toMatchObject([
    {
      id: blockId,
      kind: 'work',
      name: 'Baker · Northside',
      applications: 3,
      interviews: 1,
      wordings: [
        { wording: 'Baked bread', applications: 2, interviews: 0 },
        { wording: 'Baked 400 loaves a night', applications: 1, interviews: 1 },
      ],
    },
  ]);
  const stranger = await personOf(gateway, 'other-worder');
  expect((await stranger<Told>(insights)).jobInsights).toMatchObject({
    totals: { applications: 0 },
    weeks: [],
    blocks: [],
  });
});

test('takes the middle value as the median and continues weeks across the turn of the year', () => {
  expect([median([]), median([3]), median([9, 1]), median([5, 1, 9])]).toEqual([null, 3, 1, 5]);
  const outcome = outcomeOf({
    ...{ id: '1', source: null, hasInterview: false, resumeId: null, letterId: null, history: [] },
    appliedOn: '2026-12-30' as PlainDay,
  });
  expect(weeksOf([outcome!], '2027-01-05' as PlainDay)).toEqual([
    { week: '2026-12-28', applications: 1 },
    { week: '2027-01-04', applications: 0 },
  ]);
});
