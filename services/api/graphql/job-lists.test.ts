import { personOf, type Ask } from './__tests__/ask-as.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const person = (name: string): Promise<Ask> => personOf(gateway, name);

/** Creates a job as if it were 20 November 2026, and returns its id. */
async function make(ask: Ask, input: Readonly<Record<string, unknown>>): Promise<string> {
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    'mutation ($input: JobInput!) { job { createJob(input: $input, today: "2026-11-20") { id } } }',
    { input },
  );
  return job.createJob.id;
}

test('adds and removes tags of many jobs at once and finds jobs by tag', async () => {
  const ask = await person('tagger');
  const ids = [
    await make(ask, { title: 'One', tags: ['old'] }),
    await make(ask, { title: 'Two', notes: 'called back' }),
  ];
  const { job } = await ask<{ job: { tagJobs: unknown } }>(
    'mutation ($ids: [ID!]!) { job { tagJobs(ids: $ids, add: ["Zürich", "OLD"], remove: ["nothing"]) { tags } } }',
    { ids },
  );
  expect(job.tagJobs).toEqual([{ tags: ['old', 'Zürich'] }, { tags: ['Zürich', 'OLD'] }]);
  const find = 'query ($text: String!) { jobs(filter: { text: $text }, sort: { by: title }) { nodes { title } } }';
  expect(await ask(find, { text: 'zurich' })).toMatchObject({ jobs: { nodes: [{ title: 'One' }, { title: 'Two' }] } });
  expect(await ask(find, { text: 'ZURICH called' })).toMatchObject({ jobs: { nodes: [{ title: 'Two' }] } });
  expect(await ask(find, { text: '100%' })).toMatchObject({ jobs: { nodes: [] } });
});

/** Returns the titles of the jobs that a search finds, in order. */
async function titlesOf(ask: Ask, text: string): Promise<readonly string[]> {
  const find = 'query ($text: String!) { jobs(filter: { text: $text }, sort: { by: title }) { nodes { title } } }';
  const { jobs } = await ask<{ jobs: { nodes: readonly { title: string }[] } }>(find, { text });
  return jobs.nodes.map(({ title }) => title);
}

test('finds words in quotation marks only where they follow each other', async () => {
  const ask = await person('quoter');
  await make(ask, { title: 'One', description: 'We seek a head\n  bäcker for our old mill.' });
  await make(ask, { title: 'Two', description: 'The head of the mill is a baker. 100% rye' });
  await make(ask, { title: 'Three', contacts: [{ name: 'Ada Løve' }], tags: ['night shift'] });
  const titles = (text: string): Promise<readonly string[]> => titlesOf(ask, text);
  expect(await titles('head mill')).toEqual(['One', 'Two']);
  expect(await titles('"HEAD Backer"')).toEqual(['One']);
  expect(await titles('“a baker” mill')).toEqual(['Two']);
  expect(await titles('"100% rye"')).toEqual(['Two']);
  expect(await titles('"ada love" "night shift"')).toEqual(['Three']);
  expect(await titles('"baker a"')).toEqual([]);
});

test('treats umlauts and their common spellings alike, and no other letters', async () => {
  const ask = await person('speller');
  await make(ask, { title: 'One', description: 'Bäckermeister für die Mühle gesucht' });
  await make(ask, { title: 'Two', company: 'Mueller & Soehne', notes: 'Full time, from August on' });
  await make(ask, { title: 'Three', contacts: [{ name: 'Frau Müller' }], tags: ['Straße'] });
  const titlesFor = (text: string): Promise<readonly string[]> => titlesOf(ask, text);
  expect(await titlesFor('baecker')).toEqual(['One']);
  expect(await titlesFor('"baeckermeister fuer die"')).toEqual(['One']);
  expect(await titlesFor('MÜLLER')).toEqual(['Three', 'Two']);
  expect(await titlesFor('mueller')).toEqual(['Three', 'Two']);
  expect(await titlesFor('"Müller & Söhne"')).toEqual(['Two']);
  expect(await titlesFor('strasse')).toEqual(['Three']);
  // `full` and `August` are not words with an umlaut that was spelled out.
  expect(await titlesFor('fuel')).toEqual([]);
  expect(await titlesFor('guest')).toEqual([]);
});

