/** What people do is counted, and accounts that do unusually much are noticed, without personal data in the metrics. */
import { newResume } from '../../shared/documents/new-resume.ts';
import { freePort } from '../../tooling/testing/free-port.ts';
import { until } from '../../tooling/testing/until.ts';
import { startWholeServer, type WholeServer } from '../../tooling/testing/whole-server.ts';
import { TestBrowser } from '../api/identity/__tests__/browser.ts';
import { unusualFrom } from '../domain/activities/activities.ts';

const email = 'zebulon.quartermain@private.example';
const password = 'harbour-lights-9';

let server: WholeServer;
let metricsPort: number;
let token: string;
const log: string[] = [];

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startWholeServer(
    { METRICS_PORT: String(metricsPort), TESSERA_LOG: 'warn' },
    { logTo: { write: (line) => void log.push(line) } },
  );
  ({ id_token: token } = await new TestBrowser(server.origin).signIn('register', email, password));
  await ask('mutation { user { createUser(input: {}) { id } } }');
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => {
  log.length = 0;
});

async function readMetrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

/** Reads a counter, such as `tessera_activities_total{activity="sign_up"}`. */
async function valueOf(metric: string): Promise<number | undefined> {
  const line = (await readMetrics()).split('\n').find((each) => each.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length));
}

const activityCount = (activity: string) => valueOf(`tessera_activities_total{activity="${activity}"}`);
const unusualCount = (activity: string) => valueOf(`tessera_unusual_accounts_total{activity="${activity}"}`);

interface Answer {
  readonly data: Record<string, Record<string, { readonly id: string }>>;
}

const post = (path: string, body: object, bearer = token): Promise<Response> =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });
const ask = async (query: string, variables: object = {}, bearer = token): Promise<Answer> =>
  (await (await post('/graphql', { query, variables }, bearer)).json()) as Answer;

/** The log lines about unusual accounts. A report follows its answer, since the log looks up the account first. */
const reports = (): object[] =>
  log.filter((line) => line.includes('unusually active')).map((line) => JSON.parse(line) as object);

async function ownAccountId(): Promise<string> {
  const { rows } = await server.database.db.$client.query<{ id: string }>(
    'select id from accounts order by created_at',
  );
  return rows[0]!.id;
}

test('shows every activity before it happens, because an alert compares two values', async () => {
  expect(await activityCount('calendar_feed_created')).toBe(0);
  expect(await unusualCount('share_created')).toBe(0);
  expect(await activityCount('sign_up')).toBe(1);
  expect(await valueOf('tessera_gateway_failures_total')).toBe(0);
});

test('counts wrong passwords, delays, and reset links', async () => {
  const before = [await activityCount('sign_in_failed'), await activityCount('password_reset_requested')];
  expect(before).toEqual([0, 0]);
  const attempt = { email: 'nobody@private.example', password: 'a guess that is wrong' };
  for (let guess = 0; guess < 7; guess += 1) {
    const browser = new TestBrowser(server.origin);
    await browser.submit('login', await browser.begin(), attempt.email, attempt.password);
  }
  expect(await activityCount('sign_in_failed')).toBe(5);
  expect(await activityCount('sign_in_delayed')).toBe(2);
  await new TestBrowser(server.origin).post('/identity/password-reset/request', { email: attempt.email });
  expect(await activityCount('password_reset_requested')).toBe(1);
  // No account is known here, so none is named.
  expect(reports()).toEqual([]);
});

test('notices an account that requests export after export, once, and names it in the log by its ID', async () => {
  const many = unusualFrom.account_export_requested;
  for (let request = 0; request < many + 3; request += 1) {
    await (await post('/account/export', {})).arrayBuffer();
  }
  expect(await activityCount('account_export_requested')).toBe(many + 3);
  expect(await unusualCount('account_export_requested')).toBe(1);
  await until(() => reports().length > 0);
  expect(reports()).toMatchObject([{ activity: 'account_export_requested', account: await ownAccountId() }]);
});

async function createResume(): Promise<string> {
  const { data } = await ask(
    `mutation ($document: ResumeDocument!) {
      resume { createResume(input: { title: "Mine", document: $document }) { id } }
    }`,
    { document: newResume({ language: 'en' }) },
  );
  return data['resume']!['createResume']!.id;
}

test('notices an account that creates link after link', async () => {
  const many = unusualFrom.share_created;
  const createLink =
    'mutation ($id: ID!) { share { createShare(id: $id, language: "en", input: { mode: live }) { id } } }';
  // A document has at most 20 links, so the links are to several.
  let id = '';
  for (let link = 1; link < many; link += 1) {
    if (link % 20 === 1) id = await createResume();
    await ask(createLink, { id });
  }
  expect(await activityCount('share_created')).toBe(many - 1);
  expect(await unusualCount('share_created')).toBe(0);
  await ask(createLink, { id });
  expect(await unusualCount('share_created')).toBe(1);
  await until(() => reports().length > 0);
  expect(reports()).toMatchObject([{ activity: 'share_created', account: await ownAccountId() }]);
});

test('counts denied requests, feeds, and requested deletions', async () => {
  await ask('{ me { id } }', {}, 'no.valid.token');
  expect(await activityCount('access_denied')).toBe(1);
  await ask('mutation { job { makeCalendarFeed { path } } }');
  expect(await activityCount('calendar_feed_created')).toBe(1);
  await ask(
    'mutation ($confirmation: String!) { user { requestAccountDeletion(confirmation: $confirmation) { id } } }',
    {
      confirmation: email,
    },
  );
  expect(await activityCount('account_deletion_requested')).toBe(1);
});

test('shows how much mail waits, and nothing about a person', async () => {
  expect(await valueOf('tessera_mail_waiting')).toBeGreaterThanOrEqual(0);
  expect(await valueOf('tessera_mail_oldest_seconds')).toBeGreaterThanOrEqual(0);
  const text = `${await readMetrics()}${log.join('')}`;
  expect([email, password, token, 'nobody@private.example'].filter((secret) => text.includes(secret))).toEqual([]);
  expect(await readMetrics()).not.toContain(await ownAccountId());
});
