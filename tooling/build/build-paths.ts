import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps.ts';

/** The folders of a build. `dist` is deployed; source maps are not. */
export const buildPaths = {
  dist: path.join(projectRoot, 'dist'),
  shell: path.join(projectRoot, 'dist/shell'),
  remotes: path.join(projectRoot, 'dist/remotes'),
  embed: path.join(projectRoot, 'dist/embed'),
  engine: path.join(projectRoot, 'dist/engine'),
  sourceMaps: path.join(projectRoot, 'dist/source-maps'),
  registry: path.join(projectRoot, 'dist/registry.json'),
  /** Unfinished builds. The process id keeps two simultaneous builds apart. */
  scratch: (name: string): string => path.join(projectRoot, '.cache/build', `${name}-${process.pid}`),
};

/** Replaces a file atomically, so that a reader sees either the old content or the new. */
export function writeWhole(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Deletes a folder with its content and creates it again. */
export const emptyFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
};
