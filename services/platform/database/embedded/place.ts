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

/** Where everything of one embedded server lies. */
export interface Place {
  /** Ours: lock and password. */
  readonly own: string;
  /** The server's: `cluster/` and its log. Within `own`, unless the server's account could not get there. */
  readonly server: string;
  /** For a copy of the programs, when they cannot be run where they were installed. */
  readonly binaries: () => string;
}

/** Survives restarts and may be entered by everyone; the second only where the first is read-only, since it may be tidied. */
const sharedRoots = ['/var/lib/tessera', '/var/tmp/tessera'];

/** Asks the system itself, by becoming the account: modes, access lists and mounts all have a say. */
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
      const found = lstatSync(root);
      // Somebody else's directory of that name must not receive our data.
      if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return root;
    } catch {
      // Try the next.
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
 * A data directory that was made for us and closed (`mkdtemp`) is opened for passing through, as one that we make is; if
 * that does not help, it stays as it was.
 */
function opensWay(own: string, inside: string, account: ServiceAccount): boolean {
  const { mode } = statSync(own);
  chmodSync(own, mode | 0o011);
  if (canLiveIn(inside, account)) return true;
  chmodSync(own, mode);
  return false;
}

/**
 * Finds or makes the directories. When the server's account cannot reach `dataDir` (we are root, and the directory lies
 * below a closed home), the data goes to a directory of its own in `/var/lib/tessera`, and the file `location` in
 * `dataDir` says which: it is found again, and with `dataDir` deleted one starts afresh.
 */
export function findPlace(dataDir: string, account: ServiceAccount | undefined): Place {
  const own = path.resolve(dataDir);
  // Root leaves the way through open for the server's account; what is in there is closed by itself.
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
    // Data that was reachable before and is not now must not be passed over in silence.
    if (existsSync(path.join(inside, 'cluster'))) {
      throw new Error(
        `The account that runs the database (uid ${account.uid}) can no longer access its data in ${inside}.`,
      );
    }
    rmdirSync(inside);
    writeFileSync(pointer, path.join(sharedRoot(), randomUUID()), { mode: 0o600 });
  }
  const server = ownedDirectory(readFileSync(pointer, 'utf8').trim(), account);
  // For whoever finds the directory and wonders.
  writeFileSync(path.join(server, 'belongs-to'), `${own}\n`, { mode: 0o600 });
  return { own, server, binaries: sharedRoot };
}
