import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { parseRegistry } from '../../shared/contracts/index.ts';
import { findRemotes, projectRoot, shell } from '../../tooling/apps.ts';
import { FederationGraph } from '../../tooling/build/federation-graph.ts';
import { toolchainHash } from '../../tooling/build/input-hash.ts';
import { buildPaths } from '../../tooling/build/build-paths.ts';
import { precompress } from '../../tooling/build/precompress.ts';
import { runWebpack } from '../../tooling/build/run-webpack.ts';
import { staticSiteFolder } from '../../services/api/site/static-pages/manifest.ts';
import { readShellAssets, type ShellAssets } from '../../services/platform/http/shell-assets.ts';
import { webpackConfiguration } from '../../webpack.config.ts';

const folder = path.join(projectRoot, '.cache/bench/mono');
const sources = path.join(projectRoot, '.cache/bench/mono-sources');

/**
 * Returns a module that loads remotes as lazy chunks of the one bundle, in place of the shell's module that calls the
 * federation runtime.
 */
const federationPort = (names: readonly string[]): string => `
const doors = { ${names.map((name) => `'${name}': () => import(/* webpackChunkName: "remote-${name}" */ '${projectRoot}/remotes/${name}/routes.tsx')`).join(', ')} };
export const createFederation = () => ({ loadRoutesDoor: async ({ name }) => doors[name]() });
`;

/** Returns a module with the registry bundled in, because the page of the one bundle has no remotes to preload. */
const pageDocuments = (registry: unknown): string => `
const registry = ${JSON.stringify(registry)};
export const readRegistry = () => registry;
export const pageRegistry = () => registry;
export const readRuntimeConfig = () => JSON.parse(document.getElementById('runtime-config').textContent);
`;

const replace = (file: RegExp, by: string): webpack.NormalModuleReplacementPlugin =>
  new webpack.NormalModuleReplacementPlugin(file, path.join(sources, by));

/** Returns the shell's webpack configuration without federation. */
function monoConfiguration(): Configuration {
  const federated = webpackConfiguration(shell, {
    mode: 'production',
    version: 'mono',
    output: path.join(folder, 'shell'),
    cacheVersion: toolchainHash(),
  });
  const plugins = federated.plugins?.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin') ?? [];
  return {
    ...federated,
    name: 'mono',
    devtool: false,
    plugins: [
      ...plugins,
      replace(/\/federation-port\.ts$/, 'federation-port.js'),
      replace(/\/page-documents\.ts$/, 'page-documents.js'),
    ],
    cache: false,
  };
}

/**
 * Builds the shell and the remotes as one ordinary bundle with lazy routes. Returns the folder that the site can serve
 * in place of `dist`. `remote` is the remote whose page is measured.
 */
export async function buildMono(remote: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const place of ['shell', 'remotes', 'embed']) mkdirSync(path.join(folder, place), { recursive: true });
  mkdirSync(sources, { recursive: true });
  const { registry } = parseRegistry(JSON.parse(readFileSync(buildPaths.registry, 'utf8')));
  writeFileSync(path.join(sources, 'federation-port.js'), federationPort(findRemotes().map(({ name }) => name)));
  writeFileSync(path.join(sources, 'page-documents.js'), pageDocuments(registry));

  const graph = new FederationGraph((await runWebpack(monoConfiguration())).compilation);
  const scriptsOf = (name: string): readonly string[] => graph.group(name).files;
  const app = [...scriptsOf('page-app'), ...scriptsOf(`remote-${remote}`)];
  const files = readdirSync(path.join(folder, 'shell'));
  const { fonts } = readShellAssets(buildPaths.shell);
  const assets: ShellAssets = {
    version: 'mono',
    scripts: scriptsOf('shell'),
    preload: scriptsOf('bootstrap'),
    fonts,
    shared: {},
    pages: { app: [...new Set(app)], 'sign-in': scriptsOf('page-sign-in') },
    files,
  };
  writeFileSync(path.join(folder, 'shell/assets.json'), JSON.stringify(assets, undefined, 2));
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ remotes: [] }));
  await precompress(folder);
  // The public pages are the same for both variants.
  cpSync(path.join(buildPaths.dist, staticSiteFolder), path.join(folder, staticSiteFolder), { recursive: true });
  return folder;
}
