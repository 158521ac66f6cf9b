import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { isAlive, processesIn, waitUntil } from './processes.ts';
import type { ServiceAccount } from './service-account.ts';

/** A running server, ours or one that a killed parent left behind. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** PostgreSQL writes these lines itself: pid, directory, start time, port, socket directory, address, memory key, status. */
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

/** The postmaster that `postmaster.pid` speaks of, if it lives and is one: the number may be another's by now. */
function livingPostmaster(directory: string): PidFile | undefined {
  const file = readPidFile(directory);
  if (!file || !isAlive(file.pid)) return undefined;
  const residents = processesIn(directory);
  return process.platform !== 'linux' || residents.includes(file.pid) ? file : undefined;
}

/** A server may take a minute to replay its log after a power cut. */
const maxStartMs = 120_000;
const maxStopMs = 30_000;

/** The server that already runs on the data, once it is ready; undefined when there is none. */
export async function findRunning(directory: string): Promise<Postmaster | undefined> {
  const settled = (): boolean => {
    const status = livingPostmaster(directory)?.status;
    return status === undefined || status === 'ready';
  };
  if (!(await waitUntil(settled, maxStartMs)))
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

/** Small, since one household of processes uses it; durable, since it holds what people wrote. */
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
  /** Wanted port; a free one without it. */
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
  // A session of its own: Ctrl-C in the terminal is for us, who then stop the server after its last query.
  const child = spawn(
    binaries.postgres,
    ['-D', directory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  child.unref();
  const { pid } = child;
  // An error event alone means that it could not be started at all.
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
 * Starts the server and answers when it takes connections. A `postmaster.pid` of a dead server is removed only when no
 * process of that server is left (they may outlive it for a moment): two servers on one directory would destroy it.
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

/** Fast shutdown: ends what is under way, writes everything, leaves nothing to replay. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(pid, name);
    } catch {
      // It is gone already.
    }
  };
  signal('SIGINT');
  if (await waitUntil(() => !isAlive(pid), maxStopMs, 10)) return;
  signal('SIGQUIT');
  if (!(await waitUntil(() => !isAlive(pid), maxStopMs, 10)))
    throw new Error(`The database (process ${pid}) did not stop.`);
}
