/** An account export comes back: into an empty account without loss, into another beside what is there. */
import { fastify, type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { arbitraryResume } from '../../../shared/importers/fixtures/arbitrary-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import type { AccountImportAnswer } from './account-import.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { askOrThrow, signUpWithResumes } from './__tests__/sign-up-with-resumes.ts';
import { writeLetter } from './__tests__/write-letter.ts';
import { accountExport } from './account-export.ts';
import { accountImport } from './account-import.ts';
import { defaultQuotas } from '../../domain/usage/quotas.ts';
import { headshots } from './headshots.ts';
import { jobFiles } from './job-files.ts';

let gateway: TestGateway;
let app: FastifyInstance;

beforeAll(async () => {
  const pdfMaker = { name: 'typewriter 1.0', pdf: () => Promise.resolve(Buffer.from('%PDF-1.7 as it was sent')) };
  gateway = await startTestGateway({ pdfMaker });
  const { db: database } = gateway.database;
  const { authenticate } = gateway;
  const store = createPostgresStore(database);
  const engine = { pdf: () => Promise.resolve(Buffer.from('%PDF-1.7 as it is now')) };
  app = fastify();
  await app.register(accountExport, {
    issuer: 'https://app.example/identity',
    ...{ database, store, engine, authenticate },
  });
  await app.register(accountImport, { database, store, authenticate });
  await app.register(headshots, { database, store, authenticate });
  await app.register(jobFiles, { database, store, authenticate, quotas: defaultQuotas });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

type Files = Record<string, Uint8Array>;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function exportOf(token: string): Promise<Files> {
  const answer = await app.inject({ method: 'POST', url: '/account/export', headers: bearer(token) });
  expect(answer.statusCode).toBe(200);
  return unzipSync(answer.rawPayload);
}

const send = (token: string | undefined, payload: Uint8Array, query = '') =>
  app.inject({
    method: 'POST',
    url: `/account/import${query}`,
    headers: { 'content-type': 'application/zip', ...(token !== undefined && bearer(token)) },
    payload: Buffer.from(payload),
  });

async function importInto(token: string, files: Files, query = ''): Promise<AccountImportAnswer> {
  const answer = await send(token, zipSync(files), query);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<AccountImportAnswer>();
}

const added = ({ parts }: AccountImportAnswer) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, report]) => (report.added > 0 ? [[part, report.added]] : [])),
  );

/** The content of an export without what belongs to the account and the moment, and the ids that nothing refers to. */
function contentOf(files: Files): Record<string, unknown> {
  const contentIn = (path: string, bytes: Uint8Array): unknown => {
    // Files that were made from the profile contain the address that the account signs in with.
    const text = Buffer.from(bytes)
      .toString('utf8')
      .replace(/[\w-]+@example\.com/g, '@');
    if (!path.endsWith('.json')) return text;
    const value = JSON.parse(text) as unknown;
    if (path === 'profile.json') {
      const { contactInfo, headshot } = value as Record<string, unknown>;
      return { contactInfo, headshot };
    }
    if (path !== 'jobs.json') return value;
    return (value as { stages: { id: string }[] }[]).map((job) => ({
      ...job,
      stages: job.stages.map((entry) => ({ ...entry, id: '' })),
    }));
  };
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => !['README.txt', 'headshot.jpg', 'sign-in.json'].includes(path))
      .map(([path, bytes]) => [path, contentIn(path, bytes)]),
  );
}

