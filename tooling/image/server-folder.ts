/** Lists what the folder of a server contains: the server's own code, the packages it needs, and the build. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { fontFiles } from '../../shared/typesetting/fonts.ts';
import { buildFiles } from './build-files.ts';
import { filesOfData, packageFiles } from './package-files.ts';
import { type LockEntries, type Platform, productionPackages, readLockEntries } from './production-packages.ts';
import { traceServer } from './trace-server.ts';

/** The parts of a server's folder, each with a limit of its own (`limits.json`). */
export type Part = 'code' | 'packages' | 'fonts' | 'build';

export interface FolderFile {
  /** The path from the root of the project and of the server's folder. */
  readonly file: string;
  readonly part: Part;
  readonly bytes: number;
}

export interface ServerFolder {
  readonly files: readonly FolderFile[];
  /** The folders of all packages in it, those with nothing but fonts included. */
  readonly packages: readonly string[];
}

/** The platform of the images: that of Debian's glibc on this machine's processor. */
export const imagePlatform: Platform = { os: 'linux', cpu: process.arch, libc: 'glibc' };

/** The fonts that the server reads, by the folder of their package. */
function fontsByPackage(entries: LockEntries): ReadonlyMap<string, readonly string[]> {
  const folders = Object.keys(entries);
  const files = fontFiles.map(({ file }) => {
    const folder = folders.find((each) => `node_modules/${file}`.startsWith(`${each}/`) && each !== '');
    if (folder === undefined) throw new Error(`The package of ${file} is not in package-lock.json.`);
    return { folder, file: `node_modules/${file}`.slice(folder.length + 1) };
  });
  return new Map(
    [...Map.groupBy(files, ({ folder }) => folder)].map(([folder, each]) => [folder, each.map(({ file }) => file)]),
  );
}

/** Returns the code and the packages of a server, without the build. */
export function listServer(root: string): ServerFolder {
  const traced = traceServer(root);
  const entries = readLockEntries(root);
  const packages = productionPackages(entries, traced.packages, imagePlatform);
  const fonts = fontsByPackage(entries);
  const sized = (part: Part, files: readonly string[]): readonly FolderFile[] =>
    files.map((file) => ({ file, part, bytes: statSync(path.join(root, file)).size }));
  const inFolder = (folder: string, files: readonly string[]): readonly string[] =>
    files.map((file) => `${folder}/${file}`);
  return {
    files: [
      ...sized('code', traced.files),
      ...packages.flatMap((folder) => sized('packages', inFolder(folder, packageFiles(path.join(root, folder))))),
      ...[...fonts].flatMap(([folder, read]) =>
        sized('fonts', inFolder(folder, filesOfData(path.join(root, folder), read))),
      ),
    ],
    packages: [...packages, ...fonts.keys()].sort(),
  };
}

/** Returns the files of the build in `dist/`. */
export const listBuild = (root: string): readonly FolderFile[] =>
  buildFiles(path.join(root, 'dist')).map((file) => ({
    file: `dist/${file}`,
    part: 'build',
    bytes: statSync(path.join(root, 'dist', file)).size,
  }));

/** Returns the bytes of each part. */
export function sumParts(files: readonly FolderFile[]): Readonly<Record<Part, number>> {
  const sum = (part: Part): number =>
    files.filter((each) => each.part === part).reduce((all, { bytes }) => all + bytes, 0);
  return { code: sum('code'), packages: sum('packages'), fonts: sum('fonts'), build: sum('build') };
}
