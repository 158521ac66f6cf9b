import { strToU8, zipSync } from 'fflate';
import type { JobTable } from '../../importers/jobs-csv/read-jobs-file.ts';
import { inRequests, type JobToWrite, matchColumns, planJobs, readJobsFile, writeBadRows, writeJobs } from './index.ts';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>): File => new File([content], name);

async function tablesIn(given: File): Promise<readonly JobTable[]> {
  const reading = await readJobsFile(given);
  if (!reading.ok) throw new Error(reading.failure);
  return reading.tables;
}

async function planOf(content: string | Uint8Array<ArrayBuffer>, name = 'jobs.csv') {
  const [table] = await tablesIn(file(name, content));
  return { table: table!, plan: planJobs(table!, matchColumns(table!.columns)) };
}

const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const latin1 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

const table = 'Role;Employer;Status;Date applied;Pay\nBäcker;Northside;Phone screen;30.11.2026;50k - 60k €\n';

test.each([
  ['UTF-8', file('a.csv', table)],
  ['UTF-16 with its mark', file('a.csv', utf16(table))],
  ['UTF-16 without', file('a.csv', utf16(table).slice(2))],
  ['what Windows writes', file('a.csv', latin1(table.replace('€', 'EUR')))],
  ['tabs', file('a.tsv', table.replaceAll(';', '\t'))],
])('reads a table in %s', async (_case, given) => {
  const [found] = await tablesIn(given);
  const { jobs, bad, leftOut } = planJobs(found!, matchColumns(found!.columns));
  expect([bad, leftOut]).toEqual([[], []]);
  expect(jobs).toMatchObject([
    {
      line: 2,
      job: {
        title: 'Bäcker',
        company: 'Northside',
        stage: 'screening',
        appliedOn: '2026-11-30',
        salaryMin: 50_000,
        salaryMax: 60_000,
        currency: 'EUR',
      },
    },
  ]);
});

test.each([
  [['Job Title', 'Company', 'Job URL', 'Notes'], { title: 0, company: 1, link: 2, notes: 3 }],
  [['Position *', 'Organization', 'Contact Name', 'E-Mail'], { title: 0, company: 1, contactName: 2, contactEmail: 3 }],
  [['Salary (max)', 'Compensation range', 'Unternehmen', 'Stelle'], { salary: 0, company: 2, title: 3 }],
  [['Colour', ''], {}],
])('matches the columns of %j', (columns, expected) => {
  expect(matchColumns(columns)).toMatchObject(expected);
});

test('imports the good rows, and reports bad rows and unreadable cells', async () => {
  const { table: found, plan } = await planOf(
    [
      'Title,Company,Stage,Applied on,Currency,Salary min,Salary max,Link',
      'Baker,Northside,Dreaming,31/02/2026,Ducats,90000,"80,000",javascript:alert(1)',
      ',Nameless,,,,,,',
      'A,B,C,D,E,F,G,H,I',
      '"Cut off,',
    ].join('\n'),
  );
  expect(plan.jobs).toMatchObject([
    {
      line: 2,
      job: {
        title: 'Baker',
        stage: 'saved',
        appliedOn: null,
        currency: null,
        salaryMin: 80_000,
        salaryMax: 90_000,
        link: null,
      },
    },
  ]);
  expect(plan.leftOut.map(({ line, field }) => [line, field])).toEqual([
    [2, 'appliedOn'],
    [2, 'link'],
    [2, 'currency'],
    [2, 'stage'],
  ]);
  expect(plan.bad.map(({ line, code }) => [line, code])).toEqual([
    [3, 'noTitle'],
    [4, 'brokenRow'],
    [5, 'cutOff'],
  ]);
  const words = {
    line: 'Line',
    reason: 'Why',
    of: { noTitle: 'no title', brokenRow: 'broken', cutOff: 'cut', tooMany: 'many' },
  };
  const [, nameless] = writeBadRows(found, plan.bad, words).split('\r\n');
  expect(nameless).toBe(',Nameless,,,,,,,3,no title');
});

test.each([
  ['Saved', '2026-11-01', 'applied'],
  ['', '2026-11-01', 'applied'],
  ['Offer', '2026-11-01', 'offer'],
  ['Saved', '', 'saved'],
])('gives a row with the stage “%s” and the day of application “%s” the stage %s', async (word, day, stage) => {
  const { plan } = await planOf(`Title,Stage,Applied on\nBaker,${word},${day}\n`);
  expect(plan.jobs[0]!.job).toMatchObject({ stage });
});

test.each([
  ['Wishlist', 'saved', null],
  ['Not applied', 'saved', null],
  ['APPLIED', 'applied', null],
  ['1st Interview', 'interview', null],
  ['notSelected', 'closed', 'notSelected'],
  ['Rejected after interview', 'closed', 'notSelected'],
  ['no_response', 'closed', 'noResponse'],
  ['Accepted offer', 'closed', 'accepted'],
  ['I withdrew', 'closed', 'withdrawn'],
])('reads the stage %s', async (word, stage, closeReason) => {
  const { plan } = await planOf(`Title,Stage\nBaker,${word}\n`);
  expect(plan.jobs[0]!.job).toMatchObject({ stage, closeReason });
});

