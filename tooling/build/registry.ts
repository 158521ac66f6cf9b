import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion, type RegistryRecord, type RemoteDescription } from '../../shared/contracts/index.ts';
import { projectRoot, scopeOf, type App } from '../apps.ts';
import type { FederationGraph, Needs } from './federation-graph.ts';
import { buildPaths } from './build-paths.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads `remotes/<name>/remote.json`. Throws if it is not a valid description under this version of the contract. */
export function readDescription(name: string, root = projectRoot): RemoteDescription {
  const file = `remotes/${name}/remote.json`;
  const description = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Partial<RemoteDescription>;
  const complain = (problem: string): never => {
    throw new Error(`${file}: ${problem}`);
  };
  if (description.name !== name) complain(`"name" must be the folder's name, ${name}`);
  if (description.contract !== contractVersion) complain(`"contract" must be ${contractVersion}`);
  const { routes = [], navigation = [] } = description;
  if (!routes.every((route) => isText(route.path) && route.path.startsWith('/')))
    complain('each route needs a "path" that starts with /');
  const isEntry = (entry: (typeof navigation)[number]): boolean =>
    isText(entry.label) && isText(entry.path) && entry.path.startsWith('/app/') && Number.isInteger(entry.order);
  if (!navigation.every(isEntry))
    complain('each navigation entry needs "label", "order" and a "path" that starts with /app/');
  return { name, contract: contractVersion, routes, navigation };
}

/** Returns the subresource integrity of a file's bytes. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Returns the registry record of a build in `folder`. Addresses are relative to the remotes' origin, which only the
 * server knows (services/api/site resolves them). The copies of shared modules are left out, because a host already has
 * them.
 */
export function recordOf(
  app: App,
  version: string,
  folder: string,
  graph: Pick<FederationGraph, 'door' | 'group'>,
  root = projectRoot,
): RegistryRecord {
  const place = `${app.name}/${version}`;
  const entry = readFileSync(path.join(folder, 'remoteEntry.js'));
  const routes = graph.door('./routes');
  const addressesOf = ({ files }: Needs): string[] => files.map((file) => `${place}/${file}`);
  const description = readDescription(app.name, root);
  const pages = description.routes.flatMap(({ path: route, first = [] }) => {
    const known = new Set(routes.files);
    const scripts = first.flatMap(({ chunk, media }) => {
      const { files } = graph.group(chunk);
      if (files.length === 0) throw new Error(`remotes/${app.name}/remote.json: no import is named "${chunk}"`);
      const address = (file: string): string => `${place}/${file}`;
      return files
        .filter((file) => !known.has(file))
        .map((file) => ({ address: address(file), ...(media !== undefined && { media }) }));
    });
    return scripts.length === 0 ? [] : [[route, scripts] as const];
  });
  return {
    ...description,
    // Only the build needs the names of chunks.
    routes: description.routes.map(({ path: route, layout }) => ({ path: route, ...(layout && { layout }) })),
    version,
    scope: scopeOf(app),
    entry: `${place}/remoteEntry.js`,
    integrity: integrityOf(entry),
    preload: {
      routes: addressesOf(routes),
      mount: addressesOf(graph.door('./mount')),
      ...(pages.length > 0 && { pages: Object.fromEntries(pages) }),
    },
    uses: routes.uses,
  };
}

/**
 * Throws if two remotes claim the same path, or if one name is a prefix of another (which the federation runtime
 * refuses).
 */
export function assertDisjoint(records: readonly RegistryRecord[]): void {
  const owners = new Map<string, string>();
  for (const { name, routes } of records) {
    for (const { path: route } of routes) {
      const shape = route.replace(/:[^/]+/g, ':');
      const owner = owners.get(shape);
      if (owner !== undefined) throw new Error(`'${owner}' and '${name}' both claim ${route}.`);
      owners.set(shape, name);
    }
    const prefix = records.find(
      (other) => other.name !== name && other.scope.startsWith(records.find((r) => r.name === name)?.scope ?? '\0'),
    );
    if (prefix !== undefined) throw new Error(`The name '${prefix.name}' must not start with the name '${name}'.`);
  }
}

/** Returns the record of a remote's build in `dist`, or undefined if there is none. */
export function builtRecord(name: string, version: string): RegistryRecord | undefined {
  const file = path.join(buildPaths.remotes, name, version, 'record.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RegistryRecord) : undefined;
}
