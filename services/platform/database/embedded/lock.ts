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

/**
 * A lock contains `pid birth token`. The birth (the start time) tells the process from a later one that got the same
 * id.
 */
function isHeld(lock: string): boolean {
  const [pid, birth] = lock.split(' ');
  const holder = Number(pid);
  return Number.isInteger(holder) && holder > 0 && isAlive(holder) && birthOf(holder) === birth;
}

/** Linking fails when the name exists, so of any number of processes that try at once, exactly one succeeds. */
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

/**
 * The name of the right to replace one dead process's lock. It depends on the content of that lock, so a process that
 * read a different lock asks for a different right.
 */
const turnAt = (file: string, stale: string): string =>
  `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 12)}`;

/**
 * Replaces the lock of a dead process with `mine`. Only one process at a time may do so, and it reads the lock again
 * before it does: a process that read the old lock and arrives late finds the new one. Returns false when another
 * process is replacing the lock, or has replaced it.
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

/**
 * Returns undefined when this process now holds the lock, otherwise the current content, or '' when it has just
 * changed.
 */
function take(file: string, mine: string): string | undefined {
  if (claim(file, mine)) return undefined;
  const holder = read(file);
  if (holder === undefined) return '';
  return !isHeld(holder) && takeOver(file, holder, mine) ? undefined : holder;
}

/**
 * Makes this process the only holder of `file`. Throws an error with one plain sentence when another living process
 * holds it. A lock whose process was killed is taken over.
 */
export function lockDirectory(file: string, directory: string): DirectoryLock {
  const mine = `${process.pid} ${birthOf(process.pid)} ${randomUUID()}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const current = take(file, mine);
    if (current === undefined) {
      return {
        release: () => {
          if (read(file) === mine) rmSync(file, { force: true });
        },
      };
    }
    if (isHeld(current)) {
      throw new Error(
        `Another process (${current.split(' ')[0] ?? '?'}) is already using the database in ${directory}. Stop it first.`,
      );
    }
    // Another process is taking the lock over, which takes about a millisecond.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  }
  throw new Error(`Could not acquire the lock ${file} because several processes are starting at once.`);
}
