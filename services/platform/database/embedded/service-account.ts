import { readFileSync } from 'node:fs';

/** The account as which the server runs when it cannot run as this process's own. */
export interface ServiceAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that own no files, the most common first. */
const candidates = ['nobody', 'daemon', 'postgres'];

/** Returns the first candidate that is not root itself. `passwd` is text in the format of `/etc/passwd`. */
export function unprivilegedAccount(passwd: string): ServiceAccount | undefined {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  for (const name of candidates) {
    const entry = entries.find(([each]) => each === name);
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
    if (uid > 0 && gid >= 0) return { uid, gid };
  }
  return undefined;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as an unprivileged account; every other user runs it as itself
 * (undefined). The account needs an entry in `/etc/passwd`, because initdb looks its name up. Throws when root finds no
 * such account.
 */
export function serviceAccount(): ServiceAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = unprivilegedAccount(readFileSync('/etc/passwd', 'utf8'));
  if (account) return account;
  throw new Error(
    'The embedded database cannot run as root, and no unprivileged account was found. Start as another user, add the user "nobody", or set DATABASE_URL.',
  );
}
