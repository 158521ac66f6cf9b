/**
 * Several processes of Tessera on one PostgreSQL behind a load balancer. Each is restarted when it dies, as an operator
 * would run them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedServer } from '../../services/platform/database/embedded/server.ts';
import { ObservedClient } from '../../services/platform/telemetry/observed-client.ts';
import { type Balancer, startBalancer } from '../../tooling/testing/balancer.ts';
import { databaseProcess, endProcess, untilHealthy } from '../../tooling/testing/child-process.ts';
import { freePort } from '../../tooling/testing/free-port.ts';
import { startTestIssuer, type TestIssuer } from '../../tooling/testing/issuer.ts';
import { type DelayProxy, startDelayProxy } from './delay-proxy.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type ProcessRole = 'gateway' | 'identity' | 'typesetter';

export interface ClusterProcess {
  readonly role: ProcessRole;
  readonly port: number;
  /** Sends a signal to the current process. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** How often the process ended without being killed. */
  readonly deaths: () => number;
  /** Memory of the process at the moment, in bytes. */
  readonly memory: () => number;
}

export interface Cluster {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly processes: readonly ClusterProcess[];
  /** The proxy between the processes and the database. */
  readonly line: DelayProxy;
  /** Returns a token of a person with that name. It expires after five minutes, like those of the real provider. */
  readonly tokenOf: (name: string) => Promise<string>;
  /** Sends a signal to the database's postmaster or, with `all`, to each of its processes. */
  readonly signalDatabase: (name: NodeJS.Signals, all?: boolean) => void;
  readonly stop: () => Promise<void>;
}

export interface ClusterOptions {
  /** Number of processes of each role. */
  readonly counts: Readonly<Record<ProcessRole, number>>;
  /** The data directory of the embedded database; a temporary one if left out. */
  readonly dataDir?: string;
  /** The address of a database that is running already, instead of the embedded one. */
  readonly databaseUrl?: string;
}

/** Returns the id of a process and those of its children. */
export function withChildren(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** Returns the process ids of the embedded database: the postmaster and its children. */
function databaseProcesses(dataDir: string): readonly number[] {
  const postmaster = databaseProcess(dataDir);
  if (postmaster === undefined) throw new Error('The database does not run.');
  return withChildren(postmaster);
}

/** A document that contains this word makes the thread that typesets it loop (`looping-threads.mjs`). */
export const loopingWord = 'loop-for-ever';
/** Modules loaded into the processes to cause faults. Each reacts to a signal or a word. */
const preloaded = ['jumping-clock.mjs', 'looping-threads.mjs'].flatMap((name) => [
  '--import',
  path.join(import.meta.dirname, name),
]);

interface Supervised extends ClusterProcess {
  readonly end: () => Promise<void>;
}

/** Starts a process and restarts it when it ends unexpectedly. */
function supervise(role: ProcessRole, port: number, env: NodeJS.ProcessEnv): Supervised {
  let isEnding = false;
  let isKilled = false;
  let deaths = 0;
  let child: ChildProcess;
  const start = (): void => {
    isKilled = false;
    child = spawn(process.execPath, [...preloaded, path.join(root, 'services/main.ts')], {
      cwd: root,
      env: { ...env, ROLES: role, SITE_PORT: String(port) },
      stdio: ['ignore', 'ignore', process.env['TESSERA_LOG'] === undefined ? 'ignore' : 'inherit'],
    });
    child.once('exit', () => {
      if (isEnding) return;
      if (!isKilled) deaths += 1;
      setTimeout(start, 200);
    });
  };
  start();
  return {
    role,
    port,
    deaths: () => deaths,
    signal: (name) => {
      if (name === 'SIGKILL') isKilled = true;
      child.kill(name);
    },
    memory: () => {
      const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1];
      return Number(resident ?? 0) * 1024;
    },
    end: async () => {
      isEnding = true;
      await endProcess(child);
    },
  };
}

const roleOf = (address: string): ProcessRole =>
  address.startsWith('/identity') ? 'identity' : address.startsWith('/typeset') ? 'typesetter' : 'gateway';

/** Starts the cluster and returns it once all processes respond. */
export async function startCluster({ counts, dataDir, databaseUrl }: ClusterOptions): Promise<Cluster> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'tessera-cluster-'));
  // Ten connections per process. The embedded database's default is enough for only one or two processes.
  const settings = { max_connections: '100' };
  const embedded = databaseUrl === undefined ? await startEmbeddedServer({ dataDir: folder, settings }) : undefined;
  const url = databaseUrl ?? embedded?.url ?? '';
  const line = await startDelayProxy(Number(new URL(url).port));
  const through = new URL(url);
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
    ACCOUNT_WRITES_PER_MINUTE: '1000000',
    ACCOUNT_PDFS_PER_HOUR: '1000000',
    METRICS_PORT: 'off',
    LOOPING_WORD: loopingWord,
    ...(process.env['TESSERA_LOG'] !== undefined && { TESSERA_LOG: process.env['TESSERA_LOG'] }),
  };
  const processes = roles.map((role, index) => supervise(role, ports[index] ?? 0, env));
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((each) => each.end()));
    await balancer.close();
    await line.close();
    await issuer.stop();
    await embedded?.close();
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(ports.map((port) => untilHealthy(`http://127.0.0.1:${port}/health/ready`)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: balancer.origin,
    databaseUrl: url,
    processes,
    line,
    tokenOf: (name) =>
      issuer.sign({
        sub: name,
        email: `${name}@example.com`,
        email_verified: true,
      }),
    signalDatabase(name, all = false) {
      const found = databaseProcesses(folder);
      for (const pid of all ? found.toReversed() : found.slice(0, 1)) process.kill(pid, name);
    },
    stop,
  };
}

/** Queries the database directly, bypassing everything that a fault may affect. */
export async function askDatabase<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new ObservedClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
