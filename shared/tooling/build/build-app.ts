import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { webpackConfiguration } from '../../../webpack.config.ts';
import type { App } from '../apps.ts';
import { FederationGraph } from './federation-graph.ts';
import { toolchainHash } from './input-hash.ts';
import { emptyFolder, places, writeWhole } from './places.ts';
import { filesBelow, precompress } from './precompress.ts';
import { recordOf } from './registry.ts';
import { runWebpack } from './run-webpack.ts';
import { describeShell, pruneShell } from './shell-assets.ts';

/** Compiles an app into a scratch folder, source maps apart. The caller moves the result to its place. */
async function compile(app: App, version: string): Promise<{ output: string; graph: FederationGraph }> {
  const output = places.scratch(app.name);
  emptyFolder(output);
  const configuration = webpackConfiguration(app, {
    mode: 'production',
    version,
    output,
    cacheVersion: toolchainHash(),
  });
  const { compilation } = await runWebpack(configuration);
  const maps = path.join(places.sourceMaps, app.name, version);
  emptyFolder(maps);
  for (const file of filesBelow(output).filter((candidate) => candidate.endsWith('.map'))) {
    renameSync(file, path.join(maps, path.basename(file)));
  }
  return { output, graph: new FederationGraph(compilation) };
}

async function buildShell(app: App, version: string): Promise<void> {
  const { output, graph } = await compile(app, version);
  const assets = describeShell(output, version, graph);
  await precompress(output);
  // Files of earlier builds stay for the tabs that are open.
  cpSync(output, places.shell, { recursive: true });
  rmSync(output, { recursive: true, force: true });
  pruneShell(places.shell, assets);
}

async function buildRemote(app: App, version: string): Promise<void> {
  const { output, graph } = await compile(app, version);
  writeWhole(path.join(output, 'record.json'), JSON.stringify(recordOf(app, version, output, graph), undefined, 2));
  await precompress(output);
  const place = path.join(places.remotes, app.name, version);
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(output, place);
}

async function buildEmbed(app: App, version: string): Promise<void> {
  const { output } = await compile(app, version);
  await precompress(output);
  cpSync(output, path.join(places.dist, 'embed'), { recursive: true });
  rmSync(output, { recursive: true, force: true });
  writeWhole(path.join(places.dist, 'embed', 'version.json'), JSON.stringify({ version }));
}

const readVersion = (file: string): string | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version : undefined;

/** Whether `dist` already holds this version of the app. */
export function isBuilt(app: App, version: string): boolean {
  if (app.kind === 'remote') return existsSync(path.join(places.remotes, app.name, version, 'record.json'));
  const file =
    app.kind === 'shell' ? path.join(places.shell, 'assets.json') : path.join(places.dist, 'embed/version.json');
  return readVersion(file) === version;
}

/** Builds an app into `dist`. Rejects with the compiler's messages, and leaves what was there. */
export async function buildApp(app: App, version: string): Promise<void> {
  try {
    await { shell: buildShell, remote: buildRemote, embed: buildEmbed }[app.kind](app, version);
  } finally {
    rmSync(places.scratch(app.name), { recursive: true, force: true });
  }
}
