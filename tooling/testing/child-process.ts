/** Helpers for servers that tests and benchmarks start as child processes. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether the process has exited or was ended by a signal. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Waits until the URL answers with success. Rejects after a minute, or when the process that should answer has ended.
 */
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

/** Asks a process to terminate, and kills it after ten seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // A stopped process would not handle SIGTERM until it continues.
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

/**
 * Returns the process id of the embedded database's postmaster in this folder, read from its pid file. The data itself
 * may be in another folder (`location`).
 */
export function databaseProcess(dataDir: string): number | undefined {
  const location = path.join(dataDir, 'location');
  const server = existsSync(location) ? readFileSync(location, 'utf8').trim() : path.join(dataDir, 'server');
  const file = path.join(server, 'cluster/postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  return Number.isInteger(pid) ? pid : undefined;
}
