/** Servers that tests and measurements start as processes of their own. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether it has ended, by itself or by a signal. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Waits until the address answers with success; rejects after a minute, or when the process that should answer has ended. */
export async function untilHealthy(address: string, child?: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child && hasEnded(child)) throw new Error(`The server of ${address} ended.`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    await sleep(100);
  }
  throw new Error(`${address} was not healthy in time.`);
}

/** Asks a process to end, and ends it after ten seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // One that was stopped would not hear the other.
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

/** The first process of the embedded database in this folder, as its own file says; its data may lie elsewhere (`location`). */
export function databaseProcess(dataDir: string): number | undefined {
  const location = path.join(dataDir, 'location');
  const server = existsSync(location) ? readFileSync(location, 'utf8').trim() : path.join(dataDir, 'server');
  const file = path.join(server, 'cluster/postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  return Number.isInteger(pid) ? pid : undefined;
}
