/** Applies the migrations of this version to a database of release 0.1.0. */
import pg from 'pg';
import { startTestDatabase, type TestDatabase } from '../../tooling/testing/database.ts';
import { describeSchema } from '../platform/database/__tests__/describe-schema.ts';
import { releaseDay, restoreRelease } from '../platform/database/__tests__/release-database.ts';
import { partitionPostings } from '../domain/postings/partitions/partition-postings.ts';
import { migrateToLatest } from '../platform/database/migrate.ts';

let database: TestDatabase;
let pools = new Map<string, pg.Pool>();
beforeAll(async () => {
  database = await startTestDatabase();
});
afterEach(async () => {
  for (const [name, pool] of pools) {
    await pool.end();
    // A server that is not only of this test would keep it.
    await database.db.$client.query(`drop database ${name} with (force)`);
  }
  pools = new Map();
});
afterAll(() => database.stop());

interface NamedDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
}

async function emptyDatabase(name: string): Promise<NamedDatabase> {
  await database.db.$client.query(`create database ${name}`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // A connection may still be closing when the server stops.
  pool.on('error', () => undefined);
  pools.set(name, pool);
  return { pool, url: url.href };
}

async function releaseDatabase(name: string): Promise<pg.Pool> {
  const { pool, url } = await emptyDatabase(name);
  await restoreRelease(url);
  return pool;
}

type Columns = Readonly<Record<string, readonly string[]>>;

/** Returns the tables with their columns. A partitioned table represents its partitions. */
async function readColumns(pool: pg.Pool): Promise<Columns> {
  const { rows } = await pool.query<{ name: string; columns: readonly string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     group by c.relname order by c.relname`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** Returns every row of every table, limited to these columns, because later migrations may add some. */
async function readRows(pool: pg.Pool, columns: Columns): Promise<Columns> {
  const rowsByTable: Record<string, readonly string[]> = {};
  for (const [name, names] of Object.entries(columns)) {
    const list = names.map((each) => `"${each}"`).join(', ');
    const { rows } = await pool.query<{ row: string }>(`select (${list})::text as row from "${name}" order by 1`);
    rowsByTable[name] = rows.map(({ row }) => row);
  }
  return rowsByTable;
}

test('gives the upgraded release the schema of a fresh database', async () => {
  const upgraded = await releaseDatabase('upgraded');
  await migrateToLatest(upgraded);
  const { pool: fresh } = await emptyDatabase('fresh');
  await migrateToLatest(fresh);
  await partitionPostings({ $client: fresh }, releaseDay);
  const description = await describeSchema(fresh);
  expect(description['tables']?.length).toBeGreaterThan(50);
  expect(await describeSchema(upgraded)).toEqual(description);
});

test('neither loses nor changes a row of the release', async () => {
  const pool = await releaseDatabase('kept');
  const columns = await readColumns(pool);
  const before = await readRows(pool, columns);
  expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([]);
  await migrateToLatest(pool);
  const { schema_migrations: recordedMigrations, ...rows } = await readRows(pool, columns);
  const { schema_migrations: recordedBefore = [], ...rowsBefore } = before;
  expect(rows).toEqual(rowsBefore);
  expect(recordedMigrations).toEqual(expect.arrayContaining([...recordedBefore]));
});

test('refuses a database of an older release and says what to do', async () => {
  const pool = await releaseDatabase('older');
  await pool.query('delete from schema_migrations where id > 14');
  const before = await describeSchema(pool);
  await expect(migrateToLatest(pool)).rejects.toThrow(
    /belongs to a release before 0\.1\.0\. Start release 0\.1\.0 on it once/,
  );
  expect(await describeSchema(pool)).toEqual(before);
});
