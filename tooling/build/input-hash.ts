import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, type App } from '../apps.ts';

/** What every build depends on: the libraries, and how they are put together. */
const toolchain = ['webpack.config.ts', 'package-lock.json', 'tooling/apps.ts', 'tooling/build/*.ts'];

/** The types that integrators get are shipped; others only help to build. */
const isShipped = (file: string): boolean =>
  (!file.endsWith('.d.ts') || file.startsWith('embed/')) && !/\.test\.tsx?$|\.md$|(^|\/)dev\//.test(file);

function sourcesOf(app: App): readonly string[] {
  const own = app.kind === 'remote' ? `remotes/${app.name}` : app.name;
  const shared = app.kind === 'embed' ? 'shared/contracts' : 'shared';
  return [`${own}/**/*`, `${shared}/**/*`];
}

/** Hexadecimal SHA-256 of the files that match, by name and content. */
export function hashOf(patterns: readonly string[], isCounted: (file: string) => boolean): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isCounted)
    .sort();
  for (const file of new Set(files)) {
    if (!existsSync(path.join(projectRoot, file))) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** A name for the toolchain and its settings. */
export const toolchainHash = (): string => hashOf(toolchain, (file) => !file.endsWith('.test.ts')).slice(0, 16);

/**
 * The version of an app: twelve hexadecimal digits that change when anything does that its build is made from, and
 * never otherwise. Tests and notes are no part of a build.
 */
export const inputHash = (app: App): string =>
  createHash('sha256')
    .update(toolchainHash())
    .update(hashOf(sourcesOf(app), isShipped))
    .digest('hex')
    .slice(0, 12);
