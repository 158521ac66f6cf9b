import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The fields of `/proc/<pid>/stat` after the name, which may contain spaces and parentheses: state is field 0, start
 * time is field 19.
 */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Whether the process is running. A zombie, which is dead but not yet collected by its parent, is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return statOf(pid)?.[0] !== 'Z';
}

/**
 * The start time of the process, which tells it from a later one with the same id; '' where the system does not report
 * it.
 */
export const birthOf = (pid: number): string => statOf(pid)?.[19] ?? '';

/**
 * The ids of processes whose working directory is `directory`, as far as the system reports them. Each PostgreSQL
 * process works in its data directory.
 */
export function processesIn(directory: string): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => {
        try {
          return readlinkSync(`/proc/${pid}/cwd`) === path.resolve(directory);
        } catch {
          return false;
        }
      })
      .map(Number);
  } catch {
    return [];
  }
}

/** Polls until `holds` returns true. Returns false when `milliseconds` have passed. `pause` is in milliseconds. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  milliseconds: number,
  pause = 20,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > end) return false;
    await sleep(pause);
  }
}
