/** A later release must be able to change the tables of a database that is distributed over a cluster. */
import pg from 'pg';
import { createExternalDatabase, externalServers } from './__tests__/external-database.ts';
import { consoleReports } from './console-reports.ts';
import { migrateToLatest, migrateUpTo } from './migrate.ts';
import { runMigrations } from './run-migrations.ts';

/** A migration as drizzle writes it: a new table with foreign keys to a copied and to a distributed table. */
const laterMigration = [
  'create table "job_notes" ("account_id" uuid not null, "id" uuid not null, "job_id" uuid not null, "text" text not null, primary key ("account_id", "id"))',
  'alter table "job_notes" add constraint "job_notes_account_fkey" foreign key ("account_id") references "public"."accounts"("id") on delete cascade',
  'alter table "job_notes" add constraint "job_notes_job_fkey" foreign key ("account_id", "job_id") references "public"."jobs"("account_id", "id") on delete cascade',
  'create index "job_notes_job_index" on "job_notes" ("account_id", "job_id")',
  `alter table "jobs" add column "color" text not null default ''`,
  `update "jobs" set "color" = 'blue' where "color" = ''`,
  'alter table "jobs" add constraint "jobs_color_check" check ("color" <> \'gray\') not valid',
];

const servers = externalServers();
const onCluster = servers.length > 1 ? test : test.skip;

async function withDatabase(work: (pool: pg.Pool, distribute: () => Promise<void>) => Promise<void>): Promise<void> {
  const database = await createExternalDatabase(servers);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  try {
    await work(pool, () => database.distribute());
  } finally {
    await pool.end();
    await database.drop();
  }
}

async function kindsOfTables(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ name: string; kind: string }>(
    'select table_name::text as name, citus_table_type as kind from citus_tables',
  );
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}

onCluster('all migrations after the baseline run on distributed tables', async () => {
  await withDatabase(async (pool, distribute) => {
    await migrateUpTo(pool, 1);
    await distribute();
    expect((await kindsOfTables(pool)).has('people')).toBe(false);
    await migrateToLatest(pool);
    expect((await kindsOfTables(pool)).get('people')).toBe('distributed');
  });
});

onCluster('a new table that refers to copied and to distributed ones is placed before its foreign keys', async () => {
  await withDatabase(async (pool, distribute) => {
    await migrateToLatest(pool);
    await distribute();
    const client = await pool.connect();
    const later = { name: '0999_later', statements: laterMigration, hash: 'later', createdAt: 4_000_000_000_000 };
    await runMigrations(pool, client, [later], { log: consoleReports, reportEveryMs: 60_000 });
    client.release();
    expect((await kindsOfTables(pool)).get('job_notes')).toBe('distributed');
    const { rows } = await pool.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'job_notes'::regclass and contype = 'f' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['job_notes_account_fkey', 'job_notes_job_fkey']);
  });
});
