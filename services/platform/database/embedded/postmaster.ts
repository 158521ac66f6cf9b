import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { isAlive, processesIn, waitUntil } from './processes.ts';
import type { ServiceAccount } from './service-account.ts';

/** A running server: one that this process started, or one that a killed parent process left behind. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** PostgreSQL writes these lines: pid, directory, start time, port, socket directory, address, memory key, status. */
interface PidFile extends Postmaster {
  readonly status: string;
}

const pidFileIn = (directory: string): string => path.join(directory, 'postmaster.pid');

function readPidFile(directory: string): PidFile | undefined {
  try {
    const lines = readFileSync(pidFileIn(directory), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * The postmaster that `postmaster.pid` names, if it is alive and really is one: its process id may belong to another
 * process by now.
 */
function livingPostmaster(directory: string): PidFile | undefined {
  const file = readPidFile(directory);
  if (!file || !isAlive(file.pid)) return undefined;
  const residents = processesIn(directory);
  return process.platform !== 'linux' || residents.includes(file.pid) ? file : undefined;
}

/** Milliseconds. A server may need a minute to replay its log after a power failure. */
const maxStartMs = 120_000;
const maxStopMs = 30_000;

/**
 * Returns the server that already runs on the data, once it is ready, or undefined if there is none. Throws after two
 * minutes when it neither starts nor stops.
 */
export async function findRunning(directory: string): Promise<Postmaster | undefined> {
  const hasSettled = (): boolean => {
    const status = livingPostmaster(directory)?.status;
    return status === undefined || status === 'ready';
  };
  if (!(await waitUntil(hasSettled, maxStartMs)))
    throw new Error(`The database in ${directory} can neither be started nor stopped.`);
  return livingPostmaster(directory);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Small, because only a few processes use the embedded database; durable, because it holds what people wrote. */
export const embeddedSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '40',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
} as const;

const largestLog = 8 * 1024 * 1024;

export interface StartOptions {
  readonly directory: string;
  readonly binaries: Binaries;
  readonly account: ServiceAccount | undefined;
  readonly logFile: string;
  /** The port to listen on; without it, a free one is chosen. */
  readonly port?: number | undefined;
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
}

async function launch(options: StartOptions, port: number): Promise<Postmaster | undefined> {
  const { directory, binaries, account, logFile } = options;
  const all = { ...embeddedSettings, ...options.settings, port: String(port) };
  const log = openSync(logFile, 'a', 0o600);
  if (statSync(logFile).size > largestLog) truncateSync(logFile);
  // The server gets its own process group, so that Ctrl-C in the terminal reaches only us; we stop the server after its
  // last query.
  const child = spawn(
    binaries.postgres,
    ['-D', directory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  child.unref();
  const { pid } = child;
  // An error event alone means that the program could not be started.
  child.on('error', () => undefined);
  const isGone = (): boolean => pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const isReady = (): boolean => {
    const file = readPidFile(directory);
    return isGone() || (file?.pid === pid && file?.status === 'ready');
  };
  if (!(await waitUntil(isReady, maxStartMs, 5))) throw new Error(`The database did not start:\n${lastLines(logFile)}`);
  return isGone() || pid === undefined ? undefined : { pid, port };
}

/**
 * Starts the server and returns when it accepts connections. The `postmaster.pid` of a dead server is removed only when
 * no process of that server is left (they may outlive it for a moment), because two servers on one directory would
 * destroy it. Throws with the last lines of the log when the server does not start.
 */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { directory } = options;
  if (!(await waitUntil(() => processesIn(directory).length === 0, maxStopMs))) {
    throw new Error(`Processes of an earlier database are still running in ${directory}.`);
  }
  if (process.platform === 'linux') rmSync(pidFileIn(directory), { force: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const postmaster = await launch(options, options.port ?? (await freePort()));
    if (postmaster) return postmaster;
  }
  throw new Error(`The database did not start:\n${lastLines(options.logFile)}`);
}

/**
 * Requests a fast shutdown, which ends running transactions and writes everything, so that nothing has to be replayed.
 * Throws when the process does not stop.
 */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(pid, name);
    } catch {
      // The process has already ended.
    }
  };
  signal('SIGINT');
  if (await waitUntil(() => !isAlive(pid), maxStopMs, 10)) return;
  signal('SIGQUIT');
  if (!(await waitUntil(() => !isAlive(pid), maxStopMs, 10)))
    throw new Error(`The database (process ${pid}) did not stop.`);
}
