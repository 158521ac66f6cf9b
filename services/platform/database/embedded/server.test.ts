import { jest } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isAlive, processesIn, waitUntil } from './processes.ts';
import { type EmbeddedServer, startEmbeddedServer } from './server.ts';

const isRoot = process.getuid?.() === 0;
const fast = { fsync: 'off' };
let directory: string;
const open: EmbeddedServer[] = [];

beforeEach(() => {
  directory = mkdtempSync(path.join(isRoot ? '/tmp' : tmpdir(), 'tessera-embedded-'));
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  rmSync(directory, { recursive: true, force: true });
});

async function start(dataDir = directory): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, settings: fast });
  open.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts another process that opens the directory, prints the URL, and keeps running. */
async function startElsewhere(dataDir = directory): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    const { startEmbeddedServer } = await import(${JSON.stringify(new URL('server.ts', import.meta.url).href)});
    const { url } = await startEmbeddedServer({ dataDir: process.argv[1], settings: ${JSON.stringify(fast)} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
  );
  return { child, url };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(directory, 'server/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('keeps its data between starts, requires the password, and runs as an unprivileged account', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 42 as answer');
  const wrong = new URL(first.url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  wrong.password = '';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password/);
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);

  expect(statSync(path.join(directory, 'password')).mode & 0o777).toBe(0o600);
  expect(statSync(`/proc/${postmasterPid()}`).uid).not.toBe(0);
  expect(readFileSync(`/proc/${postmasterPid()}/cmdline`, 'utf8')).not.toContain(new URL(first.url).password);

  const pid = postmasterPid();
  await open.pop()?.close();
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(path.join(directory, 'server/cluster/postmaster.pid'))).toBe(false);

  const second = await start();
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
}, 120_000);

test('refuses a second process, and takes over the server without losing data after kill -9 of the first', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'create table kept as select 42 as answer');
  await expect(startEmbeddedServer({ dataDir: directory })).rejects.toThrow(
    `Another process (${child.pid ?? '?'}) is already using the database in ${directory}. Stop it first.`,
  );
  const pid = postmasterPid();
  await kill(child);
  expect(isAlive(pid)).toBe(true);

  const server = await start();
  expect(postmasterPid()).toBe(pid);
  expect(server.url).toBe(url);
  expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await open.pop()?.close();
  expect(isAlive(pid)).toBe(false);
}, 120_000);

test('starts again after kill -9 of everything', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'create table kept as select 42 as answer');
  const pid = postmasterPid();
  process.kill(pid, 'SIGSTOP'); // Stopped first, so that the parent does not notice its death and start another.
  await kill(child);
  process.kill(pid, 'SIGKILL');
  const server = await start();
  expect(postmasterPid()).not.toBe(pid);
  expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
}, 120_000);

test('restarts a server that dies on the same address', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await start();
  await query(server.url, 'create table kept as select 42 as answer');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');
  let answer: unknown;
  const answers = async (): Promise<boolean> => {
    try {
      answer = await query(server.url, 'select answer from kept');
      return true;
    } catch {
      return false;
    }
  };
  expect(await waitUntil(answers, 60_000, 100)).toBe(true);
  expect(answer).toEqual([{ answer: 42 }]);
  expect(consoleError.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('The database server stopped unexpectedly and is started again'),
  ]);
  consoleError.mockRestore();
}, 120_000);

test('stays in a directory that was created private, and makes it traversable at most', async () => {
  await start();
  expect(existsSync(path.join(directory, 'location'))).toBe(false);
  expect(statSync(directory).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
  for (const name of ['password', 'server', 'server.log']) {
    expect(statSync(path.join(directory, name)).mode & 0o077).toBe(0);
  }
}, 120_000);

test('runs below a private home directory, and finds its data there again', async () => {
  const home = path.join(directory, 'home');
  mkdirSync(home, { mode: 0o700 });
  const dataDir = path.join(home, 'project', '.tessera');
  const first = await start(dataDir);
  await query(first.url, 'create table kept as select 42 as answer');
  await open.pop()?.close();
  const second = await start(dataDir);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await open.pop()?.close();
  const pointer = path.join(dataDir, 'location');
  expect(existsSync(pointer)).toBe(isRoot);
  if (!isRoot) return;
  const elsewhere = readFileSync(pointer, 'utf8').trim();
  expect(statSync(elsewhere).mode & 0o077).toBe(0);
  expect(readFileSync(path.join(elsewhere, 'belongs-to'), 'utf8')).toBe(`${dataDir}\n`);
  rmSync(elsewhere, { recursive: true });
}, 120_000);

test('does not mistake an interrupted initdb for a cluster', async () => {
  await (await start()).close();
  open.pop();
  rmSync(path.join(directory, 'server/cluster/PG_VERSION'));
  rmSync(path.join(directory, 'server/cluster'), { recursive: true });
  mkdirSync(path.join(directory, 'server/new-left-over'));
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(processesIn(path.join(directory, 'server/cluster')).length).toBeGreaterThan(0);
}, 120_000);