test('counts due and quiet jobs by the person’s own day', async () => {
  const ask = await person('follower');
  await make(ask, { title: 'Late', nextStep: 'Call', nextStepOn: '2026-11-19' });
  await make(ask, { title: 'Later', nextStep: 'Call', nextStepOn: '2026-11-21' });
  await make(ask, { title: 'Silent', stage: 'applied', on: '2026-11-10' });
  await make(ask, { title: 'Heard from', stage: 'applied', on: '2026-11-11' });
  await make(ask, { title: 'Planned', stage: 'applied', on: '2026-11-01', nextStepOn: '2026-11-25' });
  await make(ask, {
    title: 'Over',
    stage: 'closed',
    closeReason: 'noResponse',
    on: '2026-11-01',
    nextStepOn: '2026-11-02',
  });
  await make(ask, {
    title: 'Met',
    stage: 'interview',
    on: '2026-11-01',
    interviews: [{ at: '2026-11-15T08:00:00Z', timeZone: 'UTC' }],
  });
  const due = 'query ($today: Date!) { jobsDue(today: $today) { count nextSteps quiet } }';
  expect(await ask(due, { today: '2026-11-20' })).toEqual({ jobsDue: { count: 2, nextSteps: 1, quiet: 1 } });
  expect(await ask(due, { today: '2026-11-21' })).toEqual({ jobsDue: { count: 4, nextSteps: 2, quiet: 2 } });
  const quiet = `query ($today: Date!) { jobs(filter: { attention: true }, sort: { by: title }, today: $today) {
    nodes { title isQuiet(today: $today) } } }`;
  expect(await ask(quiet, { today: '2026-11-20' })).toEqual({
    jobs: {
      nodes: [
        { title: 'Late', isQuiet: false },
        { title: 'Silent', isQuiet: true },
      ],
    },
  });
  const calendar = `{ jobs(filter: { from: "2026-11-15", to: "2026-11-19" }, sort: { by: title }) { nodes { title } } }`;
  expect(await ask(calendar)).toEqual({ jobs: { nodes: [{ title: 'Late' }, { title: 'Met' }] } });
});

test('finds an existing job by its link, or by title, company, and place', async () => {
  const ask = await person('doubler');
  await make(ask, {
    title: 'Baker',
    company: 'Northside',
    location: 'Bern',
    link: 'https://www.example.com/jobs/7/?utm_source=mail',
  });
  const find = `query ($title: String, $company: String, $location: String, $link: String) {
    likelyDuplicates(title: $title, company: $company, location: $location, link: $link) { title } }`;
  const expectedDuplicates = { likelyDuplicates: [{ title: 'Baker' }] };
  expect(await ask(find, { link: 'http://example.com/jobs/7#apply' })).toEqual(expectedDuplicates);
  expect(await ask(find, { title: 'baker', company: 'NORTHSIDE' })).toEqual(expectedDuplicates);
  expect(await ask(find, { title: 'baker', company: 'Northside', location: 'Basel' })).toEqual({
    likelyDuplicates: [],
  });
  expect(await ask(find, { title: 'baker' })).toEqual({ likelyDuplicates: [] });
  expect(await ask(find, {})).toEqual({ likelyDuplicates: [] });
  const knownJobsQuery = 'query ($jobs: [JobTraits!]!) { knownJobs(jobs: $jobs) }';
  const id = expect.any(String) as string;
  const jobs = [{ link: 'example.com/jobs/8' }, { title: 'Bâker', company: 'northside' }, { title: 'Baker' }];
  expect(await ask(knownJobsQuery, { jobs })).toEqual({ knownJobs: [null, id, null] });
});

test('stores an import completely or not at all', async () => {
  const ask = await person('importer');
  const importMutation =
    'mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) { title stages { stage on } } } }';
  const rows = [
    { title: 'One', stage: 'applied', appliedOn: '2026-10-01' },
    { title: 'Two', stage: 'closed', closeReason: 'notSelected', appliedOn: '2026-10-02', on: '2026-10-09' },
  ];
  await expect(ask(importMutation, { rows: [...rows, { title: '' }] })).rejects.toThrow('"path":"rows[2].title"');
  expect(await ask('{ jobs { total } }')).toEqual({ jobs: { total: 0 } });
  expect(await ask(importMutation, { rows })).toEqual({
    job: {
      importJobs: [
        { title: 'One', stages: [{ stage: 'applied', on: '2026-10-01' }] },
        {
          title: 'Two',
          stages: [
            { stage: 'applied', on: '2026-10-02' },
            { stage: 'closed', on: '2026-10-09' },
          ],
        },
      ],
    },
  });
});

