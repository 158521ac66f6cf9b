/**
 * `npm run sizes`: checks the sizes in `dist` against their limits, in bytes as the network transfers them (brotli),
 * and one in bytes on disk. A limit covers what a browser fetches before a page is usable; later screens are extra.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beginCommand, failCommand } from '../services/cli/command-line/command-line.mjs';
import { parseRegistry } from '../shared/contracts/index.ts';
import { readShellAssets } from '../services/platform/http/shell-assets.ts';
import { readStaticSite, staticSiteFolder } from '../services/api/site/static-pages/manifest.ts';
import { buildPaths } from './build/build-paths.ts';

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

const bytesOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const total = (files: Iterable<string>): number => [...new Set(files)].reduce((sum, file) => sum + bytesOf(file), 0);

const assets = readShellAssets(buildPaths.shell);
function shellFiles(page: string, uses: readonly string[] = []): string[] {
  const shared = uses.flatMap((key) => assets.shared[key] ?? []);
  const files = [...assets.scripts, ...assets.preload, ...(assets.pages[page] ?? []), ...shared];
  return files.map((file) => path.join(buildPaths.shell, file));
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

const { registry } = parseRegistry(JSON.parse(readFileSync(buildPaths.registry, 'utf8')));

/** Returns all files of the worker that reads imports. A PDF needs most of them. */
function importReader(): string[] {
  const { name = '', version = '' } = registry.remotes.find((remote) => remote.name === 'resume-builder') ?? {};
  const folder = path.join(buildPaths.remotes, name, version);
  const files = readdirSync(folder).filter((file) => /^import-reader\..*js$/.test(file));
  return files.map((file) => path.join(folder, file));
}

const sizes: readonly Size[] = [
  { what: 'sign-in page', bytes: total(shellFiles('sign-in')), limit: 225 },
  ...registry.remotes.flatMap(({ name, entry, preload, uses }) => {
    const own = [entry, ...preload.routes].map((address) => path.join(buildPaths.remotes, address));
    return [
      {
        what: `${name}, first screen including the shell`,
        bytes: total([...shellFiles('app', uses), ...own]),
        limit: 260,
      },
      { what: `${name}, its own code`, bytes: total(own), limit: 30 },
    ];
  }),
  { what: 'script of the public pages', bytes: total(siteScripts('site')), limit: 5 },
  { what: 'ATS check, scripts of its page', bytes: total(siteScripts('site', 'ats-check')), limit: 10 },
  { what: 'ATS check, worker for the first PDF', bytes: total(siteScripts('pdf-reader')), limit: 500 },
  { what: 'import, worker for the first PDF', bytes: total(importReader()), limit: 550 },
  { what: 'embed.js', bytes: bytesOf(path.join(buildPaths.embed, 'embed.js')), limit: 12 },
  { what: 'browser engine, on disk', bytes: bytesOnDisk(buildPaths.engine), limit: 93 * 1024 },
];

for (const size of sizes) {
  const kib = size.bytes / 1024;
  console.log(
    `${kib.toFixed(1).padStart(7)} of ${size.limit} KiB  ${size.what}${kib > size.limit ? '  OVER THE LIMIT' : ''}`,
  );
  if (kib > size.limit) process.exitCode = 1;
}
