import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Any number that nobody else uses for an advisory lock in this database. */
const migrationLock = 7_355_608_120_961;

/** Brings the database to the newest schema. Any number of processes may start at once: one migrates, the others wait. */
export async function migrateToLatest(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // Not drizzle's own schema: an ordinary role may not create schemas on a managed server.
    await migrate(drizzle(client), {
      migrationsFolder,
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
