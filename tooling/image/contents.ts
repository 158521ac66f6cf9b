/** What an image may contain: its packages by name, and the bytes of each part. */
import { writeFileSync } from 'node:fs';
import contents from './contents.json' with { type: 'json' };
import { type FolderFile, type Part, sumParts } from './server-folder.ts';

const MiB = 1024 * 1024;

/** Names the packages of the folders, each once and sorted. */
export const packageNames = (folders: readonly string[]): readonly string[] =>
  [...new Set(folders.map((folder) => folder.replace(/^.*node_modules\//, '')))].sort();

/** Returns what has grown beyond `contents.json`, in words; empty if nothing has. */
export function findGrowth(files: readonly FolderFile[], folders: readonly string[]): readonly string[] {
  const allowed = new Set(contents.packages);
  const added = packageNames(folders).filter((name) => !allowed.has(name));
  const sums = Object.entries(sumParts(files)) as [Part, number][];
  return [
    ...added.map((name) => `The package ${name} is new.`),
    ...sums
      .filter(([part, bytes]) => bytes > contents.limitsInMiB[part] * MiB)
      .map(([part, bytes]) => `${part}: ${(bytes / MiB).toFixed(1)} MiB are more than ${contents.limitsInMiB[part]}.`),
  ];
}

/** Writes the list of packages. The limits are changed by hand, because they are decisions. */
export function writePackages(folders: readonly string[]): void {
  const file = new URL('contents.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ ...contents, packages: packageNames(folders) }, null, 2)}\n`);
}
