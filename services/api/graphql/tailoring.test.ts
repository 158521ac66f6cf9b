import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { type Ask, personOf } from './__tests__/ask-as.ts';
import { readAllPostings } from '../../domain/job-search/match/read-postings.ts';
import { addSamples } from '../../domain/postings/samples/add-samples.ts';

let gateway: TestGateway;
let ask: Ask;
let work: { id: string; accomplishments: { id: string; description: string }[] }[];
let paragraphs: { id: string; title: string }[];
const filler =
  'Did something else that takes a line or two of a page, as people do at work, day after day and week by week';

beforeAll(async () => {
  gateway = await startTestGateway();
  await addSamples(gateway.database.db, 40);
  await readAllPostings(gateway.database.db);
  ask = await personOf(gateway, 'tailor');
  const accomplishments = [
    ...Array.from({ length: 12 }, (_, index) => `${filler} (${index})`),
    'Planned the rota of eleven nurses on the ward',
    'Cared for patients with wounds that heal badly, and taught wound care to colleagues',
  ].map((description) => ({ description }));
  const make = `mutation ($input: WorkEventInput!) { event { createWorkEvent(input: $input) { id } } }`;
  for (const [position, startDate, endDate] of [
    ['Staff Nurse', '2020-01', null],
    ['Nurse', '2016-01', '2019-12'],
    ['Care Assistant', '2013-01', '2015-12'],
    ['Waiter', '2004-01', '2008-12'],
  ]) {
    await ask(make, { input: { company: 'Northside', position, startDate, endDate, accomplishments } });
  }
  await ask(`mutation { event {
    createSkillEvent(input: { name: "Clinical", skills: [{ name: "Juggling" }, { name: "Infection control" }] }) { id }
    opening: createParagraphEvent(input: { title: "Hello", kind: opening, text: "I would like to work for you." }) { id }
    body: createParagraphEvent(input: { title: "Wounds", kind: body, text: "Wound care is what I taught on the ward." }) { id }
    other: createParagraphEvent(input: { title: "Sailing", kind: body, text: "I sail." }) { id }
    closing: createParagraphEvent(input: { title: "Bye", kind: closing, text: "I look forward to hearing from you." }) { id } } }`);
  ({ workEvents: work, paragraphEvents: paragraphs } = await ask<{
    workEvents: typeof work;
    paragraphEvents: typeof paragraphs;
  }>('{ workEvents { id accomplishments { id description } } paragraphEvents { id title } }'));
});
afterAll(() => gateway.stop());

const text = `Registered Nurse\n\nWhat you bring\n- Experience with wound care\n- You plan the rota of nurses\n- Infection control\n- Phlebotomy\n- A sense for bookkeeping of the ward's budget\n`;
interface Reason {
  readonly kind: string;
  readonly terms: readonly string[];
}
interface Tailoring {
  readonly blocks: readonly {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly include: boolean;
    readonly isInBase: boolean;
    readonly reasons: readonly Reason[];
    readonly entries: readonly {
      readonly id: string;
      readonly text: string;
      readonly include: boolean;
      readonly reasons: readonly Reason[];
    }[];
  }[];
  readonly gaps: readonly { readonly term: string; readonly isRequired: boolean }[];
  readonly pages: number;
  readonly mostPages: number;
  readonly fits: boolean;
  readonly baseTitle: string | null;
}
const query = `query ($text: String, $jobId: ID, $postingId: ID, $pages: Int, $base: ID) {
  tailorResume(text: $text, jobId: $jobId, postingId: $postingId, pages: $pages, baseResumeId: $base) {
    blocks { id kind name include isInBase reasons { kind terms } entries { id text include isInBase reasons { kind terms } } }
    gaps { term isRequired } pages mostPages fits isProvisional baseTitle } }`;
const tailor = async (variables: Readonly<Record<string, unknown>>): Promise<Tailoring> =>
  (await ask<{ tailorResume: Tailoring }>(query, variables)).tailorResume;
const choices = ({ blocks }: Tailoring) =>
  blocks
    .filter(({ include }) => include)
    .map(({ id, entries }) => ({ id, entryIds: entries.filter((entry) => entry.include).map((entry) => entry.id) }));

test('puts matching entries first, leaves out the rest, and invents nothing', async () => {
  const proposal = await tailor({ text, pages: 1 });
  expect(proposal).toMatchObject({ pages: 1, fits: true, baseTitle: null });
  const [newest] = proposal.blocks;
  expect(newest).toMatchObject({ kind: 'work', name: 'Staff Nurse · Northside', include: true });
  expect(newest!.entries.slice(0, 2).map((entry) => entry.text)).toEqual(
    expect.arrayContaining([expect.stringContaining('wound'), expect.stringContaining('rota')]),
  );
  expect(newest!.entries[0]!.include).toBe(true);
  expect(newest!.entries[0]!.reasons.map(({ kind }) => kind).join()).toMatch(/^(?:answers|shows)$/);
  expect(proposal.gaps).toContainEqual({ term: 'Phlebotomy', isRequired: true });
  const ownTexts = new Set(
    work.flatMap(({ accomplishments }) => accomplishments.map(({ description }) => description)),
  );
  for (const { kind, entries } of proposal.blocks) {
    if (kind === 'work') for (const entry of entries) expect(ownTexts.has(entry.text)).toBe(true);
  }
  const shown = (tailoring: Tailoring) =>
    tailoring.blocks.flatMap(({ entries }) => entries.filter(({ include }) => include)).length;
  expect(shown(await tailor({ text, pages: 2 }))).toBeGreaterThanOrEqual(shown(proposal));
});

