/** Chooses the files of a build that a server serves. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The channels' lists of versions: those that are live, and before them those for a rollback. */
type Deployments = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * How many versions of a remote are served: the live one, and the one before it, whose files open tabs still request
 * while a release is being rolled out.
 */
const servedVersions = 2;

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Returns the versions of each remote that are served, by the remote's name. */
function versionsServed(build: string): ReadonlyMap<string, ReadonlySet<string>> {
  const deployments = readJson(path.join(build, 'deployments.json')) as Deployments;
  const served = new Map<string, Set<string>>();
  for (const channel of Object.values(deployments)) {
    for (const [name, versions] of Object.entries(channel)) {
      served.set(name, new Set([...(served.get(name) ?? []), ...versions.slice(0, servedVersions)]));
    }
  }
  return served;
}

/** Returns whether a server needs a file, given its path in the build. */
function isServed(file: string, served: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [folder, name = '', version = ''] = file.split('/');
  if (folder === 'source-maps' || file.endsWith('.map')) return false;
  return folder !== 'remotes' || served.get(name)?.has(version) === true;
}

/** Returns the files of a build that a server needs, as paths in its folder. Throws when there is no build. */
export function buildFiles(build: string): readonly string[] {
  if (!existsSync(path.join(build, 'registry.json'))) {
    throw new Error(`There is no build in ${build}. Run npm run build first.`);
  }
  const served = versionsServed(build);
  return readdirSync(build)
    .flatMap((name) => [name, ...globSync(`${name}/**/*`, { cwd: build })])
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => statSync(path.join(build, file)).isFile() && isServed(file, served))
    .sort();
}