/** Creates a person with something of everything. */
async function createRichPerson(name: string): Promise<string> {
  const token = await signUpWithResumes(gateway, name, ['Keeper', 'Second']);
  const ask = <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> =>
    askOrThrow(gateway, query, variables, token);
  await ask(
    `mutation { user { updateContactInfo(input: {
      firstName: "Ida", lastName: "Okafor", email: "${name}@example.com", phone: "+1 555 010 2030", city: "Leith" }) { id } } }`,
  );
  await writeLetter(gateway, token);
  const { resumes, letters } = await ask<Record<'resumes' | 'letters', { id: string; version: number }[]>>(
    '{ resumes { id version } letters { id version } }',
  );
  const [first] = resumes;
  const { resume } = await ask<{ resume: { document: { sections: object[] }; title: string } }>(
    'query ($id: ID!) { resume(id: $id) { title document } }',
    { id: first!.id },
  );
  const document = { ...resume.document, headline: 'Keeper of lights' };
  await ask(
    `mutation ($id: ID!, $version: Int!, $document: ResumeDocument!) { resume {
      updateResume(id: $id, version: $version, input: { title: "Keeper, edited", document: $document }) { __typename } } }`,
    { id: first!.id, version: first!.version, document },
  );
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    `mutation ($resumeId: ID!) { job { createJob(input: {
      title: "Baker", company: "Northside", location: "Leith", link: "northside.example.com/jobs/1", tags: ["night, early", "near"],
      excitement: 4, salaryMin: 30000, salaryMax: 35000.5, currency: "GBP", salaryPeriod: year, deadline: "2027-01-31",
      tasks: [{ text: "Call", on: "2027-01-10", remindDaysBefore: 2 }, { text: "Ask", doneOn: "2026-11-02" }], notes: "A **note**", description: "Bakes at night.", resumeId: $resumeId,
      contacts: [{ name: "Bo", role: "Owner", email: "bo@example.com" }, { name: "Cy", phone: "555" }],
      interviews: [{ kind: "On site", at: "2027-01-12T09:00:00Z", timeZone: "Europe/London", minutes: 45, people: "Bo" }] }) { id } } }`,
    { resumeId: first!.id },
  );
  await ask(
    'mutation ($id: ID!, $resumeId: ID!, $letterId: ID!) { job { markSent(id: $id, resumeId: $resumeId, letterId: $letterId, language: "en") { id } } }',
    { id: job.createJob.id, resumeId: first!.id, letterId: letters[0]!.id },
  );
  await ask(
    'mutation { search { saveSearch(name: "Near me", search: { words: "baker", workplaces: [remote] }) { id } } }',
  );
  await ask(
    'mutation { savvy { setWeights(weights: { skills: 50, phrases: 10, title: 10, years: 10, place: 10, freshness: 10 }) { skills } } }',
  );
  await ask(
    'mutation { people { createEmailTemplate(input: { name: "Mine", subject: "Hello", body: "Hi {{firstName}}" }) { id } } }',
  );
  const { people } = await ask<{ people: { nodes: { id: string; version: number }[] } }>(
    '{ people(text: "bo@example.com") { nodes { id version } } }',
  );
  await ask(
    `mutation ($id: ID!, $version: Int!) { people { updatePerson(id: $id, version: $version, input: {
      howWeMet: "At a fair", lastContactOn: "2026-11-20", notes: "Likes rye" }) { __typename } } }`,
    people.nodes[0],
  );
  const file = await app.inject({
    ...{ method: 'POST', url: `/job-files?job=${job.createJob.id}&name=Offer.pdf` },
    ...{ headers: { ...bearer(token), 'content-type': 'application/pdf' }, payload: Buffer.from('%PDF-1.7 offer') },
  });
  expect(file.statusCode).toBe(200);
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const answer = await app.inject({
    ...{ method: 'POST', url: '/headshot', headers: { ...bearer(token), 'content-type': 'image/jpeg' } },
    payload: picture,
  });
  expect(answer.statusCode).toBe(200);
  return token;
}

test('comes back into an empty account without loss, and changes nothing when it comes again', async () => {
  const files = await exportOf(await createRichPerson('giver'));
  const taker = await gateway.signUp('taker');
  const preview = await importInto(taker, files, '?preview=true');
  expect(added(preview)).toMatchObject({ work: 1, resumes: 2, letters: 1, jobs: 2, sent: 1, versions: 1, searches: 1 });
  expect(added(preview)).toMatchObject({ files: 1, people: 2, templates: 1 });
  expect(Object.keys(await exportOf(taker)).filter((path) => path.startsWith('resumes/'))).toEqual([]);

  const report = await importInto(taker, files);
  expect(report).toEqual(preview);
  expect(report).toMatchObject({ problems: [], hasNewHeadshot: true });
  expect(strFromU8(files['files/Offer.pdf']!)).toBe('%PDF-1.7 offer');
  expect(contentOf(await exportOf(taker))).toEqual(contentOf(files));

  const again = await importInto(taker, files);
  expect([added(again), again.hasNewHeadshot, again.problems]).toEqual([{}, false, []]);
  expect(again.parts.work).toEqual({ added: 0, same: ["Keeper · giver's Lighthouse"], different: [] });
});

