import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbeddedServer } from './embedded/server.ts';
import { migrateToLatest } from './migrate.ts';
import * as schema from './schema/index.ts';

export type DatabaseSchema = typeof schema;
export type Database = NodePgDatabase<DatabaseSchema> & { readonly $client: pg.Pool };
/** A database or a transaction in one: what a function takes that runs in either. */
export type DatabaseOrTransaction = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface OpenDatabase {
  readonly db: Database;
  /** Connection URL with the password: for other processes of ours, never for logs. */
  readonly url: string;
  /** Ends the connections, and stops the server when it is the embedded one. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…` of any PostgreSQL from 15 on; without it the embedded server is started. */
  readonly url?: string | undefined;
  /** Folder in which the embedded server keeps its data between starts. */
  readonly dataDir: string;
  /** Connections of this process at most. */
  readonly poolSize?: number;
}

/** `server_version_num` of PostgreSQL 15. */
const oldestServer = 150_000;

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version >= oldestServer) return;
  throw new Error(`The database is PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`);
}

/**
 * Connects to the database, or starts the embedded one, and migrates it to the newest schema. Rejects with one plain
 * sentence when another process already runs on the same `dataDir`.
 */
export async function openDatabase({ url, dataDir, poolSize = 10 }: DatabaseOptions): Promise<OpenDatabase> {
  const server = url === undefined ? await startEmbeddedServer({ dataDir }) : undefined;
  const connection = server?.url ?? url;
  const pool = new pg.Pool({ connectionString: connection, max: poolSize });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`A database connection was lost: ${error.message}`);
  });
  const close = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
    await server?.close();
  };
  try {
    await checkVersion(pool);
    await migrateToLatest(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(pool, { schema }), url: connection ?? '', close };
}
