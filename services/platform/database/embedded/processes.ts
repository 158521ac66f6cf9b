import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** `/proc/<pid>/stat` after the name, which may hold spaces and brackets: state is field 0, start time field 19. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Whether the process runs. One that is dead and only not yet collected by its parent (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return statOf(pid)?.[0] !== 'Z';
}

/** Tells a process from a later one with the same number; '' where the system does not say. */
export const birthOf = (pid: number): string => statOf(pid)?.[19] ?? '';

/** Processes whose working directory is `directory`, as far as the system tells: each PostgreSQL process sits in its data. */
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

/** Asks again until it holds; false when `milliseconds` have passed. */
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
