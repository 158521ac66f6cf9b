import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { waitUntil } from './embedded/processes.ts';
import { openDatabase } from './open-database.ts';
import { type DatabaseOrTransaction } from './database.ts';
import { accounts } from './schema/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

async function emptyDatabase(name: string): Promise<string> {
  await database.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return url.href;
}

test('any number of processes may migrate one database at once', async () => {
  const url = await emptyDatabase('together');
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ url, dataDir: '/nowhere', poolSize: 2 })),
  );
  try {
    for (const { db } of opened) expect(await db.select().from(accounts)).toEqual([]);
    const { rows } = await opened[0]!.db.execute<{ hash: string }>(sql`select hash from schema_migrations`);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  } finally {
    await Promise.all(opened.map((each) => each.close()));
  }
});

test('an ordinary role may migrate its own database', async () => {
  const url = new URL(await emptyDatabase('modest'));
  await database.db.execute(sql`create role modest login password 'modest'`);
  await database.db.execute(sql`alter database modest owner to modest`);
  url.username = 'modest';
  url.password = 'modest';
  const { db, close } = await openDatabase({ url: url.href, dataDir: '/nowhere' });
  expect(await db.select().from(accounts)).toEqual([]);
  await close();
});

test('a failed start leaves no connection behind', async () => {
  const url = await emptyDatabase('broken');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table accounts (id int)');
  try {
    await expect(openDatabase({ url, dataDir: '/nowhere' })).rejects.toThrow();
    const alone = async (): Promise<boolean> => {
      const { rows } = await client.query('select from pg_stat_activity where datname = current_database()');
      return rows.length === 1;
    };
    // The server may need a moment to notice that a connection was closed.
    expect(await waitUntil(alone, 10_000)).toBe(true);
  } finally {
    await client.end();
  }
});

test('ends open connections quietly when the test database stops', async () => {
  const second = await startTestDatabase();
  await second.db.execute(sql`select 1`);
  await second.stop();
  await expect(second.db.execute(sql`select 1`)).rejects.toThrow();
});

/** A second server stands in for the replica; replication itself is PostgreSQL's responsibility. */
test('reads from the replica, and from the primary while the replica is unavailable', async () => {
  const copy = await startTestDatabase();
  const replicaUrl = copy.url;
  const { db, readReplica, close } = await openDatabase({ url: database.url, replicaUrl, dataDir: '/nowhere' });
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const portOf = async (source: typeof readReplica): Promise<unknown> =>
    (await source.execute(sql`select inet_server_port() as port`)).rows[0]?.['port'];
  try {
    expect(String(await portOf(readReplica))).toBe(new URL(replicaUrl).port);
    expect(String(await portOf(db))).toBe(new URL(database.url).port);
    await copy.stop();
    expect(String(await portOf(readReplica))).toBe(new URL(database.url).port);
    // Connections return to the pool they came from; there are more queries than either pool has connections.
    await Promise.all(Array.from({ length: 50 }, () => readReplica.select().from(accounts)));
    expect(consoleError.mock.calls.join(' ')).toContain('Could not use the replica');
  } finally {
    consoleError.mockRestore();
    await close();
  }
});

test('sends a read again to the primary when its connection to the replica ends', async () => {
  const copy = await startTestDatabase();
  const { readReplica, close } = await openDatabase({ url: database.url, replicaUrl: copy.url, dataDir: '/nowhere' });
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    // The replica's own server ends the connection under the statement; the primary has no connection of that name.
    await readReplica.execute(sql`set application_name = 'ended'`);
    const { rows } = await readReplica.execute(
      sql`select inet_server_port() as port, case when current_setting('application_name') = 'ended'
        then pg_terminate_backend(pg_backend_pid()) end`,
    );
    expect(String(rows[0]?.['port'])).toBe(new URL(database.url).port);
  } finally {
    consoleError.mockRestore();
    await close();
    await copy.stop();
  }
});

test('gives up on a server that never responds', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const url = `postgres://nobody:secret@127.0.0.1:${port}/nothing`;
  await expect(openDatabase({ url, dataDir: '/nowhere', connectTimeoutMs: 100 })).rejects.toThrow(/timeout/);
  silent.close();
});

/** Freezes the server process of the connection on which the transaction runs. Returns a function that thaws it. */
async function freezeServer(db: Pick<DatabaseOrTransaction, 'execute'>): Promise<() => void> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const pid = rows[0]!.pid;
  process.kill(pid, 'SIGSTOP');
  return () => void process.kill(pid, 'SIGCONT');
}

test('gives up on a frozen server, also at begin and inside a transaction, and reconnects afterward', async () => {
  const { db, close } = await openDatabase({
    url: database.url,
    dataDir: '/nowhere',
    poolSize: 1,
    answerTimeoutMs: 200,
  });
  const thaws: (() => void)[] = [];
  const ask = () => db.execute(sql`select 1`);
  try {
    thaws.push(await freezeServer(db));
    await expect(ask()).rejects.toThrow();
    thaws.push(await freezeServer(db));
    await expect(db.transaction(() => Promise.resolve())).rejects.toThrow();
    const inTheMiddle = db.transaction(async (transaction) => {
      thaws.push(await freezeServer(transaction));
      await transaction.execute(sql`select 1`);
    });
    await expect(inTheMiddle).rejects.toThrow();
    // The pool has one connection, and it was returned each time.
    await expect(ask()).resolves.toBeDefined();
  } finally {
    for (const thaw of thaws) thaw();
    await close();
  }
});

test('losing the server between two statements of a transaction fails only that transaction', async () => {
  const { db, close } = await openDatabase({ url: database.url, dataDir: '/nowhere', poolSize: 1 });
  try {
    const work = db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`);
      await new Promise((resolve) => setImmediate(resolve));
      await transaction.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow();
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
  } finally {
    await close();
  }
});
