import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps.ts';

/** Where the parts of a build are. `dist` is what is deployed; source maps stay with those who build. */
export const places = {
  dist: path.join(projectRoot, 'dist'),
  shell: path.join(projectRoot, 'dist/shell'),
  remotes: path.join(projectRoot, 'dist/remotes'),
  embed: path.join(projectRoot, 'dist/embed'),
  engine: path.join(projectRoot, 'dist/engine'),
  sourceMaps: path.join(projectRoot, 'dist/source-maps'),
  registry: path.join(projectRoot, 'dist/registry.json'),
  /** Half-made builds: two builds at once must not see each other's. */
  scratch: (name: string): string => path.join(projectRoot, '.cache/build', `${name}-${process.pid}`),
};

/** Puts a file in place in one step: a reader sees the old one or the new one. */
export function writeWhole(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

export const emptyFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
};
