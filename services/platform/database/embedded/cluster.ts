import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataDirectory } from './data-directory.ts';
import type { ServiceAccount } from './service-account.ts';

/** The only role of the embedded database. */
export const superuser = 'tessera';

export interface Cluster {
  /** The data directory of PostgreSQL (`PGDATA`). */
  readonly directory: string;
  readonly password: string;
}

function run(program: string, args: readonly string[], account: ServiceAccount | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errorOutput = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(program)} failed (${code ?? 'killed'}): ${errorOutput.trim()}`));
    });
  });
}

/**
 * The password of the only role. It is stored next to the data, readable by this account only, and never appears on a
 * command line.
 */
function passwordIn(directory: string): string {
  const file = path.join(directory, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Creates the cluster if it does not exist and returns its directory and password. The cluster is created under a
 * temporary name and renamed when complete, so that an interrupted creation is never mistaken for a complete cluster.
 * With `durable`, waits until everything is flushed to disk.
 */
export async function prepareCluster(
  dataDirectory: DataDirectory,
  binaries: Binaries,
  account: ServiceAccount | undefined,
  durable: boolean,
): Promise<Cluster> {
  const directory = path.join(dataDirectory.server, 'cluster');
  const password = passwordIn(dataDirectory.own);
  if (existsSync(path.join(directory, 'PG_VERSION'))) return { directory, password };
  const draft = mkdtempSync(path.join(dataDirectory.server, 'new-'));
  try {
    const passwordFile = path.join(draft, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) for (const each of [draft, passwordFile]) chownSync(each, account.uid, account.gid);
    const data = path.join(draft, 'cluster');
    const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    if (!durable) options.push('--no-sync');
    await run(
      binaries.initdb,
      ['-D', data, '-U', superuser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...options],
      account,
    );
    renameSync(data, directory);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { directory, password };
}
