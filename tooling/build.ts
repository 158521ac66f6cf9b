/**
 * `npm run build`: builds `dist` from the sources: the shell, each remote, the embed script, the typesetting engine for
 * the browser, the public pages, and the registry. Builds only what changed since the last build, in as many processes as
 * there are cores.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { beginCommand, failCommand } from '../services/cli/command-line/command-line.mjs';
import type { RegistryRecord } from '../shared/contracts/index.ts';
import { findApps, projectRoot } from './apps.ts';
import { isBuilt } from './build/build-app.ts';
import { engineVersion, isEngineBuilt } from './build/build-engine.ts';
import { isSiteBuilt, siteVersion } from './build/build-site.ts';
import { hasOption } from './build/build-options.ts';
import { compressBuild } from './build/compress-build.ts';
import { inputHash } from './build/input-hash.ts';
import { writeLanguages } from './build/languages.ts';
import { buildPaths } from './build/build-paths.ts';
import { builtRecord } from './build/registry.ts';
import { type Part, runParts } from './build/run-parts.ts';
import { pruneRemotes } from './release/prune-remotes.ts';
import { deployedIn, stableSlot, writeChannel } from './release/deploy.ts';

const names = [...findApps().map(({ name }) => name), 'engine', 'site'];
const { args: only } = beginCommand({
  name: 'npm run build',
  does: 'Builds dist from the sources: the shell, each remote, the embed script, the typesetting engine for the browser, the public pages, and the registry. Only what changed since the last build is built again.',
  arguments: [
    { name: 'part', about: `What to build, instead of all: ${names.join(', ')}.`, isOptional: true, isRepeated: true },
  ],
  options: {
    'without-copies': { about: 'Writes no compressed copies, which npm start lets another process write later.' },
    'without-cache': { about: 'Writes none of the caches that only a later build reads.' },
  },
  examples: ['npm run build', 'npm run build -- events'],
});
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) failCommand(`There is no ${unknown.join(', ')} to build. Choose among ${names.join(', ')}.`);

process.chdir(projectRoot);
mkdirSync(buildPaths.remotes, { recursive: true });
const deployed = deployedIn(stableSlot);

const parts: Part[] = [];
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
const apps = findApps().map((app) => ({ app, version: inputHash(app) }));
for (const { app, version } of apps)
  if (isWanted(app.name) && !isBuilt(app, version)) parts.push({ name: app.name, version });
if (isWanted('engine') && !isEngineBuilt(engineVersion())) parts.push({ name: 'engine', version: engineVersion() });
if (isWanted('site') && !isSiteBuilt(siteVersion())) parts.push({ name: 'site', version: siteVersion() });
if (!(await runParts(parts))) process.exitCode = 1;

const records: RegistryRecord[] = [];
for (const { app, version } of apps) {
  if (app.kind !== 'remote') continue;
  // A remote that fails to build keeps its deployed version.
  const record = builtRecord(app.name, version) ?? deployed.find(({ name }) => name === app.name);
  if (record !== undefined && existsSync(`${buildPaths.remotes}/${app.name}/${record.version}`)) records.push(record);
}
writeLanguages();
writeChannel(stableSlot, records);
pruneRemotes(buildPaths.dist);
if (!hasOption('withoutCopies')) await compressBuild();
