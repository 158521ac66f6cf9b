import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { RegistryRecord } from '../../shared/contracts/index.ts';
import type { ShellAssets } from '../../services/platform/http/shell-assets.ts';
import { projectRoot, scopeOf, type App } from '../apps.ts';
import { writeWhole } from '../build/build-paths.ts';
import { readDescription } from '../build/registry.ts';

/** A replacement for `dist` that contains no code, only the addresses of the development servers. */
export const developmentBuild = path.join(projectRoot, '.cache/dev/build');

const originOf = (port: number): string => `http://localhost:${port}`;

const recordOf = (app: App, port: number): RegistryRecord => ({
  ...readDescription(app.name),
  version: 'dev',
  scope: scopeOf(app),
  entry: `${originOf(port)}/remoteEntry.js`,
  // The entry changes with every edit, so it has no integrity. A production shell refuses such a record.
  integrity: 'development',
  preload: { routes: [], mount: [] },
});

/** Writes the parts of a build that the site reads, for apps that are served at these ports. */
export function writeDevelopmentBuild(ports: ReadonlyMap<App, number>): void {
  for (const folder of ['shell', 'remotes', 'embed'])
    mkdirSync(path.join(developmentBuild, folder), { recursive: true });
  const servers = [...ports];
  const assets: ShellAssets = {
    version: 'dev',
    scripts: servers.flatMap(([app, port]) => (app.kind === 'shell' ? [`${originOf(port)}/shell.js`] : [])),
    preload: [],
    fonts: [],
    pages: {},
    shared: {},
    files: [],
    connections: servers.flatMap(([, port]) => [originOf(port), `ws://localhost:${port}`]),
  };
  const remotes = servers.flatMap(([app, port]) => (app.kind === 'remote' ? [recordOf(app, port)] : []));
  writeWhole(path.join(developmentBuild, 'shell/assets.json'), JSON.stringify(assets, undefined, 2));
  writeWhole(path.join(developmentBuild, 'registry.json'), JSON.stringify({ remotes }, undefined, 2));
}
