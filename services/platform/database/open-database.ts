import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { connectionFailureOf } from '../telemetry/database-failures.ts';
import type { Reports } from '../telemetry/log.ts';
import { reportConnectionFailure } from '../telemetry/observe-connections.ts';
import { ObservedClient, type ObservedClientConfig } from '../telemetry/observed-client.ts';
import { runOutsideRequests } from '../telemetry/request-trace.ts';
import { consoleReports } from './console-reports.ts';
import { startEmbeddedServer } from './embedded/server.ts';
import { migrateToLatest } from './migrate.ts';
import { ObservedPool } from './observed-pool.ts';
import { reportOutages } from './report-outages.ts';
import { ReplicaPool } from './replica-pool.ts';
import * as schema from './schema/index.ts';
import { transactionsOf } from './transactions.ts';
import type { Database, ReadReplica } from './database.ts';

export interface OpenDatabase {
  readonly db: Database;
  /** A copy that may lag behind, if there is one; otherwise the database itself. */
  readonly readReplica: ReadReplica;
  /** The connection URL with the password. It is for our own processes and never for logs. */
  readonly url: string;
  /** Closes the connections, and stops the server if it is the embedded one. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…` of any PostgreSQL from version 15 on. Without it, the embedded server is started. */
  readonly url?: string | undefined;
  /** The URL of a read-only copy that may lag behind. */
  readonly replicaUrl?: string | undefined;
  /** The folder in which the embedded server keeps its data between starts. */
  readonly dataDir: string;
  /** The maximum number of connections of this process. */
  readonly poolSize?: number;
  /**
   * Milliseconds after which connecting to a server that does not respond, or waiting for a free connection of the
   * pool, is given up.
   */
  readonly connectTimeoutMs?: number;
  /**
   * Milliseconds after which an unanswered statement is given up. Together with `connectTimeoutMs`, it must be less than
   * browsers wait.
   */
  readonly answerTimeoutMs?: number;
  /** The name that PostgreSQL shows for our connections (`application_name`), such as `tessera gateway`. */
  readonly name?: string | undefined;
  /** Where lost connections and migrations are logged. Default: standard error, for commands. */
  readonly log?: Reports | undefined;
}

/** The defaults of a process of the services; see `DatabaseOptions`. */
export const defaultDatabase = { poolSize: 10, connectTimeoutMs: 10_000, answerTimeoutMs: 15_000 } as const;

/**
 * The `answerTimeoutMs`, in milliseconds, of commands that an operator starts and watches. Reading all postings may take
 * minutes.
 */
export const commandTimeoutMs = 3_600_000;

/** The `server_version_num` of PostgreSQL 15. */
export const minServerVersion = 150_000;

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version >= minServerVersion) return;
  throw new Error(`The database runs PostgreSQL ${Math.floor(version / 10_000)}. Version 15 or newer is required.`);
}

/** Migrates the schema on a connection that may wait, for another process that migrates or for a large table. */
async function prepare(settings: pg.PoolConfig, log: Reports): Promise<void> {
  // The second connection reads what a migration waits for.
  const pool = new ObservedPool({ ...settings, max: 2 });
  // The statement that uses the connection fails and reports the error.
  pool.on('error', () => undefined);
  try {
    await checkVersion(pool);
    await migrateToLatest(pool, { log });
  } finally {
    await pool.end();
  }
}

/**
 * Connects to the database, or starts the embedded one, and migrates it to the newest schema. Rejects with one plain
 * sentence when another process already uses the same `dataDir`.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const {
    url,
    replicaUrl,
    dataDir,
    poolSize = defaultDatabase.poolSize,
    connectTimeoutMs = defaultDatabase.connectTimeoutMs,
    answerTimeoutMs = defaultDatabase.answerTimeoutMs,
    name = 'tessera',
    log = consoleReports,
  } = options;
  const server = url === undefined ? await startEmbeddedServer({ dataDir, log }) : undefined;
  const connection = server?.url ?? url;
  const settings: pg.PoolConfig = {
    connectionString: connection,
    // Without a limit, a request would wait forever for a server that accepts connections and never responds.
    connectionTimeoutMillis: connectTimeoutMs,
    // A machine that has disappeared sends nothing, so the connection is probed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: name,
    Client: ObservedClient,
  };
  const limited: pg.PoolConfig & ObservedClientConfig = { ...settings, max: poolSize, answerTimeoutMs };
  const pool = new ObservedPool(limited);
  const onLost = reportOutages(pool, log, 'A database connection was lost');
  // The pool replaces a connection that breaks while idle; without a listener, the error would end the process.
  pool.on('error', (error) => {
    if (pool.ending) return;
    reportConnectionFailure('primary', connectionFailureOf(error));
    // The event belongs to the request that opened the connection, which may have been any.
    runOutsideRequests(() => onLost(error));
  });
  const replica = replicaUrl === undefined ? undefined : new ReplicaPool(replicaUrl, pool, poolSize, log);
  const close = async (): Promise<void> => {
    await replica?.end();
    if (!pool.ended) await pool.end();
    await server?.close();
  };
  try {
    await prepare(settings, log);
  } catch (error) {
    await close();
    throw error;
  }
  const db = Object.assign(drizzle(pool, { schema }), { transaction: transactionsOf(pool) });
  return { db, readReplica: replica ? drizzle(replica, { schema }) : db, url: connection ?? '', close };
}
