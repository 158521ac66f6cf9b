/** What the project builds: the shell, each remote that has a `remote.json`, and the script for integrators. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

export interface App {
  readonly kind: 'shell' | 'remote' | 'embed';
  /** `shell`, `embed`, or the remote's folder. */
  readonly name: string;
}

export const shell: App = { kind: 'shell', name: 'shell' };
export const embed: App = { kind: 'embed', name: 'embed' };

/** Remotes are found, not listed: every folder in `remotes/` with a `remote.json`, in alphabetical order. */
export function findRemotes(root = projectRoot): readonly App[] {
  const folder = path.join(root, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'remote.json')))
    .sort()
    .map((name) => ({ kind: 'remote', name }));
}

/** Everything that a full build makes. */
export const findApps = (): readonly App[] => [shell, ...findRemotes(), embed];

/**
 * The name of a build in the page's global scope: federation container, `uniqueName` and chunk-loading global. All
 * builds come from one package.json, so webpack's default would be the same for all of them.
 */
export const scopeOf = ({ name }: Pick<App, 'name'>): string => `tessera_${name.replaceAll('-', '_')}`;
