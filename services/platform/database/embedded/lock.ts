import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
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

/** A name for the right to replace one dead process's lock: whoever has read another lock asks for another right. */
const turnAt = (file: string, stale: string): string =>
  `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 12)}`;

/**
 * Puts `mine` in the place of a dead process's lock. Only one at a time may do so, and looks once more before it does:
 * whoever has read the old lock and comes late finds the new one. False when another is at it, or was.
 */
function takeOver(file: string, stale: string, mine: string): boolean {
  const turn = turnAt(file, stale);
  if (take(turn, mine) !== undefined) return false;
  try {
    if (read(file) !== stale) return false;
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, mine, { mode: 0o644 });
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Undefined when the lock is ours now, else what is there; '' when it has just changed. */
function take(file: string, mine: string): string | undefined {
  if (claim(file, mine)) return undefined;
  const theirs = read(file);
  if (theirs === undefined) return '';
  return !isHeld(theirs) && takeOver(file, theirs, mine) ? undefined : theirs;
}

/**
 * Makes this process the only one that has `file`. Throws one plain sentence when another living process has it; a lock
 * whose process was killed is taken over.
 */
export function lockDirectory(file: string, directory: string): DirectoryLock {
  const mine = `${process.pid} ${birthOf(process.pid)} ${randomUUID()}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const theirs = take(file, mine);
    if (theirs === undefined) {
      return {
        release: () => {
          if (read(file) === mine) rmSync(file, { force: true });
        },
      };
    }
    if (isHeld(theirs)) {
      throw new Error(
        `Another process (${theirs.split(' ')[0] ?? '?'}) is already using the database in ${directory}. Stop it first.`,
      );
    }
    // Another one is taking it over, which is a matter of a millisecond.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  }
  throw new Error(`Could not acquire the lock ${file} because several processes are starting at once.`);
}