test('creates a résumé of references from the choices, linked to the job, within the requested pages', async () => {
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    'mutation ($text: String!) { job { createJob(input: { title: "Registered Nurse", company: "Coast", description: $text }) { id } } }',
    { text },
  );
  const jobId = job.createJob.id;
  const base = newResume({ language: 'en', eventIds: { work: [work[0]!.id], education: [], skills: [] } });
  const { resume: createdResume } = await ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Base", document: $document }) { id } } }',
    { document: { ...base, headline: 'Nurse with a head for plans', design: { ...base.design, template: 'compact' } } },
  );
  const baseResumeId = createdResume.createResume.id;
  const proposal = await tailor({ jobId, base: baseResumeId, pages: 1 });
  expect(proposal.baseTitle).toBe('Base');
  expect(proposal.blocks.filter(({ isInBase }) => isInBase).map(({ id }) => id)).toEqual([work[0]!.id]);
  const { resume } = await ask<{ resume: { createTailoredResume: { id: string; document: object } } }>(
    'mutation ($input: TailoredResumeInput!) { resume { createTailoredResume(input: $input) { id document } } }',
    { input: { title: 'For the coast', jobId, baseResumeId, choices: choices(proposal) } },
  );
  const { id, document } = resume.createTailoredResume;
  expect(document).toMatchObject({ headline: 'Nurse with a head for plans', design: { template: 'compact' } });
  expect(JSON.stringify(document)).not.toContain('wounds that heal badly');
  const [first] = proposal.blocks;
  const section = (
    document as { sections: { kind: string; items: { eventId: string; override?: { order: string[] } }[] }[] }
  ).sections.find(({ kind }) => kind === 'work')!;
  expect(section.items[0]).toMatchObject({
    eventId: first!.id,
    override: { order: first!.entries.filter(({ include }) => include).map((entry) => entry.id) },
  });
  expect(await ask('query ($id: ID!) { job(id: $id) { resume { id } version } }', { id: jobId })).toMatchObject({
    job: { resume: { id }, version: 2 },
  });
});

test('allows a proposal as many pages as the base has when no number is requested', async () => {
  const create =
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Long", document: $document }) { id } } }';
  const base = newResume({ language: 'en', eventIds: { work: [], education: [], skills: [] } });
  const summary = 'Looked after people who could not look after themselves. '.repeat(130);
  const document = {
    ...base,
    sections: base.sections.map((section) => (section.kind === 'summary' ? { ...section, text: summary } : section)),
  };
  const { resume } = await ask<{ resume: { createResume: { id: string } } }>(create, { document });
  expect(await tailor({ text, base: resume.createResume.id })).toMatchObject({ mostPages: 2, fits: true });
  expect(await tailor({ text, base: resume.createResume.id, pages: 1 })).toMatchObject({ mostPages: 1, fits: false });
  expect(await tailor({ text })).toMatchObject({ mostPages: 1 });
});

test('tracks a posting with the résumé and the letter that are created for it', async () => {
  const { postings } = await ask<{ postings: { nodes: { posting: { id: string } }[] } }>(
    '{ postings(search: {}, first: 1) { nodes { posting { id } } } }',
  );
  const postingId = postings.nodes[0]!.posting.id;
  const proposal = await tailor({ postingId, pages: 2 });
  const { resume } = await ask<{ resume: { createTailoredResume: { id: string } } }>(
    'mutation ($input: TailoredResumeInput!) { resume { createTailoredResume(input: $input) { id } } }',
    { input: { title: 'R', postingId, choices: choices(proposal) } },
  );
  const { letter } = await ask<{ letter: { createTailoredLetter: { id: string; job: { id: string } } } }>(
    'mutation ($input: TailoredLetterInput!) { letter { createTailoredLetter(input: $input) { id job { id } } } }',
    { input: { title: 'L', postingId, resumeId: resume.createTailoredResume.id, paragraphIds: [paragraphs[0]!.id] } },
  );
  const { id: letterId, job } = letter.createTailoredLetter;
  expect(await ask('query ($id: ID!) { job(id: $id) { resume { id } letter { id } } }', { id: job.id })).toEqual({
    job: { resume: { id: resume.createTailoredResume.id }, letter: { id: letterId } },
  });
});

