import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The build's list of the shell's files. Names are relative to `/assets/`, or absolute in development. */
export interface ShellAssets {
  readonly version: string;
  /** The scripts of the page itself, in order. */
  readonly scripts: readonly string[];
  /** The scripts that the first of them requests immediately. */
  readonly preload: readonly string[];
  readonly fonts: readonly string[];
  /** The scripts of individual pages by the page's name, such as `sign-in`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The scripts of shared modules that only some pages need, by the key under which remotes request them. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly string[];
  /** Additional origins that the page connects to: the development servers. */
  readonly connections?: readonly string[];
}

/** Reads `assets.json` of a shell build. Throws an error that says what to do when the file is missing. */
export function readShellAssets(folder: string): ShellAssets {
  const file = path.join(folder, 'assets.json');
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ShellAssets;
}
