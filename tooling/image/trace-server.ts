/** Finds what the server consists of, by following its source from the programs that are run. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** The programs of an installation: the server, its commands, and what checks that it runs. */
export const serverPrograms = [
  'services/main.ts',
  'services/cli/admin/admin.ts',
  'services/cli/backup/backup.ts',
  'services/cli/backup/restore.ts',
  'services/cli/ingest-postings.ts',
  'services/cli/partition-postings.ts',
  'services/cli/print-distribution.ts',
  'services/cli/sample-jobs.ts',
  'deploy/health-check.mjs',
  'deploy/smoke.ts',
] as const;

export interface ServerParts {
  /** The project's own files, code and data, as paths from its root. */
  readonly files: readonly string[];
  /** The packages that the code imports. */
  readonly packages: readonly string[];
}

const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);
const isForTests = (file: string): boolean => /(?:^|\/)(?:__tests__|fixtures)\/|\.test\.tsx?$/.test(file);

/** Returns the name of the package that an import names, without the path inside the package. */
const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** How our code names a file that it reads or runs: relative to itself, in one of these two forms. */
const filePatterns = [
  /new URL\(\s*(['"`])(\.{0,2}[^'"`]+)\1,\s*import\.meta\.url\b/g,
  /path\.join\(\s*import\.meta\.dirname,\s*(['"`])([^'"`]+)\1/g,
] as const;

/**
 * Returns the files that a name in the code stands for: the file, the data in a folder, or, where a part of the name is
 * only known when the code runs, all that fit.
 */
function filesNamed(root: string, importer: string, name: string): readonly string[] {
  const pattern = path.posix.join(path.posix.dirname(importer), name.replaceAll(/\$\{[^}]*\}/g, '*'));
  const matches = pattern.includes('*') ? globSync(pattern, { cwd: root }) : [pattern];
  return matches
    .filter((match) => existsSync(path.join(root, match)))
    .flatMap((match) =>
      statSync(path.join(root, match)).isDirectory()
        ? globSync(`${match.replace(/\/$/, '')}/**/*.*`, { cwd: root }).filter((file) => !isCode(file))
        : [match],
    )
    .filter((file) => statSync(path.join(root, file)).isFile() && !isForTests(file));
}

/** Returns what the code of a file imports, reads, and runs. */
function referencesIn(
  root: string,
  file: string,
): { readonly files: readonly string[]; readonly packages: readonly string[] } {
  // As Node runs it, so that what is imported only for types is left out.
  const code = stripTypeScriptTypes(readFileSync(path.join(root, file), 'utf8'));
  const requests = ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((request) => !request.startsWith('node:'));
  const resolved = [...code.matchAll(/require\.resolve\(\s*'([^'.][^']*)'/g)].map(([, request = '']) => request);
  const named = filePatterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, , name = '']) => name));
  return {
    files: [
      ...requests
        .filter((request) => request.startsWith('.'))
        .map((request) => path.posix.join(path.posix.dirname(file), request)),
      ...named.flatMap((name) => filesNamed(root, file, name)),
    ],
    packages: [...requests.filter((request) => !request.startsWith('.')), ...resolved].map(packageOf),
  };
}

/** Follows the programs to all that they need. Throws when a file that the code imports does not exist. */
export function traceServer(root: string, programs: readonly string[] = serverPrograms): ServerParts {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...programs];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!isCode(file)) continue;
    const found = referencesIn(root, file);
    waiting.push(...found.files);
    for (const name of found.packages) packages.add(name);
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}
