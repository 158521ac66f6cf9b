import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the build says of the shell's files; names are relative to `/assets/`, or absolute in development. */
export interface ShellAssets {
  readonly version: string;
  /** Scripts of the page itself, in order. */
  readonly scripts: readonly string[];
  /** Scripts that the first of them asks for at once. */
  readonly preload: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts of single pages by the page's name: `sign-in`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Scripts of shared modules that not every page needs, by the key under which remotes ask for them. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly string[];
  /** Further origins that the page talks to: the development servers. */
  readonly connections?: readonly string[];
}

/** Reads `assets.json` of a shell build. Throws with what to do when there is none. */
export function readShellAssets(folder: string): ShellAssets {
  const file = path.join(folder, 'assets.json');
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ShellAssets;
}
