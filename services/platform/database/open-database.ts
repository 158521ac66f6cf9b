import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbeddedServer } from './embedded/server.ts';
import { ObservedClient, type ObservedClientConfig } from '../telemetry/observed-client.ts';
import { migrateToLatest } from './migrate.ts';
import { ReplicaPool } from './replica-pool.ts';
import * as schema from './schema/index.ts';
import { transactionsOf } from './transactions.ts';
import type { Database, ReadReplica } from './database.ts';

export interface OpenDatabase {
  readonly db: Database;
  /** A copy that may lag, where there is one; else the database itself. */
  readonly readReplica: ReadReplica;
  /** Connection URL with the password: for other processes of ours, never for logs. */
  readonly url: string;
  /** Ends the connections, and stops the server when it is the embedded one. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…` of any PostgreSQL from 15 on; without it the embedded server is started. */
  readonly url?: string | undefined;
  /** The same of a copy that is read only and may lag. */
  readonly replicaUrl?: string | undefined;
  /** Folder in which the embedded server keeps its data between starts. */
  readonly dataDir: string;
  /** Connections of this process at most. */
  readonly poolSize?: number;
  /** Milliseconds until a server that does not answer, or a pool of which nothing comes back, is given up. */
  readonly patience?: number;
  /** Milliseconds until a statement is given up that is not answered: with `patience`, less than browsers wait. */
  readonly answerLimit?: number;
  /** What PostgreSQL shows of our connections (`application_name`), such as `tessera gateway`. */
  readonly name?: string | undefined;
}

/** What a process of the services has where nothing else is asked for: see `DatabaseOptions`. */
export const defaultDatabase = { poolSize: 10, patience: 10_000, answerLimit: 15_000 } as const;

/** `answerLimit` of commands that somebody has started and watches: what looks through all postings may take minutes. */
export const commandAnswerLimit = 3_600_000;

/** `server_version_num` of PostgreSQL 15. */
export const oldestServer = 150_000;

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version >= oldestServer) return;
  throw new Error(`The database runs PostgreSQL ${Math.floor(version / 10_000)}. Version 15 or newer is required.`);
}

/** Brings the schema up to date on a connection that may wait: for another process that is at it, or for a large table. */
async function prepare(settings: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...settings, max: 1 });
  // What it was needed for fails and says so.
  pool.on('error', () => undefined);
  try {
    await checkVersion(pool);
    await migrateToLatest(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Connects to the database, or starts the embedded one, and migrates it to the newest schema. Rejects with one plain
 * sentence when another process already runs on the same `dataDir`.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const {
    url,
    replicaUrl,
    dataDir,
    poolSize = defaultDatabase.poolSize,
    patience = defaultDatabase.patience,
    answerLimit = defaultDatabase.answerLimit,
    name = 'tessera',
  } = options;
  const server = url === undefined ? await startEmbeddedServer({ dataDir }) : undefined;
  const connection = server?.url ?? url;
  const settings: pg.PoolConfig = {
    connectionString: connection,
    // Without it a request would wait for ever where a server takes connections and never speaks.
    connectionTimeoutMillis: patience,
    // A machine that is gone says nothing; this asks.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: name,
    Client: ObservedClient,
  };
  const limited: pg.PoolConfig & ObservedClientConfig = { ...settings, max: poolSize, answerLimit };
  const pool = new pg.Pool(limited);
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`A database connection was lost: ${error.message}`);
  });
  const replica =
    replicaUrl === undefined
      ? undefined
      : new ReplicaPool(replicaUrl, pool, poolSize, (error) => {
          if (!pool.ending) console.error(`Could not use the replica: ${error.message}`);
        });
  const close = async (): Promise<void> => {
    await replica?.end();
    if (!pool.ended) await pool.end();
    await server?.close();
  };
  try {
    await prepare(settings);
  } catch (error) {
    await close();
    throw error;
  }
  const db = Object.assign(drizzle(pool, { schema }), { transaction: transactionsOf(pool) });
  return { db, readReplica: replica ? drizzle(replica, { schema }) : db, url: connection ?? '', close };
}
