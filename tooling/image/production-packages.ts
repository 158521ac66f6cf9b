/** Finds the installed packages that some packages need when they run, as Node would resolve them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockEntry {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

export type LockEntries = Readonly<Record<string, LockEntry>>;

/** The machine for which packages are chosen. */
export interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/** Reads the entries of package-lock.json, by folder. */
export const readLockEntries = (root: string): LockEntries =>
  (JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: LockEntries }).packages;

/** Returns whether a package is for the platform. A list such as `!win32` names what it is not for. */
function isFor({ os, cpu, libc }: LockEntry, platform: Platform): boolean {
  const allows = (list: readonly string[] | undefined, value: string): boolean =>
    list === undefined ||
    (list.every((each) => each.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value));
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

/** Returns the folder of the package that code in another folder gets when it imports the name. */
function resolvePackage(entries: LockEntries, from: string, name: string): string | undefined {
  const candidate = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (entries[candidate] !== undefined) return candidate;
  if (from === '') return undefined;
  return resolvePackage(entries, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** Returns the names that a package imports, and whether it works without them. */
const needsOf = (entry: LockEntry): readonly { readonly name: string; readonly isOptional: boolean }[] => [
  ...Object.keys(entry.dependencies ?? {}).map((name) => ({ name, isOptional: false })),
  ...Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ name, isOptional: true })),
  ...Object.keys(entry.peerDependencies ?? {})
    .filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true)
    .map((name) => ({ name, isOptional: false })),
];

/**
 * Returns the folders of the named packages and of all that they need on the platform, sorted. Throws when one of them
 * is not in the lockfile.
 */
export function productionPackages(
  entries: LockEntries,
  names: readonly string[],
  platform: Platform,
): readonly string[] {
  const folders = new Set<string>();
  const waiting = names.map((name) => ({ from: '', name, isOptional: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = resolvePackage(entries, next.from, next.name);
    const entry = folder === undefined ? undefined : entries[folder];
    if (folder === undefined || entry === undefined) {
      if (next.isOptional) continue;
      throw new Error(`${next.name}, which ${next.from || 'the server'} needs, is not in package-lock.json.`);
    }
    if (folders.has(folder) || !isFor(entry, platform)) continue;
    folders.add(folder);
    waiting.push(...needsOf(entry).map((need) => ({ ...need, from: folder })));
  }
  return [...folders].sort();
}
