/**
 * The apps that the project builds: the shell, each remote that has a `remote.json`, and the embed script for partners.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

export interface App {
  readonly kind: 'shell' | 'remote' | 'embed';
  /** `shell`, `embed`, or the name of the remote's folder. */
  readonly name: string;
}

export const shell: App = { kind: 'shell', name: 'shell' };
export const embed: App = { kind: 'embed', name: 'embed' };

/** Returns the remotes: every folder in `remotes/` with a `remote.json`, in alphabetical order. */
export function findRemotes(root = projectRoot): readonly App[] {
  const folder = path.join(root, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'remote.json')))
    .sort()
    .map((name) => ({ kind: 'remote', name }));
}

/** Returns all apps of a full build. */
export const findApps = (): readonly App[] => [shell, ...findRemotes(), embed];

/**
 * Returns the name of a build in the page's global scope: federation container, `uniqueName`, and chunk-loading global.
 * All builds use one package.json, so webpack's default would be the same for all of them.
 */
export const scopeOf = ({ name }: Pick<App, 'name'>): string => `tessera_${name.replaceAll('-', '_')}`;
