/** `node tooling/build/compress-build.ts`: writes the compressed copies that `dist` lacks. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPaths } from './build-paths.ts';
import { precompress } from './precompress.ts';

/** Writes the compressed copies that `dist` lacks, first of what every page loads. */
export async function compressBuild(): Promise<void> {
  const folders = [buildPaths.shell, path.join(buildPaths.dist, 'site/files'), buildPaths.remotes];
  for (const folder of [...folders, buildPaths.embed, buildPaths.engine])
    if (existsSync(folder)) await precompress(folder);
}

if (import.meta.main) await compressBuild();
