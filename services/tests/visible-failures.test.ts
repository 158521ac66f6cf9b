/** What an operator sees of a failure: health probes, metrics, and the log of the whole server. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startObjectStore } from '../../mocks/object-store/object-store.ts';
import { startTestDatabase } from '../../tooling/testing/database.ts';
import { freePort } from '../../tooling/testing/free-port.ts';
import { until } from '../../tooling/testing/until.ts';
import { startWholeServer, type WholeServer } from '../../tooling/testing/whole-server.ts';
import { readConfiguration } from '../config/configuration.ts';
import { startServices } from '../app.ts';
import { migrateUpTo } from '../platform/database/migrate.ts';
import { TestBrowser } from '../api/identity/__tests__/browser.ts';

type Line = Readonly<Record<string, unknown>> & { readonly msg: string };

const email = 'zebulon.quartermain@private.example';
const password = 'harbour-lights-9';

let server: WholeServer;
let metricsPort: number;
let token: string;
const lines: Line[] = [];

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startWholeServer(
    { METRICS_PORT: String(metricsPort), TESSERA_LOG: 'info' },
    { logTo: { write: (line) => void lines.push(JSON.parse(line) as Line) } },
  );
  ({ id_token: token } = await new TestBrowser(server.origin).signIn('register', email, password));
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
});

async function valueOf(metric: string): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length));
}

const ask = (body: object, requestId: string): Promise<Response> =>
  fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-request-id': requestId },
    body: JSON.stringify(body),
  });

const operationCount = (operation: string, code: string) =>
  valueOf(`tessera_gateway_operations_total{operation="${operation}",code="${code}"}`);

test('counts operations by the names of our pages and their codes, and no others', async () => {
  await ask({ operationName: 'me', query: 'query me { me { id } }' }, 'request-0001');
  await ask({ operationName: 'Ada', query: 'query Ada { me { id } }' }, 'request-0002');
  await ask({ operationName: 'me', query: 'query me { moon }' }, 'request-0003');
  await until(async () => (await operationCount('me', 'BAD_USER_INPUT')) === 1);
  expect(await operationCount('me', 'NO_USER_FOUND')).toBe(1);
  expect(await operationCount('other', 'NO_USER_FOUND')).toBe(1);
  expect(await operationCount('Ada', 'NO_USER_FOUND')).toBeUndefined();
});

test('logs a wrong password as a warning with the account, and counts it without', async () => {
  const before = await valueOf('tessera_sign_ins_total{how="login",decision="wrong_credentials"}');
  for (const address of [email, 'nobody@private.example']) {
    const browser = new TestBrowser(server.origin);
    await browser.submit('login', await browser.begin(), address, 'a guess that is wrong');
  }
  const decided = lines.filter(({ msg }) => msg === 'A sign-in attempt was decided');
  expect(decided).toMatchObject([
    { level: 'warn', how: 'login', decision: 'wrong_credentials', identity: expect.any(String) as string },
    { level: 'warn', how: 'login', decision: 'wrong_credentials' },
  ]);
  expect(decided[1]).not.toHaveProperty('identity');
  expect(await valueOf('tessera_sign_ins_total{how="login",decision="wrong_credentials"}')).toBe(before! + 2);
  expect(JSON.stringify(lines)).not.toContain('private.example');
});

test('gives every line of a request its id, and leaves probes out', async () => {
  await fetch(`${server.origin}/health/live`);
  await fetch(`${server.origin}/health/ready`);
  await server.database.db.$client.query('alter table accounts rename to accounts_away');
  try {
    await ask({ operationName: 'me', query: 'query me { me { id } a: me { id } }' }, 'request-failing');
  } finally {
    await server.database.db.$client.query('alter table accounts_away rename to accounts');
  }
  await until(() => lines.some(({ msg }) => msg === 'Answered'));
  expect(lines.map(({ msg, reqId }) => [msg, reqId])).toEqual([
    // Two fields failed for one reason, which is one incident.
    ['A GraphQL operation failed', 'request-failing'],
    ['Answered', 'request-failing'],
  ]);
  expect(lines[0]).toMatchObject({ level: 'error', operation: 'me', incident: expect.any(String) as string });
  expect(await operationCount('me', 'INTERNAL_SERVER_ERROR')).toBe(1);
});

test('shows a database that is gone, and that it is back', async () => {
  expect(await valueOf('tessera_ready')).toBe(1);
  const { $client } = server.database.db;
  const admin = new pg.Client({ connectionString: server.database.url.replace(/\/[^/]*$/, '/postgres') });
  await admin.connect();
  const name = new URL(server.database.url).pathname.slice(1);
  await admin.query(`alter database "${name}" allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  try {
    await until(async () => (await valueOf('tessera_ready')) === 0);
    const answer = await fetch(`${server.origin}/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
    await ask({ operationName: 'me', query: 'query me { me { id } }' }, 'request-outage');
    const page = await fetch(`${server.origin}/r/abcdefghijklmnopqrstuv`, {
      headers: { 'x-request-id': 'request-page' },
    });
    expect(page.status).toBe(500);
    const ofPage = lines.filter(({ reqId, level }) => reqId === 'request-page' && level === 'error');
    expect(ofPage.map(({ msg }) => msg)).toEqual(['The request failed']);
    const failures = await valueOf('tessera_gateway_failures_total');
    expect(failures).toBeGreaterThan(0);
    const reasons = ['lost', 'not_accepting', 'rejected', 'other', 'too_many'].map((reason) =>
      valueOf(`tessera_database_connection_failures_total{server="primary",reason="${reason}"}`),
    );
    expect((await Promise.all(reasons)).reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBeGreaterThan(0);
  } finally {
    await admin.query(`alter database "${name}" allow_connections true`);
    await admin.end();
  }
  await until(async () => (await valueOf('tessera_ready')) === 1);
  const said = (text: string) => lines.filter(({ msg }) => msg === text).length;
  expect([said('A database connection was lost'), said('The process is not ready')]).toEqual([1, 1]);
  expect(said('The process is ready again')).toBe(1);
  await $client.query('select 1');
});

test('answers probes while a migration waits for a lock', async () => {
  const database = await startTestDatabase();
  const url = new URL(database.url);
  await database.db.$client.query('create database early');
  url.pathname = '/early';
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // The database may stop before it has noticed that the pool has ended.
  pool.on('error', () => undefined);
  await migrateUpTo(pool, 6);
  const other = await pool.connect();
  await other.query('begin');
  await other.query('lock table jobs in access share mode');
  const [sitePort, port] = [await freePort(), await freePort()];
  const starting = startServices(
    readConfiguration({
      SITE_PORT: String(sitePort),
      METRICS_PORT: String(port),
      ROLES: 'gateway,identity',
      DATABASE_URL: url.href,
      IDENTITY_SECRET: 'a secret that seals the keys of tests',
      TESSERA_LOG: 'silent',
    }),
  );
  const origin = `http://127.0.0.1:${sitePort}`;
  const statusOf = async (path: string) => {
    const answer = await fetch(origin + path).catch(() => undefined);
    return answer && [answer.status, await answer.text()];
  };
  const isBlocked = async (): Promise<boolean> => {
    const { rows } = await pool.query(
      'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    );
    return rows.length > 0;
  };
  await until(isBlocked);
  expect(await statusOf('/health/live')).toEqual([200, '{"status":"ok"}']);
  expect(await statusOf('/health/ready')).toEqual([503, '{"status":"starting"}']);
  expect(await statusOf('/graphql')).toEqual([503, 'Starting']);
  const early = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(early).toContain('\ntessera_ready 0\n');
  await other.query('commit');
  other.release();
  // The port is never closed, so every probe in between is answered.
  const refused: unknown[] = [];
  const over = new AbortController();
  const probing = (async () => {
    while (!over.signal.aborted) {
      if ((await statusOf('/health/live'))?.[0] !== 200) refused.push('refused');
      await sleep(0);
    }
  })();
  const services = await starting;
  expect(await statusOf('/health/ready')).toEqual([200, '{"status":"ok"}']);
  over.abort();
  await probing;
  expect(refused).toEqual([]);
  await services.stop();
  await pool.end();
  await database.stop();
}, 60_000);

test('says at the start that a bucket cannot be used', async () => {
  const bucket = await startObjectStore('files', { accessKeyId: 'key', secretAccessKey: 'secret' });
  const log: Line[] = [];
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const other = await startWholeServer(
    { ...keys, S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'missing' },
    { logTo: { write: (line) => void log.push(JSON.parse(line) as Line) } },
  );
  try {
    await until(() => log.length > 0);
    expect(log).toMatchObject([
      {
        level: 'error',
        msg: 'The object store cannot be used',
        err: { message: expect.stringContaining('NoSuchBucket') as string },
      },
    ]);
  } finally {
    await other.stop();
    await bucket.stop();
  }
});
