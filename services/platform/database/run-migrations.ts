import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase, Pool } from 'pg';
import { type MigrationOptions, withMigrationLock } from './migration-lock.ts';
import { reportWaiting } from './report-waiting.ts';
import { isDistributed, runOnDistributed } from './schema/distributed-migration.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/**
 * The table is in `public` instead of drizzle's own schema, because an ordinary role may not create schemas on a managed
 * server.
 */
export const migrationsTable = 'public.schema_migrations';

export interface Migration {
  /** The name of its file, such as `0004_account_usage`. */
  readonly name: string;
  readonly statements: readonly string[];
  readonly hash: string;
  /** When it was written, in milliseconds since 1970. A database has every migration up to its latest. */
  readonly createdAt: number;
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** Returns this version's migrations in their order. */
export function readMigrations(): readonly Migration[] {
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const names = new Map(journal.entries.map(({ tag, when }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder }).map(({ sql: statements, hash, folderMillis: createdAt }) => ({
    name: names.get(createdAt) ?? hash,
    statements,
    hash,
    createdAt,
  }));
}

/** Returns the time of the latest migration of a database; undefined for a new database. */
export async function readLatest(client: ClientBase): Promise<number | undefined> {
  const { rows: tables } = await client.query<{ oid: string | null }>('select to_regclass($1) as oid', [
    migrationsTable,
  ]);
  if (tables[0]?.oid === null) return undefined;
  const { rows } = await client.query<{ latest: string | null }>(
    `select max(created_at) as latest from ${migrationsTable}`,
  );
  const latest = rows[0]?.latest ?? null;
  return latest === null ? undefined : Number(latest);
}

/** Runs the statements of a migration, and places the tables that it creates if the database is distributed. */
async function apply(client: ClientBase, { statements, hash, createdAt }: Migration): Promise<void> {
  if (await isDistributed(client)) await runOnDistributed(client, statements);
  else for (const statement of statements) await client.query(statement);
  await client.query(`insert into ${migrationsTable} (hash, created_at) values ($1, $2)`, [hash, createdAt]);
}

async function applyAndReport(
  pool: Pool,
  client: ClientBase,
  migration: Migration,
  { log, reportEveryMs }: MigrationOptions,
): Promise<void> {
  const { name } = migration;
  log.info({ migration: name }, 'A migration begins');
  const waiting = await reportWaiting(pool, client, {
    everyMs: reportEveryMs,
    onReport: ({ seconds, blockedBy }) =>
      blockedBy.length > 0
        ? log.warn({ migration: name, seconds, blockedBy }, 'A migration waits for a lock')
        : log.warn({ migration: name, seconds }, 'A migration is still running'),
  });
  try {
    await apply(client, migration);
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error });
  } finally {
    waiting.stop();
  }
  const { seconds, wasReported } = waiting;
  // Whoever has read that it takes long should read that it is over, too.
  log[wasReported() ? 'warn' : 'info']({ migration: name, seconds: seconds() }, 'A migration is done');
}

/** Creates the table of the applied migrations, unless it exists. */
const createMigrationsTable = (client: ClientBase): Promise<unknown> =>
  client.query(
    `create table if not exists ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  );

/**
 * Runs the migrations that the database does not have yet, each in a transaction of its own: what is done stays done,
 * and no table is locked for longer than its own migration takes. Each is logged when it begins, while it runs for long,
 * and when it is done.
 */
export async function runMigrations(
  pool: Pool,
  client: ClientBase,
  migrations: readonly Migration[],
  options: MigrationOptions,
): Promise<void> {
  const latest = (await readLatest(client)) ?? 0;
  for (const migration of migrations.filter(({ createdAt }) => createdAt > latest)) {
    await withMigrationLock(pool, client, options, async () => {
      await createMigrationsTable(client);
      // Another process may have run it while this one waited for the lock.
      const isApplied = ((await readLatest(client)) ?? 0) >= migration.createdAt;
      if (!isApplied) await applyAndReport(pool, client, migration, options);
    });
  }
}
