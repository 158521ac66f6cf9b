import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readShellAssets } from '../services/platform/http/shell-assets.ts';
import { parseRegistry, type Registry } from '../shared/contracts/index.ts';
import { buildPaths } from './build/build-paths.ts';

/** Returns the size of a file as the network transfers it: compressed, if the build has a compressed copy. */
const bytesOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Returns the bytes of files as the network transfers them, each file once. */
export const totalBytes = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + bytesOf(file), 0);

/** Returns the scripts that a page of the shell needs, with the shared modules of these keys. */
export function shellFiles(page: string, uses: readonly string[] = []): string[] {
  const assets = readShellAssets(buildPaths.shell);
  const shared = uses.flatMap((key) => assets.shared[key] ?? []);
  const files = [...assets.scripts, ...assets.preload, ...(assets.pages[page] ?? []), ...shared];
  return files.map((file) => path.join(buildPaths.shell, file));
}

export const readBuiltRegistry = (): Registry =>
  parseRegistry(JSON.parse(readFileSync(buildPaths.registry, 'utf8'))).registry;

export interface RouteBytes {
  readonly remote: string;
  /** The bytes of script before the first screen of the remote, with the shell. */
  readonly first: number;
  /** Those of them that are the remote's own. */
  readonly own: number;
}

/** Returns the bytes of the first route of each remote in `dist`. */
export const routeBytes = (): readonly RouteBytes[] =>
  readBuiltRegistry().remotes.map(({ name, entry, preload, uses }) => {
    const own = [entry, ...preload.routes].map((address) => path.join(buildPaths.remotes, address));
    return { remote: name, first: totalBytes([...shellFiles('app', uses), ...own]), own: totalBytes(own) };
  });
