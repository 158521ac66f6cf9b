import { fastify, type FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { personOf } from '../graphql/__tests__/ask-as.ts';
import { createPostgresStore } from '../../platform/storage/postgres-store.ts';
import { accountExport } from './account-export.ts';

let gateway: TestGateway;
let app: FastifyInstance;

beforeAll(async () => {
  const pdfMaker = { name: 'typewriter 1.0', pdf: () => Promise.resolve(Buffer.from('as it was sent')) };
  gateway = await startTestGateway({ pdfMaker });
  const { db: database } = gateway.database;
  app = fastify();
  const { authenticate } = gateway;
  const engine = { pdf: () => Promise.resolve(Buffer.from('as it is now')) };
  await app.register(accountExport, {
    issuer: 'https://app.example/identity',
    database,
    store: createPostgresStore(database),
    engine,
    authenticate,
  });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

test('contains tracked jobs with what was sent for them, and a table without formulas', async () => {
  const ask = await personOf(gateway, 'tracker');
  const { resume } = await ask<{ resume: { createResume: { id: string } } }>(
    'mutation ($document: ResumeDocument!) { resume { createResume(input: { title: "Mine", document: $document }) { id } } }',
    { document: newResume({ language: 'en' }) },
  );
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    'mutation { job { createJob(input: { title: "=Baker", company: "Northside", notes: "Call" }) { id } } }',
  );
  const { id } = job.createJob;
  await ask(
    'mutation ($id: ID!, $resumeId: ID!) { job { markSent(id: $id, resumeId: $resumeId, language: "en") { id } } }',
    { id, resumeId: resume.createResume.id },
  );
  await ask('mutation { job { makeCalendarFeed { path } setJobDigest(timeZone: "Europe/Berlin", hour: 7) { hour } } }');
  await ask('mutation { search { saveSearch(name: "Near me", search: { words: "baker" }) { id } } }');
  await ask(
    'mutation { savvy { setWeights(weights: { skills: 50, phrases: 10, title: 10, years: 10, place: 10, freshness: 10 }) { skills } } }',
  );
  const { rawPayload } = await app.inject({
    method: 'POST',
    url: '/account/export',
    headers: { authorization: `Bearer ${await gateway.signUp('tracker')}` },
  });
  const files = unzipSync(rawPayload);
  const textOf = (name: string): string => strFromU8(files[name]!);
  expect(JSON.parse(textOf('jobs.json'))).toMatchObject([
    {
      ...{ id, title: '=Baker', company: 'Northside', notes: 'Call', stage: 'applied', version: 3 },
      stages: [{ stage: 'saved' }, { stage: 'applied' }],
      sent: [{ engine: 'typewriter 1.0', documents: [{ kind: 'resume', title: 'Mine' }] }],
    },
  ]);
  expect(JSON.parse(textOf('profile.json'))).toMatchObject({
    reminders: {
      calendarSince: expect.any(String) as string,
      dailyMessage: { email: 'tracker@example.com', timeZone: 'Europe/Berlin', hour: 7 },
    },
  });
  expect(textOf('jobs.csv')).toContain("\r\n'=Baker,Northside,");
  const [sentPath] = Object.keys(files).filter((name) => name.startsWith('sent/'));
  expect(sentPath).toMatch(/^sent\/\d{4}-\d\d-\d\d Northside =Baker\.resume\.pdf$/);
  expect(textOf(sentPath!)).toBe('as it was sent');
  expect(textOf('README.txt')).toContain('jobs.csv');
  expect(JSON.parse(textOf('searches.json'))).toMatchObject([{ name: 'Near me', search: { words: 'baker' } }]);
  expect(JSON.parse(textOf('ranking.json'))).toEqual({
    weights: { skills: 50, phrases: 10, title: 10, years: 10, place: 10, freshness: 10 },
    notThisKind: [],
  });
  expect(textOf('README.txt')).toContain('ranking.json');
});