test('keeps what the account has, says what differs, and refers to the blocks that are there', async () => {
  const files = await exportOf(await createRichPerson('other'));
  const token = await gateway.signUp('user');
  const ask = <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> =>
    askOrThrow(gateway, query, variables, token);
  // The same group of skills, which the person has under another id, and a profile of their own.
  await ask(
    'mutation { event { createSkillEvent(input: { name: "Tools", skills: [{ name: "Lamp oil", level: 5 }] }) { id } } }',
  );
  await ask('mutation { user { updateContactInfo(input: { firstName: "Ada", email: "user@example.com" }) { id } } }');
  const blocks = JSON.parse(strFromU8(files['blocks.json']!)) as { skills: { skills: { id: string }[] }[] };
  const { skillEvents } = await ask<{ skillEvents: { id: string; skills: { id: string }[] }[] }>(
    '{ skillEvents { id skills { id } } }',
  );
  blocks.skills[0]!.skills[0]!.id = skillEvents[0]!.skills[0]!.id;
  const report = await importInto(token, { ...files, 'blocks.json': strToU8(JSON.stringify(blocks)) });
  expect(report.parts).toMatchObject({
    skills: { added: 0, same: ['Tools'] },
    profile: { different: expect.arrayContaining(['firstName']) as string[] },
  });
  const { me, resumes } = await ask<{ me: { profile: { firstName: string } }; resumes: { document: object }[] }>(
    '{ me { profile { firstName } } resumes { document } }',
  );
  expect(me.profile.firstName).toBe('Ada');
  expect(JSON.stringify(resumes)).toContain(skillEvents[0]!.id);
  expect(JSON.stringify(resumes)).not.toContain((blocks.skills[0] as unknown as { id: string }).id);

  // A block that was changed since stays as it is.
  const { workEvents } = await ask<{ workEvents: { id: string; version: number }[] }>('{ workEvents { id version } }');
  await ask(
    `mutation ($id: ID!, $version: Int!) { event { updateWorkEvent(id: $id, version: $version, input: {
      company: "Coast Guard", position: "Captain" }) { __typename } } }`,
    workEvents[0],
  );
  const again = await importInto(token, files);
  expect(again.parts.work).toMatchObject({ added: 0, same: [], different: ["Keeper · other's Lighthouse"] });
});

test('one account cannot reach into another by ids', async () => {
  const owner = await createRichPerson('victim');
  const files = await exportOf(owner);
  const intruder = await gateway.signUp('burglar');
  await importInto(intruder, files);
  await askOrThrow(
    gateway,
    'mutation ($ids: [ID!]!) { resume { deleteResumes(ids: $ids) { id } } }',
    {
      ids: (await askOrThrow<{ resumes: { id: string }[] }>(gateway, '{ resumes { id } }', {}, intruder)).resumes.map(
        ({ id }) => id,
      ),
    },
    intruder,
  );
  await importInto(intruder, files);
  expect(contentOf(await exportOf(owner))).toEqual(contentOf(files));
});

test('refuses other files, and names what it cannot read', async () => {
  const token = await gateway.signUp('clumsy');
  const error = async (payload: Uint8Array) => (await send(token, payload)).json<{ error: string }>().error;
  expect(await error(strToU8('not a zip'))).toBe('not_an_export');
  expect(await error(zipSync({ 'Profile.csv': strToU8('First Name') }))).toBe('not_an_export');
  expect(await error(zipSync({ 'profile.json': strToU8('{}'), 'blocks.json': new Uint8Array(65 * 1024 * 1024) }))).toBe(
    'too_large',
  );
  expect((await send(undefined, strToU8('x'))).statusCode).toBe(401);

  const bad = {
    'profile.json': strToU8('{"contactInfo":{"email":"x"}}'),
    'blocks.json': strToU8(
      JSON.stringify({ work: [{ id: 'no', company: 'Acme' }, 7], education: 'none', skills: [{ skills: [] }] }),
    ),
    'resumes/a.json': strToU8('{"id":"00000000-0000-7000-8000-000000000000","title":"A","document":{}}'),
    'jobs.json': strToU8('[{"id":"00000000-0000-7000-8000-000000000001","title":""}]'),
    'searches.json': strToU8('nonsense'),
    'sent.json': strToU8('[{"id":"00000000-0000-7000-8000-000000000002"}]'),
  };
  const report = await importInto(token, bad);
  expect(added(report)).toEqual({});
  expect(report.problems.map(({ path }) => path.replace(/[,[].*/, ''))).toEqual(
    expect.arrayContaining(['searches.json', 'blocks.json', 'jobs.json', 'resumes/a.json', 'sent.json']),
  );
});

test('any blocks and documents come back as they were', async () => {
  let person = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async ({ events, document }) => {
      person += 1;
      const giver = await gateway.signUp(`any-giver-${person}`);
      const at = { createdAt: '2026-01-02T03:04:05.678Z', updatedAt: '2026-02-03T04:05:06.789Z' };
      const block = (each: { readonly id: string }) => ({ ...each, attending: undefined, uuid: each.id, ...at });
      const id = '0190aaaa-0000-7000-8000-000000000000';
      const archive = {
        'profile.json': strToU8('{}'),
        'blocks.json': strToU8(
          JSON.stringify({
            work: events.work.map(block),
            education: events.education.map(block),
            skills: events.skills.map(block),
            paragraphs: [],
          }),
        ),
        'resumes/any.json': strToU8(JSON.stringify({ id, title: 'Any', version: 3, document, ...at })),
      };
      const first = await importInto(giver, archive);
      const whole = await exportOf(giver);
      const taker = await gateway.signUp(`any-taker-${person}`);
      const second = await importInto(taker, whole);
      expect(second.problems).toEqual([]);
      expect(added(second)).toEqual(added(first));
      expect(contentOf(await exportOf(taker))).toEqual(contentOf(whole));
    }),
    { seed: 2026, numRuns: 12 },
  );
}, 60_000);
