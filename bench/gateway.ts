/**
 * `me` over the real database: the gateway against node:http that asks the same query of the same database, in turns in
 * one run. Each server and the load have a process of their own.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestDatabase } from '../shared/testing/database.ts';
import { startTestIssuer } from '../shared/testing/issuer.ts';
import { accounts } from '../services/database/schema/index.ts';
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
  const child = spawn(process.execPath, [script, kind, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
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

/** Requests per second; throws when any was answered with anything but 200. */
async function load(address: string, token: string, seconds: number): Promise<number> {
  const body = JSON.stringify({ query });
  const headers = ['-H', 'content-type=application/json', '-H', `authorization=Bearer ${token}`];
  const options = ['-j', '-c', '16', '-d', String(seconds), '-m', 'POST', ...headers, '-b', body, address];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options], { maxBuffer: 1 << 26 });
  const result = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx + result.errors > 0)
    throw new Error(`${address} failed ${result.non2xx + result.errors} requests.`);
  return result.requests.average;
}

const answerOf = async (address: string, token: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query }) })).json();
};

export interface GatewayResult {
  readonly rounds: number;
  readonly secondsEach: number;
  /** Requests per second, at the median of the rounds. */
  readonly requestsPerSecond: Readonly<Record<'gateway' | 'raw', number>>;
  /** Gateway ÷ node:http, at the median of the rounds; the budget is 0.8 at least. */
  readonly ratio: number;
}

export async function run(rounds = 7, secondsEach = 3): Promise<GatewayResult> {
  const [database, issuer] = await Promise.all([startTestDatabase(), startTestIssuer()]);
  const servers: Server[] = [];
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
    const [gateway, raw] = await Promise.all([startServer('gateway', args), startServer('raw', args)]);
    servers.push(gateway, raw);
    const token = await issuer.sign({ sub: 'ada' });
    const [ours, theirs] = await Promise.all([gateway, raw].map(({ address }) => answerOf(address, token)));
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error('The two servers do not answer the same.');
    for (const { address } of servers) await load(address, token, 2);

    const rates: Record<'gateway' | 'raw', number[]> = { gateway: [], raw: [] };
    for (let round = 0; round < rounds; round += 1) {
      // Each goes first as often as the other, give or take one.
      const turns = round % 2 === 0 ? (['gateway', 'raw'] as const) : (['raw', 'gateway'] as const);
      for (const turn of turns) {
        const { address } = turn === 'gateway' ? gateway : raw;
        rates[turn].push(await load(address, token, secondsEach));
      }
    }
    const median = (values: readonly number[]): number => percentile(values, 0.5);
    const requestsPerSecond = { gateway: Math.round(median(rates.gateway)), raw: Math.round(median(rates.raw)) };
    const ratios = rates.gateway.map((rate, round) => rate / (rates.raw[round] ?? Number.NaN));
    const result = { rounds, secondsEach, requestsPerSecond, ratio: Math.round(median(ratios) * 100) / 100 };
    console.log('`me` over the database, requests per second');
    console.table(requestsPerSecond);
    console.log(`The gateway reaches ${result.ratio} of node:http (budget: at least 0.8).`);
    return result;
  } finally {
    for (const { child } of servers) await stopServer(child);
    await Promise.all([database.stop(), issuer.stop()]);
  }
}
