/** Chooses the files of a package that a server needs. */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';

/** Texts that must accompany a package. */
const isLicense = (name: string): boolean => /^(?:licen[cs]e|notice|copying|ofl|thirdparty)/i.test(name);

/** Folders at the top of a package that its code does not use. */
const unusedFolders = /^(?:\.[^/]+|__tests__|benchmarks?|coverage|docs?|examples?|man|tests?|typings)\//;

/**
 * Files that no server loads: source maps, declarations and sources in TypeScript (Node does not run them below
 * `node_modules`), and documents.
 */
const unusedFiles = /\.(?:map|[cm]?ts|tsx|flow|md|markdown|tsbuildinfo)$|^(?:\.[^/]+|changelog[^/]*|history[^/]*)$/i;

/** Returns whether a server needs a file of a package, given its path in the package. */
export const isNeeded = (file: string): boolean =>
  isLicense(path.posix.basename(file)) || !(unusedFolders.test(file) || unusedFiles.test(file));

/** Returns the paths of the files of a package, without those of the packages inside it. */
function allFiles(folder: string): readonly string[] {
  return globSync('**', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => statSync(path.join(folder, file)).isFile());
}

/** Returns the files of an installed package that a server needs, as paths in the package. */
export const packageFiles = (folder: string): readonly string[] => allFiles(folder).filter(isNeeded).sort();

/**
 * Returns what is needed of a package that the server does not import, but of which it reads the given files: these,
 * the license, and the manifest.
 */
export const filesOfData = (folder: string, read: readonly string[]): readonly string[] =>
  allFiles(folder)
    .filter((file) => read.includes(file) || file === 'package.json' || isLicense(file))
    .sort();