test('creates one document for a request sent twice, even at the same moment', async () => {
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    'mutation { job { createJob(input: { title: "Nurse", company: "Hill" }) { id } } }',
  );
  const jobId = job.createJob.id;
  const [resumeId, letterId] = ['019a0000-0000-7000-8000-00000000000a', '019a0000-0000-7000-8000-00000000000b'];
  const mutation = `mutation ($resumeId: ID, $letterId: ID, $resume: TailoredResumeInput!, $letter: TailoredLetterInput!) {
    resume { createTailoredResume(id: $resumeId, input: $resume) { id version } }
    letter { createTailoredLetter(id: $letterId, input: $letter) { id version } } }`;
  const variables = {
    ...{ resumeId, letterId, letter: { title: 'L', jobId, paragraphIds: [paragraphs[0]!.id] } },
    resume: { title: 'R', jobId, choices: [{ id: work[0]!.id, entryIds: [] }] },
  };
  const expectedAnswer = {
    resume: { createTailoredResume: { id: resumeId, version: 1 } },
    letter: { createTailoredLetter: { id: letterId, version: 1 } },
  };
  const lists = '{ resumes { id } letters { id } }';
  const before = await ask<{ resumes: unknown[]; letters: unknown[] }>(lists);
  expect(await Promise.all([ask(mutation, variables), ask(mutation, variables)])).toEqual([
    expectedAnswer,
    expectedAnswer,
  ]);
  expect(await ask(mutation, variables)).toEqual(expectedAnswer);
  const after = await ask<{ resumes: unknown[]; letters: unknown[] }>(lists);
  expect(after.resumes).toHaveLength(before.resumes.length + 1);
  expect(after.letters).toHaveLength(before.letters.length + 1);
  await ask('mutation ($id: ID!) { resume { deleteResume(id: $id) { id } } }', { id: resumeId });
  await expect(ask(mutation, variables)).rejects.toThrow('NO_DATA_FOUND');
});

test('writes a letter with one opening, the matching paragraphs, and one closing', async () => {
  const { tailorLetter } = await ask<{
    tailorLetter: { paragraphs: { title: string; include: boolean; reasons: Reason[] }[] };
  }>(
    'query ($text: String) { tailorLetter(text: $text) { paragraphs { title include reasons { kind terms } } gaps { term } } }',
    {
      text,
    },
  );
  expect(tailorLetter.paragraphs.map(({ title, include }) => [title, include])).toEqual([
    ['Hello', true],
    ['Wounds', true],
    ['Sailing', false],
    ['Bye', true],
  ]);
});

test('accepts a job ad with little text and reports what it lacks', async () => {
  const { job } = await ask<{ job: { bare: { id: string }; short: { id: string }; foreign: { id: string } } }>(
    `mutation { job {
      bare: createJob(input: { title: "Staff Nurse" }) { id }
      short: createJob(input: { title: "Staff Nurse", description: "Nurse wanted now" }) { id }
      foreign: createJob(input: { title: "Staff Nurse", description: "看護師募集。応募資格：看護師免許、創傷ケアの経験。" }) { id } } }`,
  );
  const lacksOf = async (jobId: string): Promise<readonly string[]> => {
    const queryText =
      'query ($jobId: ID) { tailorResume(jobId: $jobId) { lacks blocks { id } } tailorLetter(jobId: $jobId) { lacks } }';
    const { tailorResume, tailorLetter } = await ask<{
      tailorResume: { lacks: readonly string[]; blocks: readonly unknown[] };
      tailorLetter: { lacks: readonly string[] };
    }>(queryText, { jobId });
    expect(tailorLetter.lacks).toEqual(tailorResume.lacks);
    expect(tailorResume.blocks.length).toBeGreaterThan(0);
    return tailorResume.lacks;
  };
  expect(await lacksOf(job.bare.id)).toEqual(['text', 'demands', 'skills']);
  expect(await lacksOf(job.short.id)).toEqual(['text', 'skills']);
  expect(await lacksOf(job.foreign.id)).toContain('language');
});

test('accepts exactly one target, and only the person’s own documents', async () => {
  await expect(tailor({ text, pages: 3 })).rejects.toThrow('1 or 2');
  await expect(tailor({})).rejects.toThrow('exactly one of these');
  const nowhere = '01890000-0000-7000-8000-000000000000';
  await expect(tailor({ jobId: nowhere })).rejects.toThrow('NO_DATA_FOUND');
  const stranger = await personOf(gateway, 'stranger');
  const { resumes } = await ask<{ resumes: { id: string }[] }>('{ resumes { id } }');
  await expect(stranger(query, { text, base: resumes[0]!.id })).rejects.toThrow('NO_DATA_FOUND');
  const { resume } = await stranger<{
    resume: { createTailoredResume: { document: { sections: { items?: unknown[] }[] } } };
  }>('mutation ($input: TailoredResumeInput!) { resume { createTailoredResume(input: $input) { document } } }', {
    input: { title: 'Mine', choices: [{ id: work[0]!.id, entryIds: [] }] },
  });
  expect(resume.createTailoredResume.document.sections.flatMap(({ items }) => items ?? [])).toEqual([]);
});