test('imports the whole history of a job, and puts it into its last stage', async () => {
  const ask = await person('historian');
  const stages = [
    { stage: 'saved', on: '2026-09-01' },
    { stage: 'applied', on: '2026-09-10' },
    { stage: 'closed', on: '2026-10-01', closeReason: 'withdrawn' },
  ];
  const { job } = await ask<{ job: { importJobs: object[] } }>(
    `mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) {
      stage closeReason stageSince stages { stage on } } } }`,
    { rows: [{ title: 'One', stage: 'applied', stages }] },
  );
  expect(job.importJobs).toEqual([
    {
      ...{ stage: 'closed', closeReason: 'withdrawn', stageSince: '2026-10-01' },
      stages: stages.map(({ stage, on }) => ({ stage, on })),
    },
  ]);
});

const sorts = ['stageSince', 'updatedAt', 'createdAt', 'title', 'company', 'stage', 'deadline', 'excitement', 'salary'];

test.each(sorts)('lists every job exactly once in pages sorted by %s, in either direction', async (by) => {
  const ask = await person(`pages-${by}`);
  const rows = Array.from({ length: 23 }, (_each, index) => ({
    title: `Job ${index % 7}`,
    company: index % 3 === 0 ? null : `Company ${index % 5}`,
    deadline: index % 4 === 0 ? null : `2026-12-0${1 + (index % 6)}`,
    excitement: index % 5 === 0 ? null : (index % 5) + 0,
    salaryMax: index % 2 === 0 ? null : 1_000 * index,
    stage: ['saved', 'applied', 'offer'][index % 3],
  }));
  await ask('mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) { id } } }', { rows });
  const page = `query ($by: JobSortKey!, $descending: Boolean!, $after: String) {
    jobs(sort: { by: $by, descending: $descending }, after: $after, first: 5) {
      nodes { id title company deadline excitement salaryMax } endCursor total } }`;
  type Row = Readonly<Record<string, string | number | null>>;
  const walk = async (descending: boolean): Promise<readonly Row[]> => {
    const all: Row[] = [];
    for (let after: string | null = null; ;) {
      const { jobs }: { jobs: { nodes: Row[]; endCursor: string | null; total: number } } = await ask(page, {
        by,
        descending,
        after,
      });
      expect(jobs.total).toBe(23);
      all.push(...jobs.nodes);
      if (jobs.endCursor === null) return all;
      after = jobs.endCursor;
    }
  };
  for (const descending of [false, true]) {
    const all = await walk(descending);
    expect(new Set(all.map(({ id }) => id)).size).toBe(23);
    const key = by === 'salary' ? 'salaryMax' : by;
    const values = all.flatMap((row) => (row[key] === undefined ? [] : [row[key]]));
    const present = values.filter((value) => value !== null);
    // Jobs without a value come last in either direction.
    expect(values.slice(0, present.length)).toEqual(present);
    const sorted = present.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(present).toEqual(descending ? sorted.reverse() : sorted);
  }
  await expect(ask(page, { by, descending: false, after: 'nonsense' })).rejects.toThrow('"path":"after"');
});

test('reads the fields of a job from a text, and does not fetch a link into the internal network', async () => {
  const ask = await person('reader');
  const readJobAd = `mutation ($url: String, $text: String) { job { readJobAd(url: $url, text: $text) {
    problem ad { title company link salaryMax salaryPeriod } } } }`;
  expect(await ask(readJobAd, { text: 'Baker at Northside\n€ 40 per hour' })).toEqual({
    job: {
      readJobAd: {
        problem: null,
        ad: { title: 'Baker', company: 'Northside', link: null, salaryMax: 40, salaryPeriod: 'hour' },
      },
    },
  });
  expect(await ask(readJobAd, { url: 'http://127.0.0.1:5432/' })).toMatchObject({
    job: { readJobAd: { problem: 'notPublic', ad: { link: 'http://127.0.0.1:5432/' } } },
  });
  await expect(ask(readJobAd)).rejects.toThrow('"path":"url"');
});
