import { readFileSync } from 'node:fs';

/** Whom the server runs as when that is not ourselves. */
export interface ServiceAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that own nothing, the most usual first. */
const candidates = ['nobody', 'daemon', 'postgres'];

/** The first candidate in text of the form of `/etc/passwd` that is not root itself. */
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
 * PostgreSQL refuses to run as root, so root hands it to an account without rights; anyone else runs it as themselves
 * (undefined). The account needs an entry in `/etc/passwd`: initdb looks its name up.
 */
export function serviceAccount(): ServiceAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = unprivilegedAccount(readFileSync('/etc/passwd', 'utf8'));
  if (account) return account;
  throw new Error(
    'The embedded database cannot run as root, and no unprivileged account was found. Start as another user, add the user "nobody", or set DATABASE_URL.',
  );
}
