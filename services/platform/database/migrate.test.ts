/** What a long migration tells, and that it can be watched while it waits. */
import pg from 'pg';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { until } from '../../../tooling/testing/until.ts';
import { migrateToLatest, migrateUpTo } from './migrate.ts';
import { readMigrations } from './run-migrations.ts';

interface Line {
  readonly level: string;
  readonly message: string;
  readonly about: Readonly<Record<string, unknown>>;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

async function emptyPool(name: string): Promise<pg.Pool> {
  await database.db.$client.query(`create database ${name}`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return new pg.Pool({ connectionString: url.href, max: 3 });
}

function recordLines() {
  const lines: Line[] = [];
  const at =
    (level: string) =>
    (about: unknown, message?: unknown): void =>
      void lines.push({ level, message: String(message), about: about as Line['about'] });
  return { lines, log: { info: at('info'), warn: at('warn'), error: at('error') } };
}

const names = readMigrations().map(({ name }) => name);

test('logs each migration by name, when it begins and when it is done', async () => {
  const pool = await emptyPool('named');
  const { lines, log } = recordLines();
  await migrateToLatest(pool, { log });
  expect(lines.map(({ level, message, about }) => [level, message, about['migration']])).toEqual(
    names.flatMap((name) => [
      ['info', 'A migration begins', name],
      ['info', 'A migration is done', name],
    ]),
  );
  expect(lines.at(-1)?.about['seconds']).toBeGreaterThanOrEqual(0);
  lines.length = 0;
  await migrateToLatest(pool, { log });
  expect(lines).toEqual([]);
  await pool.end();
});

test('says which session a migration waits for, and keeps what was done before', async () => {
  const pool = await emptyPool('waiting');
  await migrateUpTo(pool, names.indexOf('0006_job_tasks'));
  const other = await pool.connect();
  await other.query(`set application_name = 'reporting'`);
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.query('begin');
  await other.query('select count(*) from jobs');
  const { lines, log } = recordLines();
  const migrating = migrateToLatest(pool, { log, reportEveryMs: 10 });
  await until(() => lines.some(({ message }) => message === 'A migration waits for a lock'));
  const waits = lines.find(({ message }) => message === 'A migration waits for a lock');
  expect(waits).toMatchObject({ level: 'warn', about: { migration: '0006_job_tasks' } });
  expect(waits?.about['blockedBy']).toMatchObject([
    { pid: rows[0]!.pid, application: 'reporting', state: 'idle in transaction' },
  ]);
  await other.query('commit');
  other.release();
  await migrating;
  // Whoever read the warnings reads that it is over.
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      message: 'A migration is done',
      about: expect.objectContaining({ migration: '0006_job_tasks' }) as object,
    }),
  );
  await pool.end();
});

test('says that it waits for another process that migrates', async () => {
  const pool = await emptyPool('second');
  const first = await pool.connect();
  // The number of the lock that a migrating process holds.
  await first.query('select pg_advisory_lock(7355608120961)');
  const { lines, log } = recordLines();
  const migrating = migrateToLatest(pool, { log, reportEveryMs: 10 });
  await until(() => lines.length > 0);
  expect(lines[0]).toMatchObject({ level: 'warn', message: 'Another process migrates the database' });
  await first.query('select pg_advisory_unlock_all()');
  first.release();
  await migrating;
  await pool.end();
});

test('names the migration that failed, and has run those before it', async () => {
  const pool = await emptyPool('failing');
  await migrateUpTo(pool, names.indexOf('0005_people'));
  await pool.query('create table job_files (id int)');
  await expect(migrateToLatest(pool, { log: recordLines().log })).rejects.toThrow(
    'The migration 0007_job_files failed.',
  );
  const { rows } = await pool.query<{ count: string }>('select count(*) from schema_migrations');
  expect(Number(rows[0]?.count)).toBe(names.indexOf('0007_job_files'));
  await pool.end();
});
