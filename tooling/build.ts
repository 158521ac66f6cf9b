/**
 * `npm run build`: builds `dist` from the sources: the shell, each remote, the embed script, the typesetting engine for
 * the browser, the public pages, and the registry. Builds only what changed since the last build.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { beginCommand, failCommand } from '../services/cli/command-line/command-line.mjs';
import type { RegistryRecord } from '../shared/contracts/index.ts';
import { findApps, projectRoot } from './apps.ts';
import { buildApp, isBuilt } from './build/build-app.ts';
import { buildEngine, engineVersion, isEngineBuilt } from './build/build-engine.ts';
import { buildSite, isSiteBuilt, siteVersion } from './build/build-site.ts';
import { inputHash } from './build/input-hash.ts';
import { writeLanguages } from './build/languages.ts';
import { buildPaths } from './build/build-paths.ts';
import { builtRecord } from './build/registry.ts';
import { pruneRemotes } from './release/prune-remotes.ts';
import { deployedIn, stableSlot, writeChannel } from './release/deploy.ts';

const parts = [...findApps().map(({ name }) => name), 'engine', 'site'];
const { args: only } = beginCommand({
  name: 'npm run build',
  does: 'Builds dist from the sources: the shell, each remote, the embed script, the typesetting engine for the browser, the public pages, and the registry. Only what changed since the last build is built again.',
  arguments: [
    { name: 'part', about: `What to build, instead of all: ${parts.join(', ')}.`, isOptional: true, isRepeated: true },
  ],
  examples: ['npm run build', 'npm run build -- events'],
});
const unknown = only.filter((name) => !parts.includes(name));
if (unknown.length > 0) failCommand(`There is no ${unknown.join(', ')} to build. Choose among ${parts.join(', ')}.`);

process.chdir(projectRoot);
mkdirSync(buildPaths.remotes, { recursive: true });
const deployed = deployedIn(stableSlot);

const records: RegistryRecord[] = [];
let failures = 0;

/** Builds one part and logs it; if the build fails, the previous result stays. */
async function make(name: string, version: string, build: () => Promise<void>): Promise<void> {
  const started = performance.now();
  try {
    await build();
    console.log(`Built ${name} ${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures += 1;
    console.error(`${name} could not be built.\n${error instanceof Error ? error.message : String(error)}`);
  }
}

for (const app of findApps()) {
  const version = inputHash(app);
  if (only.length === 0 || only.includes(app.name)) {
    if (!isBuilt(app, version)) await make(app.name, version, () => buildApp(app, version));
  }
  if (app.kind !== 'remote') continue;
  // A remote that fails to build keeps its deployed version.
  const record = builtRecord(app.name, version) ?? deployed.find(({ name }) => name === app.name);
  if (record !== undefined && existsSync(`${buildPaths.remotes}/${app.name}/${record.version}`)) records.push(record);
}
if (only.length === 0 || only.includes('engine')) {
  const version = engineVersion();
  if (!isEngineBuilt(version)) await make('engine', version, () => buildEngine(version));
}
if (only.length === 0 || only.includes('site')) {
  const version = siteVersion();
  if (!isSiteBuilt(version)) await make('site', version, () => buildSite(version));
}
writeLanguages();
writeChannel(stableSlot, records);
pruneRemotes(buildPaths.dist);
if (failures > 0) process.exitCode = 1;
