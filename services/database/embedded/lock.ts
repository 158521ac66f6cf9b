import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { birthOf, isAlive } from './processes.ts';

export interface DirectoryLock {
  release(): void;
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** A lock holds `pid birth token`: the birth tells its process from a later one that got the same number. */
function isHeld(lock: string): boolean {
  const [pid, birth] = lock.split(' ');
  const holder = Number(pid);
  return Number.isInteger(holder) && holder > 0 && isAlive(holder) && birthOf(holder) === birth;
}

/** Linking fails when the name is taken: of any number that try at once, one succeeds. */
function claim(file: string, lock: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, lock, { mode: 0o644 });
  try {
    linkSync(draft, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead process's lock away. What was moved is looked at again, since a living one may have come between. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Somebody else was faster.
  }
  const moved = read(aside);
  if (moved !== undefined && moved !== stale) claim(file, moved);
  rmSync(aside, { force: true });
}

/**
 * Makes this process the only one that has `file`. Throws one plain sentence when another living process has it; a lock
 * whose process was killed is taken over.
 */
export function lockDirectory(file: string, directory: string): DirectoryLock {
  const mine = `${process.pid} ${birthOf(process.pid)} ${randomUUID()}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (claim(file, mine)) {
      return {
        release: () => {
          if (read(file) === mine) rmSync(file, { force: true });
        },
      };
    }
    const theirs = read(file);
    if (theirs === undefined) continue;
    if (isHeld(theirs)) {
      throw new Error(
        `Another process (${theirs.split(' ')[0] ?? '?'}) is already using the database in ${directory}; stop it first.`,
      );
    }
    removeStale(file, theirs);
  }
  throw new Error(`The lock ${file} could not be taken, because several processes are starting at once.`);
}
