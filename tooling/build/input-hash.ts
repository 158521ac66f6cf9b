import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, type App } from '../apps.ts';

/** Files that every build depends on: the locked libraries and the build configuration. */
const toolchain = ['webpack.config.ts', 'package-lock.json', 'tooling/apps.ts', 'tooling/build/*.ts'];

/** Returns whether a declaration file is shipped to partners; the others are only used by the build. */
const isShipped = (file: string): boolean =>
  (!file.endsWith('.d.ts') || file.startsWith('embed/')) && !/\.test\.tsx?$|\.md$|(^|\/)dev\//.test(file);

function sourcesOf(app: App): readonly string[] {
  const own = app.kind === 'remote' ? `remotes/${app.name}` : app.name;
  const shared = app.kind === 'embed' ? 'shared/contracts' : 'shared';
  return [`${own}/**/*`, `${shared}/**/*`];
}

/** Returns the hexadecimal SHA-256 of the matching files' names and contents. */
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

/** Returns a hash of the toolchain and its settings. */
export const toolchainHash = (): string => hashOf(toolchain, (file) => !file.endsWith('.test.ts')).slice(0, 16);

/**
 * Returns the version of an app: twelve hexadecimal digits that change exactly when an input of its build changes.
 * Tests and documentation are not inputs.
 */
export const inputHash = (app: App): string =>
  createHash('sha256')
    .update(toolchainHash())
    .update(hashOf(sourcesOf(app), isShipped))
    .digest('hex')
    .slice(0, 12);
