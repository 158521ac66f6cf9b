import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Any number that nobody else uses for an advisory lock in this database. */
const migrationLock = 7_355_608_120_961;

async function migrateBy(pool: Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // Not drizzle's own schema: an ordinary role may not create schemas on a managed server.
    await migrate(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'schema_migrations',
    });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // The lock belongs to the connection: closing it is what surely lets the next process in.
    client.release(true);
    throw error;
  }
}

/** Brings the database to the newest schema. Any number of processes may start at once: one migrates, the others wait. */
export const migrateToLatest = (pool: Pool): Promise<void> => migrateBy(pool, migrationsFolder);

/** Hashes of the migrations of this version, the first first, as the database notes them. */
export const knownMigrations = (): readonly string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** Brings an empty database to the schema that an earlier version had, after its first `count` migrations. */
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
