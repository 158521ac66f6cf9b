import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { ServiceAccount } from './service-account.ts';

/** The directories of one embedded server. */
export interface DataDirectory {
  /** The directory of this process's account, with the lock and the password. */
  readonly own: string;
  /**
   * The directory of the server's account, with `cluster/` and its log. It is inside `own` unless the server's account
   * cannot reach it there.
   */
  readonly server: string;
  /**
   * Returns the directory for a copy of the programs, which is needed when they cannot be run where they are installed.
   */
  readonly binaries: () => string;
}

/**
 * Both survive restarts and may be entered by every account. The second is used only where the first is read-only,
 * because systems may clean it up.
 */
const sharedRoots = ['/var/lib/tessera', '/var/tmp/tessera'];

/**
 * Asks the system by running a command as the account, because modes, access lists, and mounts all affect the answer.
 */
function canLiveIn(directory: string, account: ServiceAccount): boolean {
  const question = 'cd "$1" && test -w . && test -x .';
  return (
    spawnSync('/bin/sh', ['-c', question, 'sh', directory], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function sharedRoot(): string {
  for (const root of sharedRoots) {
    try {
      mkdirSync(root, { recursive: true, mode: 0o755 });
      const stats = lstatSync(root);
      // A directory of that name that belongs to another account must not receive our data.
      if (stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0) return root;
    } catch {
      // This root cannot be used; try the next one.
    }
  }
  throw new Error(`Could not create a directory for the embedded database in any of these: ${sharedRoots.join(', ')}.`);
}

function ownedDirectory(directory: string, account: ServiceAccount): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chownSync(directory, account.uid, account.gid);
  return directory;
}

/**
 * A data directory that was created for us and is private (`mkdtemp`) is opened for traversal, as the ones that we
 * create are. If that does not help, its mode is restored.
 */
function opensWay(own: string, inside: string, account: ServiceAccount): boolean {
  const { mode } = statSync(own);
  chmodSync(own, mode | 0o011);
  if (canLiveIn(inside, account)) return true;
  chmodSync(own, mode);
  return false;
}

/**
 * Finds or creates the directories. When the server's account cannot reach `dataDir` (we run as root, and the directory
 * is below a private home directory), the data goes to its own directory in `/var/lib/tessera`, and the file `location`
 * in `dataDir` names it, so that it is found at the next start. If `dataDir` is deleted, the server starts with an
 * empty cluster. Throws when no directory can be used.
 */
export function findDataDirectory(dataDir: string, account: ServiceAccount | undefined): DataDirectory {
  const own = path.resolve(dataDir);
  // Root makes the directory traversable for the server's account; what it contains keeps its own permissions.
  mkdirSync(own, { recursive: true, mode: account ? 0o711 : 0o700 });
  const inside = path.join(own, 'server');
  if (account === undefined) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    return { own, server: inside, binaries: () => own };
  }
  const pointer = path.join(own, 'location');
  if (!existsSync(pointer)) {
    ownedDirectory(inside, account);
    if (canLiveIn(inside, account) || opensWay(own, inside, account))
      return { own, server: inside, binaries: sharedRoot };
    // Data that was reachable before and is not now must not be ignored silently.
    if (existsSync(path.join(inside, 'cluster'))) {
      throw new Error(
        `The account that runs the database (uid ${account.uid}) can no longer access its data in ${inside}.`,
      );
    }
    rmdirSync(inside);
    writeFileSync(pointer, path.join(sharedRoot(), randomUUID()), { mode: 0o600 });
  }
  const server = ownedDirectory(readFileSync(pointer, 'utf8').trim(), account);
  // Explains the directory to an administrator who comes across it.
  writeFileSync(path.join(server, 'belongs-to'), `${own}\n`, { mode: 0o600 });
  return { own, server, binaries: sharedRoot };
}
