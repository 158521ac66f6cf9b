import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteWorkerConfigurations, webpackConfiguration } from '../../webpack.config.ts';
import { runtimeIntegrityMark, version as embedVersion } from '../../embed/version.ts';
import type { EmbedDescription } from '../../services/api/site/embed-description.ts';
import { projectRoot, type App } from '../apps.ts';
import { FederationGraph } from './federation-graph.ts';
import { hasOption } from './build-options.ts';
import { toolchainHash } from './input-hash.ts';
import { emptyFolder, buildPaths, writeWhole } from './build-paths.ts';
import { filesBelow, precompress } from './precompress.ts';
import { integrityOf, recordOf } from './registry.ts';
import { runWebpack } from './run-webpack.ts';
import { describeShell, pruneShell } from './shell-assets.ts';

/**
 * Compiles an app into a scratch folder and its source maps into another. The caller moves the result to its final
 * folder.
 */
async function compile(app: App, version: string): Promise<{ output: string; graph: FederationGraph }> {
  const output = buildPaths.scratch(app.name);
  emptyFolder(output);
  const configuration = webpackConfiguration(app, {
    mode: 'production',
    version,
    output,
    cacheVersion: toolchainHash(),
  });
  const { compilation } = await runWebpack(configuration);
  const maps = path.join(buildPaths.sourceMaps, app.name, version);
  emptyFolder(maps);
  for (const file of filesBelow(output).filter((candidate) => candidate.endsWith('.map'))) {
    renameSync(file, path.join(maps, path.basename(file)));
  }
  return { output, graph: new FederationGraph(compilation) };
}

async function buildShell(app: App, version: string): Promise<void> {
  const { output, graph } = await compile(app, version);
  const assets = describeShell(output, version, graph);
  if (!hasOption('withoutCopies')) await precompress(output);
  // Files of earlier builds stay, because open tabs still load them.
  cpSync(output, buildPaths.shell, { recursive: true });
  rmSync(output, { recursive: true, force: true });
  pruneShell(buildPaths.shell, assets);
}

async function buildRemote(app: App, version: string): Promise<void> {
  const { output, graph } = await compile(app, version);
  for (const configuration of remoteWorkerConfigurations(app, { output, cacheVersion: toolchainHash() }))
    await runWebpack(configuration);
  writeWhole(path.join(output, 'record.json'), JSON.stringify(recordOf(app, version, output, graph), undefined, 2));
  if (!hasOption('withoutCopies')) await precompress(output);
  const place = path.join(buildPaths.remotes, app.name, version);
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(output, place);
}

/** Writes the integrity of `runtime.js` into `embed.js`, so that the integrity of `embed.js` covers both. */
function sealRuntime(output: string): void {
  const script = path.join(output, 'embed.js');
  const runtime = integrityOf(readFileSync(path.join(output, 'runtime.js')));
  const code = readFileSync(script, 'utf8');
  if (!code.includes(runtimeIntegrityMark))
    throw new Error('embed.js has no placeholder for the integrity of runtime.js.');
  writeFileSync(script, code.replace(runtimeIntegrityMark, runtime));
}

/**
 * Builds the embed script into a permanent folder, for pages that use it with an integrity, and to a fixed address for
 * the newest one.
 */
async function buildEmbed(app: App, version: string): Promise<void> {
  const { output } = await compile(app, version);
  sealRuntime(output);
  cpSync(path.join(projectRoot, app.name, 'tessera-embed.d.ts'), path.join(output, 'tessera-embed.d.ts'));
  if (!hasOption('withoutCopies')) await precompress(output);
  const folder = `embed/${embedVersion}-${version}`;
  const place = path.join(buildPaths.embed, folder);
  cpSync(output, place, { recursive: true });
  // At addresses that stay the same, a compressed copy of the previous version must not outlive it.
  for (const file of filesBelow(output).map((built) => path.join(buildPaths.embed, path.relative(output, built))))
    for (const copy of [`${file}.br`, `${file}.gz`]) rmSync(copy, { force: true });
  const isOfOneVersion = (file: string): boolean => /^(?:runtime|frame)\.js/.test(path.basename(file));
  cpSync(output, buildPaths.embed, { recursive: true, filter: (file) => !isOfOneVersion(file) });
  rmSync(output, { recursive: true, force: true });
  const partOf = (file: string) => ({
    script: `${folder}/${file}`,
    integrity: integrityOf(readFileSync(path.join(place, file))),
  });
  const described: EmbedDescription = {
    version,
    release: embedVersion,
    ...partOf('embed.js'),
    frame: partOf('frame.js'),
  };
  writeWhole(path.join(buildPaths.embed, 'version.json'), JSON.stringify(described));
}

const readVersion = (file: string): string | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version : undefined;

/** Returns whether `dist` already contains this version of the app. */
export function isBuilt(app: App, version: string): boolean {
  if (app.kind === 'remote') return existsSync(path.join(buildPaths.remotes, app.name, version, 'record.json'));
  const file =
    app.kind === 'shell' ? path.join(buildPaths.shell, 'assets.json') : path.join(buildPaths.embed, 'version.json');
  return readVersion(file) === version;
}

/** Builds an app into `dist`. If that fails, rejects with the compiler's messages and keeps the previous build. */
export async function buildApp(app: App, version: string): Promise<void> {
  try {
    await { shell: buildShell, remote: buildRemote, embed: buildEmbed }[app.kind](app, version);
  } finally {
    rmSync(buildPaths.scratch(app.name), { recursive: true, force: true });
  }
}
