/** Several processes of Tessera on one PostgreSQL behind a balancer, each restarted when it dies, as an operator runs them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedServer, startEmbeddedServer } from '../../services/database/embedded/server.ts';
import { openDatabase } from '../../services/database/open-database.ts';
import { type Balancer, startBalancer } from '../../shared/testing/balancer.ts';
import { freePort } from '../../shared/testing/free-port.ts';
import { startTestIssuer, type TestIssuer } from '../../shared/testing/issuer.ts';
import { type DelayProxy, startDelayProxy } from './delay-proxy.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type ProcessRole = 'gateway' | 'identity' | 'typesetter';

export interface ClusterProcess {
  readonly role: ProcessRole;
  readonly port: number;
  /** Sends a signal to the process that runs now. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Bytes of memory that it has at the moment. */
  readonly memory: () => number;
}

export interface Cluster {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly processes: readonly ClusterProcess[];
  /** Between the processes and the database. */
  readonly line: DelayProxy;
  /** A token that is good for hours, of a person with that name. */
  readonly tokenOf: (name: string) => Promise<string>;
  /** Sends a signal to the database's first process, or with `all` to each of them. */
  readonly signalDatabase: (name: NodeJS.Signals, all?: boolean) => void;
  readonly stop: () => Promise<void>;
}

export interface ClusterOptions {
  /** How many processes have each role. */
  readonly counts: Readonly<Record<ProcessRole, number>>;
  /** Where the database lies; a folder of its own when it is left out. */
  readonly dataDir?: string;
  /** Milliseconds by which a process's clock jumps at SIGUSR2. */
  readonly clockJump?: number;
}

/** The embedded database's processes: the first and its children. */
function databaseProcesses(dataDir: string): readonly number[] {
  const location = path.join(dataDir, 'location');
  let server = path.join(dataDir, 'server');
  try {
    server = readFileSync(location, 'utf8').trim();
  } catch {
    // It lies within.
  }
  const first = Number(readFileSync(path.join(server, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [first, ...children.map(Number)];
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok === true) return;
    await sleep(100);
  }
  throw new Error(`The process on port ${port} was not ready in time.`);
}

interface Supervised extends ClusterProcess {
  readonly end: () => Promise<void>;
}

/** Starts a process, and again when it dies by itself. */
function supervise(role: ProcessRole, port: number, env: NodeJS.ProcessEnv): Supervised {
  let isEnding = false;
  let child: ChildProcess;
  const start = (): void => {
    const clock = path.join(import.meta.dirname, 'shifted-clock.mjs');
    child = spawn(process.execPath, ['--import', clock, path.join(root, 'services/main.ts')], {
      cwd: root,
      env: { ...env, ROLES: role, SITE_PORT: String(port) },
      stdio: ['ignore', 'ignore', process.env['TESSERA_LOG'] === undefined ? 'ignore' : 'inherit'],
    });
    child.once('exit', () => {
      if (!isEnding) setTimeout(start, 200);
    });
  };
  start();
  return {
    role,
    port,
    signal: (name) => void child.kill(name),
    memory: () => {
      const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1];
      return Number(resident ?? 0) * 1024;
    },
    end: async () => {
      isEnding = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

const roleOf = (address: string): ProcessRole =>
  address.startsWith('/identity') ? 'identity' : address.startsWith('/typeset') ? 'typesetter' : 'gateway';

export async function startCluster({ counts, dataDir, clockJump = 0 }: ClusterOptions): Promise<Cluster> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'tessera-cluster-'));
  const database: EmbeddedServer = await startEmbeddedServer({ dataDir: folder });
  const line = await startDelayProxy(Number(new URL(database.url).port));
  const through = new URL(database.url);
  through.port = String(line.port);
  const issuer: TestIssuer = await startTestIssuer({ isDiscoverable: true, audience: 'tessera' });
  const roles = (Object.keys(counts) as ProcessRole[]).flatMap((role) => Array<ProcessRole>(counts[role]).fill(role));
  const ports = await Promise.all(roles.map(() => freePort()));
  const targets = (role: ProcessRole): string[] =>
    ports.filter((_port, index) => roles[index] === role).map((port) => `http://127.0.0.1:${port}`);
  const balancer: Balancer = await startBalancer({ targets: (address) => targets(roleOf(address)) });
  const partner = {
    id: 'bench',
    domain: 'bench.example',
    name: 'Bench',
    issuer: issuer.issuer,
    clientId: 'tessera',
    portal: `${issuer.issuer}/`,
    api: issuer.issuer,
    origins: [issuer.issuer],
  };
  const env = {
    PATH: process.env['PATH'],
    SITE_ORIGIN: balancer.origin,
    IDENTITY_INSIDE: balancer.origin,
    DATABASE_URL: through.href,
    IDENTITY_SECRET: 'h7Kp2mQx9vTzB4nLw8sYd3fGj6rCe1Ua',
    TESSERA_PARTNERS: JSON.stringify([partner]),
    TESSERA_DATA: path.join(folder, 'mail'),
    TRUSTED_PROXIES: 'loopback',
    SIGN_UPS_PER_HOUR: '1000000',
    METRICS_PORT: 'off',
    CLOCK_JUMP_MS: String(clockJump),
    ...(process.env['TESSERA_LOG'] !== undefined && { TESSERA_LOG: process.env['TESSERA_LOG'] }),
  };
  const processes = roles.map((role, index) => supervise(role, ports[index] ?? 0, env));
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((each) => each.end()));
    await balancer.close();
    await line.close();
    await issuer.stop();
    await database.close();
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(ports.map(untilReady));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: balancer.origin,
    databaseUrl: database.url,
    processes,
    line,
    tokenOf: (name) =>
      issuer.sign({
        sub: name,
        email: `${name}@example.com`,
        email_verified: true,
        exp: Math.floor(Date.now() / 1000) + 7200,
      }),
    signalDatabase(name, all = false) {
      const found = databaseProcesses(folder);
      for (const pid of all ? found.toReversed() : found.slice(0, 1)) process.kill(pid, name);
    },
    stop,
  };
}

/** Asks the database itself, past everything that a fault may have hit. */
export async function askDatabase<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const opened = await openDatabase({ url, dataDir: '', poolSize: 1 });
  try {
    return (await opened.db.$client.query(text, [...values])).rows as Row[];
  } finally {
    await opened.close();
  }
}
