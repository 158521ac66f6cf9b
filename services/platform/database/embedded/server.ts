import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Reports } from '../../telemetry/log.ts';
import { consoleReports } from '../console-reports.ts';
import { prepareBinaries } from './binaries.ts';
import { prepareCluster, superuser } from './cluster.ts';
import { lockDirectory } from './lock.ts';
import { findDataDirectory } from './data-directory.ts';
import { findRunning, type Postmaster, startPostmaster, type StartOptions, stopPostmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';
import { serviceAccount } from './service-account.ts';

export interface EmbeddedServer {
  /** Contains the password, so it is for connecting and never for logs. */
  readonly url: string;
  close(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** The folder that holds everything of this server. */
  readonly dataDir: string;
  /** Server settings in addition to our own. Tests trade durability for speed. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where a server that stops unexpectedly is logged. Default: standard error. */
  readonly log?: Reports;
}

const databaseName = 'tessera';

/** The connection URL of the server on that port, with the password. */
export const urlOf = (port: number, password: string, database = databaseName): string =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function createDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** Restarts the server on the same port when it dies while this process runs. */
function keepAlive(
  first: Postmaster,
  options: StartOptions,
  log: Reports,
): { current: () => Postmaster; stop: () => Promise<void> } {
  let current = first;
  let restart: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restart || isAlive(current.pid)) return;
    log.error({ pid: current.pid }, 'The database server stopped unexpectedly and is started again');
    restart = startPostmaster({ ...options, port: first.port })
      .then((postmaster) => void (current = postmaster))
      .catch(async (error: unknown) => {
        log.error({ err: error }, 'The database server could not be started');
        await sleep(5_000, undefined, { ref: false });
      })
      .finally(() => (restart = undefined));
  }, 250);
  timer.unref();
  return {
    current: () => current,
    stop: async () => {
      clearInterval(timer);
      await restart;
    },
  };
}

/**
 * Starts the PostgreSQL that is packaged with the project, or takes over one that a killed parent process left running.
 * Rejects with one plain sentence when another process uses the directory, or when there are no programs for the
 * platform.
 */
export async function startEmbeddedServer({
  dataDir,
  settings,
  log = consoleReports,
}: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const account = serviceAccount();
  const dataDirectory = findDataDirectory(dataDir, account);
  const lock = lockDirectory(path.join(dataDirectory.own, 'lock'), dataDirectory.own);
  try {
    const binaries = prepareBinaries(account, dataDirectory.binaries);
    const { directory, password } = await prepareCluster(
      dataDirectory,
      binaries,
      account,
      settings?.['fsync'] !== 'off',
    );
    const options: StartOptions = {
      directory,
      binaries,
      account,
      logFile: path.join(dataDirectory.own, 'server.log'),
      settings,
    };
    const postmaster = (await findRunning(directory)) ?? (await startPostmaster(options));
    await createDatabase(postmaster.port, password);
    const keeper = keepAlive(postmaster, options, log);
    return {
      url: urlOf(postmaster.port, password),
      close: async () => {
        await keeper.stop();
        await stopPostmaster(keeper.current());
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
