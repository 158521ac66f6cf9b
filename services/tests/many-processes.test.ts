/** Two processes with the same roles behind a load balancer, on one PostgreSQL, must share everything they know. */
import { startBalancer, type Balancer } from '../../tooling/testing/balancer.ts';
import { startTestDatabase, type TestDatabase } from '../../tooling/testing/database.ts';
import { freePort } from '../../tooling/testing/free-port.ts';
import { sampleDocument } from '../../shared/typesetting/fixtures/sample-document.ts';
import { readConfiguration } from '../config/configuration.ts';
import { TestBrowser } from '../api/identity/__tests__/browser.ts';
import { type RunningServices, startServices } from '../app.ts';

const person = {
  email: 'zebulon.quartermain@private.example',
  firstName: 'Zebulon',
  password: 'harbour-lights-9-times',
};
const place = '203.0.113.77';

let database: TestDatabase;
let balancer: Balancer;
let processes: RunningServices[];
let ports: number[];
/** The processes that the balancer sends requests to. */
let servingPorts: readonly number[];
let metricsPort: number;
let tokens: Awaited<ReturnType<TestBrowser['signIn']>>;
const log: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  [metricsPort = 0, ...ports] = await Promise.all([freePort(), freePort(), freePort()]);
  servingPorts = ports;
  balancer = await startBalancer({ targets: () => servingPorts.map((port) => `http://127.0.0.1:${port}`) });
  processes = await Promise.all(
    ports.map((port, index) =>
      startServices(
        readConfiguration({
          ROLES: 'gateway,identity,typesetter',
          SITE_PORT: String(port),
          SITE_ORIGIN: balancer.origin,
          DATABASE_URL: database.url,
          IDENTITY_SECRET: 'a secret that seals the keys of tests',
          METRICS_PORT: index === 0 ? String(metricsPort) : 'off',
          TRUSTED_PROXIES: 'loopback',
          TESSERA_LOG: 'info',
          DRAIN_SECONDS: '1',
          ACCOUNT_EXPORTS_PER_HOUR: '6',
        }),
        { logTo: { write: (line) => void log.push(line) } },
      ),
    ),
  );
  tokens = await new TestBrowser(balancer.origin).signIn('register', person.email, person.password);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await balancer.close();
  await database.stop();
});

const post = (path: string, body: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(balancer.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens.id_token}`,
      'x-forwarded-for': place,
      ...headers,
    },
    body: JSON.stringify(body),
  });
const ask = async (query: string, variables: object = {}): Promise<unknown> =>
  ((await (await post('/graphql', { query, variables })).json()) as { data: unknown }).data;

test('reads in each process what the other has written', async () => {
  await ask('mutation ($name: String!) { user { createUser(input: { firstName: $name }) { id } } }', {
    name: person.firstName,
  });
  const names = await Promise.all(Array.from({ length: 8 }, () => ask('{ me { profile { firstName } } }')));
  expect(names).toEqual(Array.from({ length: 8 }, () => ({ me: { profile: { firstName: person.firstName } } })));
});

test('continues a typesetting session in another process with a complete drawing', async () => {
  const session = crypto.randomUUID();
  let have: number | null = null;
  for (let key = 0; key < 4; key += 1) {
    const document = { ...sampleDocument, author: `Author ${key}` };
    const answer = await post('/typeset/pages', { session, have, document });
    const { kind, revision } = (await answer.json()) as { kind: string; revision: number };
    // Requests alternate between the processes, so neither has what the other drew last.
    expect([answer.status, kind]).toEqual([200, 'full']);
    have = revision;
  }
});

test('counts limits across all processes', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const answer = await post('/account/export');
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('uses one id for a request in the browser, the log, and the database', async () => {
  const query = 'mutation { job { createJob(input: { title: "Baker" }) { id } } }';
  /**
   * The database shows the last statement of each connection, so another request may have been faster than this query.
   */
  const seenInDatabase = async (id: string): Promise<readonly string[]> => {
    const answer = await post('/graphql', { query }, { 'x-request-id': id });
    expect(answer.headers.get('x-request-id')).toBe(id);
    const { rows } = await database.db.$client.query<{ application_name: string }>(
      `select application_name from pg_stat_activity where query like '/* request ' || $1 || ' */%'`,
      [id],
    );
    return rows.map((row) => row.application_name);
  };
  let statements: readonly string[] = [];
  let requestId = '';
  for (let look = 1; look <= 20 && statements.length === 0; look += 1) {
    requestId = `journey-of-one-request-${look}`;
    statements = await seenInDatabase(requestId);
  }
  expect(statements).toContain('tessera gateway identity typesetter');
  const lines = log.filter((line) => line.includes(requestId)).map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    expect.objectContaining({ level: 'info', method: 'POST', route: '/graphql', status: 200, reqId: requestId }),
  ]);
  // Text that could end a line or a comment is not accepted as an id.
  const odd = await post('/graphql', { query }, { 'x-request-id': 'x */ drop table jobs; --' });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('logs nothing that identifies a person', async () => {
  await new TestBrowser(balancer.origin).signIn('login', person.email, 'a wrong password').catch(() => undefined);
  await post('/graphql', { query: `{ resume(id: "${person.email}") { id } }` });
  const stranger = { query: 'query Zebulon { me { id } }', operationName: person.firstName };
  // The log of both processes is checked.
  for (let count = 0; count < 2; count += 1) await post('/graphql', stranger, { authorization: 'Bearer x.y.z' });
  const logText = log.join('');
  expect(logText).toContain('"how":"register","decision":"let_in"');
  expect(logText).toContain('"how":"login","decision":"wrong_credentials"');
  expect(logText).toMatch(/"operation":"other","code":"UNAUTHENTICATED"/);
  expect(logText).toMatch(/"account":"[\da-f-]{36}","msg":"An account was exported"/);
  expect(logText.length).toBeGreaterThan(1_000);
  const secrets = [...Object.values(person), tokens.id_token, tokens.refresh_token, tokens.access_token, place];
  expect(secrets.filter((secret) => logText.includes(secret))).toEqual([]);
});

test('serves metrics where no balancer leads', async () => {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/tessera_request_seconds_count\{method="POST",route="\/graphql",status="200"\} \d+/);
  for (const name of [
    'tessera_statement_seconds_count',
    'tessera_database_connections',
    'nodejs_eventloop_lag_seconds',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(text).toMatch(/^tessera_refusals_total\{code="UNAUTHENTICATED"\} 1$/m);
  expect(text).toMatch(/^tessera_requests_under_way 0$/m);
  expect((await fetch(`${balancer.origin}/metrics`)).status).toBe(404);
});

test('announces the end of a process, and no request fails', async () => {
  const [first] = ports;
  const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${first}/health/ready`)).status;
  expect(await ready()).toBe(200);
  const stopping = processes[0]?.stop();
  expect(await ready()).toBe(503);
  expect((await fetch(`http://127.0.0.1:${first}/health/live`)).status).toBe(200);
  const state = { isOver: false };
  void stopping?.then(() => (state.isOver = true));
  const statuses = new Set<number>();
  for (let round = 0; !state.isOver; round += 1) {
    // The balancer notices after a while. A client that still sends requests would find no listener.
    if (round === 5) servingPorts = ports.slice(1);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('/graphql', { query: '{ me { id } }' })));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  expect((await post('/graphql', { query: '{ me { id } }' })).status).toBe(200);
});
