import { fastify, type FastifyInstance } from 'fastify';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { type Ask, personOf } from '../graphql/__tests__/ask-as.ts';
import { calendarFeed } from './calendar-feed.ts';

let gateway: TestGateway;
let app: FastifyInstance;
beforeAll(async () => {
  gateway = await startTestGateway();
  app = fastify();
  await app.register(calendarFeed, { database: gateway.database.db, origin: 'http://localhost:3000' });
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

/** Returns the lines of a calendar as they were before they were folded. */
const unfold = (calendar: string): readonly string[] => calendar.replaceAll('\r\n ', '').split('\r\n');

const make = 'mutation { job { makeCalendarFeed { path } } }';
const makeFeed = async (ask: Ask): Promise<string> => {
  const { job } = await ask<{ job: { makeCalendarFeed: { path: string } } }>(make);
  return job.makeCalendarFeed.path;
};

const today = new Date().toISOString().slice(0, 10);
const create = 'mutation ($input: JobInput!) { job { createJob(input: $input) { id calendar } } }';
const inputs = [
  {
    title: 'Bäcker; Meister, nachts 🍞'.repeat(6),
    company: 'Northside',
    stage: 'interview',
    interviews: [
      { at: `${today}T09:30:00+01:00`, timeZone: 'Europe/Berlin', minutes: 45, people: 'Ada\nBob', kind: 'Call' },
    ],
  },
  { title: 'Saved', deadline: today, nextStep: 'Send it', nextStepOn: today },
  { title: 'Over', stage: 'closed', closeReason: 'withdrawn', nextStepOn: today },
  { title: 'Long ago', deadline: '2020-01-01' },
];

test('lists future events, in lines that every program can read', async () => {
  const ask = await personOf(gateway, 'planner');
  for (const input of inputs) await ask(create, { input });
  const path = await makeFeed(ask);
  const reply = await app.inject(path);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = reply.body.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  const whole = unfold(reply.body);
  expect(whole.filter((line) => /^(?:SUMMARY|DTSTART|DTEND)/.test(line))).toEqual([
    `DTSTART:${today.replaceAll('-', '')}T083000Z`,
    `DTEND:${today.replaceAll('-', '')}T091500Z`,
    `SUMMARY:Call: ${'Bäcker\\; Meister\\, nachts 🍞'.repeat(6)}\\, Northside`,
    `DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`,
    'SUMMARY:Deadline: Saved',
    `DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`,
    'SUMMARY:Send it: Saved',
  ]);
  expect(whole.filter((line) => line.startsWith('UID:')).every((line) => line.endsWith('@localhost'))).toBe(true);

  const secondReply = await app.inject({ url: path, headers: { 'if-none-match': String(reply.headers['etag']) } });
  expect(secondReply.statusCode).toBe(304);
});

test('serves one job as its own calendar file', async () => {
  const ask = await personOf(gateway, 'saver');
  const { job } = await ask<{ job: { createJob: { id: string; calendar: string } } }>(create, { input: inputs[1] });
  expect(unfold(job.createJob.calendar)).toContain(
    `URL;VALUE=URI:http://localhost:3000/app/jobs/track/${job.createJob.id}`,
  );
});

test('can be created and revoked in several pages at once', async () => {
  const ask = await personOf(gateway, 'hesitant');
  const mutations = [make, 'mutation { job { revokeCalendarFeed } }'];
  const requests = Array.from({ length: 30 }, (_each, index) => ask(mutations[index % 2]!));
  await expect(Promise.all(requests)).resolves.toHaveLength(30);
});

test('answers a renewed or revoked address like an unknown one', async () => {
  const ask = await personOf(gateway, 'revoker');
  expect(await ask('{ calendarFeed { path } }')).toEqual({ calendarFeed: null });
  const first = await makeFeed(ask);
  const second = await makeFeed(ask);
  expect(await ask('{ calendarFeed { path } }')).toEqual({ calendarFeed: { path: second } });
  const revoke = 'mutation { job { revokeCalendarFeed } }';
  const status = async (path: string): Promise<number> => (await app.inject(path)).statusCode;
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect(await ask(revoke)).toEqual({ job: { revokeCalendarFeed: true } });
  expect(await ask(revoke)).toEqual({ job: { revokeCalendarFeed: false } });
  expect([
    await status(second),
    await status(`/calendar/${'a'.repeat(32)}.ics`),
    await status('/calendar/a.ics'),
  ]).toEqual([404, 404, 404]);
});
