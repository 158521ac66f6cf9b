import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { isDistributed, placeNewTable } from './schema/place-new-table.ts';

/**
 * The table of the applied migrations. It is in `public` instead of a schema of its own, because an ordinary role may not
 * create schemas on a managed server.
 */
export const migrationsTable = 'public.schema_migrations';

/**
 * Runs the migrations of a folder that the database does not have yet, within the caller's transaction. drizzle's own
 * function would begin a transaction itself, so that the lock would have to belong to the session, which a pooler in
 * transaction mode does not keep; and it could not place a new table of a distributed database before its foreign keys
 * are added.
 */
export async function runMigrations(client: ClientBase, migrationsFolder: string): Promise<void> {
  await client.query(
    `create table if not exists ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ latest: string | null }>(
    `select max(created_at) as latest from ${migrationsTable}`,
  );
  const latest = Number(rows[0]?.latest ?? 0);
  const isSpread = await isDistributed(client);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= latest) continue;
    for (const statement of sql) {
      await client.query(statement);
      if (isSpread) await placeNewTable(client, statement);
    }
    await client.query(`insert into ${migrationsTable} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}
