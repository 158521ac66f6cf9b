/**
 * `me` on the real database: the gateway with its log and metrics, the gateway alone, its libraries alone, and node:http,
 * all running the same query on the same database, in turn, in one run. Each server and the load generator have a
 * process of their own. What the libraries cost is the limit of what the gateway can reach.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestDatabase } from '../tooling/testing/database.ts';
import { startTestIssuer } from '../tooling/testing/issuer.ts';
import { accounts } from '../services/platform/database/schema/index.ts';
import { percentile } from './statistics.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');
const query = `query getUserMetadata {
  me { id headshotURL tesseraProduct profile { firstName lastName mjUserId mjDomain email phone linkedin
    address { addressOne addressTwo city state zip country } } }
}`;

interface Server {
  readonly child: ChildProcess;
  readonly address: string;
}

async function startServer(kind: string, args: readonly string[]): Promise<Server> {
  const script = path.join(import.meta.dirname, 'gateway-server.ts');
  const child = spawn(process.execPath, [script, kind, ...args], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', () => reject(new Error(`The ${kind} server did not start.`)));
  });
  return { child, address: `http://127.0.0.1:${port}/graphql` };
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

/** Returns the CPU time in microseconds that the server has used so far. */
const cpuTimeOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('message', resolve);
    child.send('cpu');
  });

interface Load {
  readonly requestsPerSecond: number;
  /** CPU time of the server per request in microseconds, which other processes hardly influence. */
  readonly cpuPerRequest: number;
}

/** Sends requests for that many seconds. Throws if any response has a status other than 200. */
async function load({ child, address }: Server, token: string, seconds: number): Promise<Load> {
  const body = JSON.stringify({ query });
  const headers = ['-H', 'content-type=application/json', '-H', `authorization=Bearer ${token}`];
  const options = ['-j', '-c', '16', '-d', String(seconds), '-m', 'POST', ...headers, '-b', body, address];
  const before = await cpuTimeOf(child);
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options], { maxBuffer: 1 << 26 });
  const cpu = (await cpuTimeOf(child)) - before;
  const result = JSON.parse(stdout) as { requests: { average: number; total: number }; non2xx: number; errors: number };
  if (result.non2xx + result.errors > 0)
    throw new Error(`${address} failed ${result.non2xx + result.errors} requests.`);
  return { requestsPerSecond: result.requests.average, cpuPerRequest: cpu / result.requests.total };
}

const answerOf = async (address: string, token: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query }) })).json();
};

/** In the order in which more is done for each request. */
const contestants = ['raw', 'library', 'gateway', 'observed'] as const;
type Contestant = (typeof contestants)[number];

/** The least requests per second of a server, as a share of those of node:http. */
const budgets: Readonly<Partial<Record<Contestant, number>>> = { gateway: 0.8, observed: 0.6 };

export interface GatewayResult {
  readonly rounds: number;
  readonly secondsEach: number;
  /** The median of the rounds. */
  readonly servers: Readonly<Record<Contestant, Load>>;
  /** Requests per second ÷ those of node:http, at the median of the rounds. */
  readonly ratios: Readonly<Record<Contestant, number>>;
}

/** Measures the servers in turn; see the comment at the top of the file. */
export async function run(rounds = 15, secondsEach = 2): Promise<GatewayResult> {
  const [database, issuer] = await Promise.all([startTestDatabase(), startTestIssuer()]);
  const servers = new Map<Contestant, Server>();
  try {
    await database.db.insert(accounts).values({
      issuer: issuer.issuer,
      subject: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      city: 'London',
    });
    const args = [database.url, issuer.issuer, issuer.jwksUri, issuer.audience];
    for (const name of contestants) servers.set(name, await startServer(name, args));
    const token = await issuer.sign({ sub: 'ada' });
    const answers = new Set<string>();
    for (const { address } of servers.values()) answers.add(JSON.stringify(await answerOf(address, token)));
    if (answers.size !== 1) throw new Error('The servers do not answer the same.');
    for (const server of servers.values()) await load(server, token, 2);

    const loads = new Map<Contestant, Load[]>(contestants.map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      // The order turns every round, so that it favors none.
      const turns = round % 2 === 0 ? [...servers] : [...servers].reverse();
      for (const [name, server] of turns) loads.get(name)?.push(await load(server, token, secondsEach));
    }
    const median = (name: Contestant, valueOf: (load: Load, round: number) => number): number =>
      percentile((loads.get(name) ?? []).map(valueOf), 0.5);
    const byContestant = <Value>(valueOf: (name: Contestant) => Value): Record<Contestant, Value> =>
      Object.fromEntries(contestants.map((name) => [name, valueOf(name)])) as Record<Contestant, Value>;
    const ratioOf = (name: Contestant): number =>
      median(
        name,
        (each, round) => each.requestsPerSecond / (loads.get('raw')?.[round]?.requestsPerSecond ?? Number.NaN),
      );
    const result: GatewayResult = {
      rounds,
      secondsEach,
      servers: byContestant((name) => ({
        requestsPerSecond: Math.round(median(name, (each) => each.requestsPerSecond)),
        cpuPerRequest: Math.round(median(name, (each) => each.cpuPerRequest)),
      })),
      ratios: byContestant((name) => Math.round(ratioOf(name) * 100) / 100),
    };
    console.log('`me` over the database: requests per second, microseconds of processor time a request');
    console.table(
      byContestant((name) => ({
        ...result.servers[name],
        '÷ node:http': result.ratios[name],
        budget: budgets[name] === undefined ? '' : `at least ${budgets[name]}`,
      })),
    );
    return result;
  } finally {
    for (const { child } of servers.values()) await stopServer(child);
    await Promise.all([database.stop(), issuer.stop()]);
  }
}