test('reads dates in the order of those that exist, and asks where they allow both', async () => {
  const heading = 'Title,Deadline\n';
  const days = ({ jobs }: Awaited<ReturnType<typeof planOf>>['plan']) => jobs.map(({ job }) => job.deadline);
  const { plan } = await planOf(`${heading}A,3/13/2026\nB,13/45/2026\nC,4/5/2026\n`);
  expect(days(plan)).toEqual(['2026-03-13', null, '2026-04-05']);
  expect([plan.unclearDay, plan.leftOut]).toMatchObject([undefined, [{ line: 3, value: '13/45/2026' }]]);

  const unclear = await planOf(`${heading}A,3/4/2026\nB,31/2/2026\n`);
  expect(unclear.plan.unclearDay).toEqual({ text: '3/4/2026', dayFirst: '2026-04-03', monthFirst: '2026-03-04' });
  const answered = planJobs({ ...unclear.table, dayOrder: 'monthFirst' }, matchColumns(unclear.table.columns));
  expect([days(answered)[0], answered.unclearDay]).toEqual(['2026-03-04', undefined]);
});

test('reports rows beyond the limit of one import', async () => {
  const { plan } = await planOf(`Title\n${'Baker\n'.repeat(502)}`);
  expect(plan.jobs).toHaveLength(500);
  expect(plan.bad.map(({ code, line }) => [code, line])).toEqual([
    ['tooMany', 502],
    ['tooMany', 503],
  ]);
});

test('reads only the tables of jobs in LinkedIn’s archive', async () => {
  const archive = zipSync({
    'Jobs/Job Applications.csv': strToU8(
      'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers\n' +
        '"3/4/26, 9:15 AM",ada@example.com,+41 1,Northside &amp; Co,Baker,https://linkedin.com/jobs/7,cv.pdf,',
    ),
    'Jobs/Saved Jobs.csv': strToU8(
      'Saved Date,Job Url,Job Title,Company Name\n"11/30/26, 9:15 AM",https://linkedin.com/jobs/8,Miller,Mill',
    ),
    'messages.csv': strToU8('Title\nSecret'),
    'Jobs/Job Seeker Preferences.csv': strToU8('Locations\nX'),
  });
  const tables = await tablesIn(file('export.zip', new Uint8Array(archive)));
  const jobs = tables.flatMap((each) => planJobs(each, matchColumns(each.columns)).jobs.map(({ job }) => job));
  expect(jobs).toMatchObject([
    {
      title: 'Baker',
      company: 'Northside & Co',
      stage: 'applied',
      appliedOn: '2026-03-04',
      source: 'LinkedIn',
      contacts: [{ email: 'ada@example.com', phone: '+41 1' }],
    },
    { title: 'Miller', stage: 'saved', on: '2026-11-30', link: 'https://linkedin.com/jobs/8' },
  ]);
});

test.each([
  ['', 'empty'],
  ['Title,Company\n', 'noTable'],
  ['<html></html>', 'unknownKind'],
  ['%PDF-1.7', 'unknownKind'],
  ['PK\u0003\u0004 and no archive', 'brokenArchive'],
])('refuses %j as a table of jobs', async (content, failure) => {
  expect(await readJobsFile(file('a.csv', content))).toEqual({ ok: false, failure });
});

const job: JobToWrite = {
  title: "=cmd|'/C calc'!A0",
  company: '+Northside, "the" bakery',
  location: '@home',
  stage: 'closed',
  closeReason: 'withdrawn',
  stageSince: '2026-11-20',
  appliedOn: '2026-11-01',
  deadline: null,
  link: 'example.com/7',
  source: null,
  tags: ['a', 'Berlin, remote', 'say "hi"'],
  excitement: 4,
  salaryMin: 50_000,
  salaryMax: 60_000.5,
  currency: 'CHF',
  salaryPeriod: 'year',
  nextStep: null,
  nextStepOn: null,
  contacts: [
    { name: 'Ada', email: 'ada@example.com', phone: '+41 1' },
    { name: 'Cy; the "boss" | owner', email: 'cy@example.com', phone: null },
    { name: null, email: null, phone: '555' },
    { name: 'Di', email: null, phone: null },
  ],
  stages: [
    { stage: 'saved', closeReason: null, on: '2026-10-30' },
    { stage: 'applied', closeReason: null, on: '2026-11-01' },
    { stage: 'closed', closeReason: 'withdrawn', on: '2026-11-20' },
  ],
  notes: '- one\n- two',
  description: '=1+1\nand more',
};

test('writes no cell as a formula, and reads its own export', async () => {
  const text = writeJobs([job]);
  const [written] = (await tablesIn(file('a.csv', text)))[0]!.rows;
  expect(written!.cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  const { plan } = await planOf(text);
  expect([plan.bad, plan.leftOut]).toEqual([[], []]);
  const { stageSince, ...kept } = job;
  expect(plan.jobs[0]!.job).toEqual({ ...kept, on: stageSince });
});

test('splits a large import into several requests, in order', () => {
  const planned = Array.from({ length: 10 }, (_each, index) => ({
    title: `${index}`,
    description: 'é'.repeat(40_000),
  }));
  const requests = inRequests(planned as never);
  expect(requests.flat()).toEqual(planned);
  expect(requests.map((request) => request.length)).toEqual([2, 2, 2, 2, 2]);
});
