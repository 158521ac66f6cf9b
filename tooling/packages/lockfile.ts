import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps.ts';

/** An entry of package-lock.json. */
export interface LockedPackage {
  /** The package's folder from the root of the project. */
  readonly folder: string;
  /** The name in the registry. */
  readonly name: string;
  readonly version: string;
  /** The hash that npm compares with what it downloads. */
  readonly integrity?: string;
  /** The URL of the download. */
  readonly resolved?: string;
  readonly license?: string;
  /** Only needed for builds and tests. */
  readonly dev?: boolean;
}

/** Reads the packages of package-lock.json. */
export function readLockfile(): readonly LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<
      Record<string, Omit<LockedPackage, 'folder' | 'name'> & { readonly name?: string; readonly link?: boolean }>
    >;
  };
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder !== '' && link !== true)
    .map(([folder, entry]) => ({ ...entry, folder, name: entry.name ?? folder.replace(/^.*node_modules\//, '') }));
}
