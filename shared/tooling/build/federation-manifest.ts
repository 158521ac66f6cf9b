import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Assets {
  readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] };
}

/** What we read of the `mf-manifest.json` that the federation plugin writes. */
export interface FederationManifest {
  readonly exposes: readonly { readonly path: string; readonly assets: Assets }[];
  readonly shared: readonly { readonly name: string; readonly assets: Assets }[];
}

export const readManifest = (folder: string): FederationManifest =>
  JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as FederationManifest;

/**
 * The files that a door needs at once. The manifest's `async` files are those of later screens and the spare copies of
 * shared modules, which nobody needs where the host has them already.
 */
export const filesOfDoor = ({ exposes }: FederationManifest, door: string): readonly string[] =>
  exposes.find((expose) => expose.path === door)?.assets.js.sync ?? [];

/** The files in which a host offers the named shared modules. */
export const filesOfShared = ({ shared }: FederationManifest, names: readonly string[]): readonly string[] => [
  ...new Set(shared.filter(({ name }) => names.includes(name)).flatMap(({ assets }) => assets.js.sync)),
];
