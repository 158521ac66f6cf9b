import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase, Pool } from 'pg';
import { migrationsTable, runMigrations } from './run-migrations.ts';
import squashedMigrations from './squashed-migrations.json' with { type: 'json' };

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** An arbitrary number that no other advisory lock in this database uses. */
const migrationLock = 7_355_608_120_961;

/** Refuses a database of a release before the baseline, because drizzle would run the baseline over its tables. */
async function demandBaseline(client: ClientBase): Promise<void> {
  const { rows: tables } = await client.query<{ oid: string | null }>(`select to_regclass($1) as oid`, [
    migrationsTable,
  ]);
  if (tables[0]?.oid === null) return;
  const { rows } = await client.query<{ latest: string | null }>(
    `select max(created_at) as latest from ${migrationsTable}`,
  );
  const latest = rows[0]?.latest ?? null;
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (latest !== null && baseline !== undefined && Number(latest) < baseline.folderMillis) {
    throw new Error(
      'The database belongs to a release before 0.1.0. Start release 0.1.0 on it once to upgrade it, then start this release.',
    );
  }
}

async function migrateBy(pool: Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A lock of the transaction, since a pooler may give the next transaction another session.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await demandBaseline(client);
    await runMigrations(client, folder);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection ends the transaction and its lock, even if the server no longer responds.
    client.release(true);
    throw error;
  }
}

/**
 * Migrates the database to the newest schema. Any number of processes may start at once: one migrates, the others wait.
 */
export const migrateToLatest = (pool: Pool): Promise<void> => migrateBy(pool, migrationsFolder);

/** What the migrations recorded in a database or a backup mean to this version. */
export type RecordedMigrations =
  | {
      readonly kind: 'known';
      /** The number of this version's migrations that have run. */
      readonly count: number;
    }
  | { readonly kind: 'beforeBaseline' }
  | { readonly kind: 'unknown' };

const startsWith = (hashes: readonly string[], start: readonly string[]): boolean =>
  start.every((hash, index) => hashes[index] === hash);

/**
 * Compares recorded migrations with this version's. `hashes` are in the order in which the migrations ran. The
 * migrations that the baseline replaces count as the baseline.
 */
export function recognizeMigrations(hashes: readonly string[]): RecordedMigrations {
  const ownHashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const current = startsWith(hashes, squashedMigrations)
    ? [...ownHashes.slice(0, 1), ...hashes.slice(squashedMigrations.length)]
    : hashes;
  if (startsWith(ownHashes, current)) return { kind: 'known', count: current.length };
  return { kind: startsWith(squashedMigrations, hashes) ? 'beforeBaseline' : 'unknown' };
}

/** Migrates an empty database to the schema of an earlier version, by running only the first `count` migrations. */
export async function migrateUpTo(pool: Pool, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: readonly unknown[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrateBy(pool, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
