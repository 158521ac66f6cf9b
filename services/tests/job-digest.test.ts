import { sql } from 'drizzle-orm';
import type { TestGateway } from '../../tooling/testing/gateway.ts';
import type { PlainDay } from '../../shared/documents/jobs/plain-day.ts';
import { nextHour, instantOf } from '../../shared/documents/jobs/zoned-time.ts';
import { type DigestSite, startDigestSite } from './__tests__/digest-site.ts';
import { type Ask, personOf } from '../api/graphql/__tests__/ask-as.ts';
import type { Message } from '../platform/mail/mailer.ts';
import { jobDigest } from '../domain/digests/job-digest/job-digest.ts';

let site: DigestSite;
let gateway: TestGateway;
let app: DigestSite['app'];
let posted: Message[];

beforeAll(async () => {
  site = await startDigestSite();
  ({ gateway, app, posted } = site);
});
afterAll(() => site.stop());
beforeEach(() => {
  posted.length = 0;
});

const set = 'mutation { job { setJobDigest(timeZone: "Europe/Berlin", hour: 7) { email hour isConfirmed } } }';
const state = '{ jobDigest { hour isConfirmed } }';

/** Creates a person whose email address is unverified. */
async function newcomer(name: string): Promise<Ask> {
  await gateway.signUp(name);
  const token = await gateway.issuer.sign({ sub: name, email: `${name}@example.com` });
  return async (query, variables = {}) => {
    const { data, errors } = await gateway.ask<never>(query, variables, token);
    if (errors) throw new Error(errors[0]?.extensions.code);
    return data;
  };
}

const lookAt = (moment: string): Promise<void> => site.lookAt(jobDigest, () => new Date(moment));

const linkIn = (message: Message | undefined): string =>
  /http:\/\/localhost:3000(\/digest\/\S+)/.exec(message!.text)![1]!;
const post = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload });

async function begin(name: string): Promise<Ask> {
  const ask = await personOf(gateway, name);
  await ask(set);
  await gateway.database.db.execute(sql`update job_digests set next_at = '2026-11-20T06:00:00Z'`);
  return ask;
}
const create = (ask: Ask, input: object) =>
  ask('mutation ($input: JobInput!) { job { createJob(input: $input, today: "2026-11-01") { id } } }', { input });

test('emails what is due once in the morning, and again the next day', async () => {
  const ask = await begin('early');
  await create(ask, { title: 'Baker', company: 'Northside', nextStep: 'Call Ada', nextStepOn: '2026-11-18' });
  await create(ask, { title: 'Miller', stage: 'applied', on: '2026-11-05' });
  await create(ask, { title: 'Cook', deadline: '2026-11-21' });
  await create(ask, {
    title: 'Smith',
    stage: 'interview',
    on: '2026-11-19',
    interviews: [{ at: '2026-11-20T09:00:00Z', timeZone: 'Europe/Berlin', kind: 'Video call' }],
  });
  await create(ask, {
    title: 'Potter',
    tasks: [
      { text: 'Send the portfolio', on: '2026-11-20' },
      { text: 'Visit', on: '2026-11-22', remindDaysBefore: 2 },
      { text: 'Not yet', on: '2026-11-23', remindDaysBefore: 2 },
      { text: 'Done', on: '2026-11-19', doneOn: '2026-11-19' },
    ],
  });
  await create(ask, { title: 'Quiet', stage: 'applied', on: '2026-11-19' });
  await lookAt('2026-11-20T05:59:00Z');
  expect(posted).toEqual([]);
  await lookAt('2026-11-20T06:01:00Z');
  await lookAt('2026-11-20T06:06:00Z');
  expect(posted).toHaveLength(1);
  const [message] = posted;
  expect(message!.to).toBe('early@example.com');
  expect(message!.subject).toBe('6 items today in your Tessera job tracker');
  expect(message!.text.split('\n').filter((line) => line.startsWith('•'))).toEqual([
    '• 10:00 AM, Video call: Smith',
    '• Apply by tomorrow: Cook',
    '• Call Ada: Baker, Northside (due November 18)',
    '• Send the portfolio: Potter',
    '• Visit: Potter (coming up on November 22)',
    '• No reply for 15 days: Miller',
  ]);
  expect(message!.unsubscribe).toBe(`http://localhost:3000${linkIn(message)}`);
  await lookAt('2026-11-21T06:00:00Z');
  expect(posted).toHaveLength(2);
});

test('sends no email on a day when nothing is due', async () => {
  await begin('idle');
  await lookAt('2026-11-20T06:01:00Z');
  expect(posted.filter(({ to }) => to.startsWith('idle'))).toEqual([]);
});

test('emails an unverified address only after its reader has confirmed it', async () => {
  const ask = await newcomer('unknown');
  expect(await ask(set)).toEqual({
    job: { setJobDigest: { email: 'unknown@example.com', hour: 7, isConfirmed: false } },
  });
  await create(ask, { title: 'Baker', nextStepOn: '2026-11-18' });
  await gateway.database.db.execute(sql`update job_digests set next_at = '2026-11-20T06:00:00Z'`);
  await lookAt('2026-11-20T06:01:00Z');
  expect(posted.filter(({ to }) => to.startsWith('unknown')).map(({ subject }) => subject)).toEqual([
    'Confirm your daily email from Tessera',
  ]);
  const link = linkIn(posted.find(({ to }) => to.startsWith('unknown')));
  // Opening the link changes nothing.
  expect((await app.inject(link)).body).toContain('unknown@example.com');
  expect(await ask(state)).toEqual({ jobDigest: { hour: 7, isConfirmed: false } });
  expect((await post(link, 'action=confirm')).statusCode).toBe(200);
  expect(await ask(state)).toEqual({ jobDigest: { hour: 7, isConfirmed: true } });
  expect((await post(link.slice(0, -1), 'action=stop')).statusCode).toBe(404);

  // This is what a mail program posts with its own button.
  await post(link, 'List-Unsubscribe=One-Click');
  expect(await ask(state)).toEqual({ jobDigest: null });
  expect((await app.inject(link)).statusCode).toBe(404);
});

test('does not ask for confirmation repeatedly', async () => {
  const ask = await newcomer('asked');
  for (let time = 0; time < 5; time += 1) await ask(set);
  expect(posted).toHaveLength(3);
  expect(await ask('mutation { job { stopJobDigest } }')).toEqual({ job: { stopJobDigest: true } });
});

test('uses the morning of the person’s time zone, even when its clocks change', () => {
  const day = (text: string) => text as PlainDay;
  expect(instantOf(day('2026-10-25'), 7, 'Europe/Berlin').toISOString()).toBe('2026-10-25T06:00:00.000Z');
  expect(instantOf(day('2026-10-24'), 7, 'Europe/Berlin').toISOString()).toBe('2026-10-24T05:00:00.000Z');
  expect(nextHour(new Date('2026-11-20T16:00:00Z'), 7, 'Pacific/Auckland').toISOString()).toBe(
    '2026-11-20T18:00:00.000Z',
  );
  expect(nextHour(new Date('2026-11-20T18:00:00Z'), 7, 'Pacific/Auckland').toISOString()).toBe(
    '2026-11-21T18:00:00.000Z',
  );
});
