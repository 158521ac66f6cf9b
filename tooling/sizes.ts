/**
 * `npm run sizes`: checks the sizes in `dist` against their limits, in bytes as the network transfers them (brotli),
 * and one in bytes on disk. A limit covers what a browser fetches before a page is usable; later screens are extra.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beginCommand, failCommand } from '../services/cli/command-line/command-line.mjs';
import { readStaticSite, staticSiteFolder } from '../services/api/site/static-pages/manifest.ts';
import { buildPaths } from './build/build-paths.ts';
import { readBuiltRegistry, routeBytes, shellFiles, totalBytes } from './route-bytes.ts';

beginCommand({
  name: 'npm run sizes',
  does: 'Checks the sizes of what dist contains against their limits, and fails if one is over its limit. Run npm run build first.',
  examples: ['npm run build && npm run sizes'],
});
if (!existsSync(buildPaths.registry)) failCommand('There is no build in dist. Run npm run build first.');

interface Size {
  readonly what: string;
  readonly bytes: number;
  /** The limit in KiB. */
  readonly limit: number;
}

/**
 * Returns the scripts of the public pages with these names, of the current build; those of the previous one may be in
 * the same folder.
 */
const siteScripts = (...names: readonly string[]): string[] =>
  readStaticSite(buildPaths.dist)
    .files.filter((file) => names.some((name) => file.startsWith(`${name}.`) && file.endsWith('.js')))
    .map((file) => path.join(buildPaths.dist, staticSiteFolder, 'files', file));

/** Returns the size of all files in a folder, including precompressed copies. */
const bytesOnDisk = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/** Returns all files of the worker that reads imports. A PDF needs most of them. */
function importReader(): string[] {
  const { name = '', version = '' } =
    readBuiltRegistry().remotes.find((remote) => remote.name === 'resume-builder') ?? {};
  const folder = path.join(buildPaths.remotes, name, version);
  const files = readdirSync(folder).filter((file) => /^import-reader\..*js$/.test(file));
  return files.map((file) => path.join(folder, file));
}

const sizes: readonly Size[] = [
  { what: 'sign-in page', bytes: totalBytes(shellFiles('sign-in')), limit: 225 },
  ...routeBytes().flatMap(({ remote, first, own }) => [
    { what: `${remote}, first screen including the shell`, bytes: first, limit: 260 },
    { what: `${remote}, its own code`, bytes: own, limit: 30 },
  ]),
  { what: 'script of the public pages', bytes: totalBytes(siteScripts('site')), limit: 5 },
  { what: 'ATS check, scripts of its page', bytes: totalBytes(siteScripts('site', 'ats-check')), limit: 10 },
  { what: 'ATS check, worker for the first PDF', bytes: totalBytes(siteScripts('pdf-reader')), limit: 500 },
  { what: 'import, worker for the first PDF', bytes: totalBytes(importReader()), limit: 550 },
  { what: 'embed.js', bytes: totalBytes([path.join(buildPaths.embed, 'embed.js')]), limit: 12 },
  { what: 'browser engine, on disk', bytes: bytesOnDisk(buildPaths.engine), limit: 93 * 1024 },
];

for (const size of sizes) {
  const kib = size.bytes / 1024;
  console.log(
    `${kib.toFixed(1).padStart(7)} of ${size.limit} KiB  ${size.what}${kib > size.limit ? '  OVER THE LIMIT' : ''}`,
  );
  if (kib > size.limit) process.exitCode = 1;
}
