/**
 * What is deployed, as it lies in the folder of the build: `registry.json` for everybody, `registry.<channel>.json` for
 * those who try what comes next, and `deployments.json`, which remembers the versions of each remote in the order in which
 * they came (tooling/release writes them).
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The registry that everybody gets who asks for no other. */
export const stableChannel = 'stable';

export const isChannel = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,30}$/.test(value);

/** Name of a channel's registry in the folder of the build. */
export const registryFileOf = (channel: string): string =>
  channel === stableChannel ? 'registry.json' : `registry.${channel}.json`;

export const deploymentsFile = 'deployments.json';

/** Versions by channel and remote, the newest last. */
export type Deployments = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A JSON file that is read again when it changes. */
export class WatchedJson<T> {
  readonly #file: string;
  readonly #parse: (value: unknown) => T;
  #modified = -1;
  #value: T;

  constructor(file: string, parse: (value: unknown) => T, initial: T) {
    this.#file = file;
    this.#parse = parse;
    this.#value = initial;
  }

  /** Throws when the file cannot be read or parsed; `last` is the last good value then. */
  read(): T {
    const { mtimeMs } = statSync(this.#file);
    if (mtimeMs !== this.#modified) {
      // A file that is broken is complained of once, not with every request.
      this.#modified = mtimeMs;
      this.#value = this.#parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    }
    return this.#value;
  }

  get last(): T {
    return this.#value;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what was deployed before; what is not a list of versions is left out. */
export function parseDeployments(value: unknown): Deployments {
  if (!isObject(value)) return {};
  const versionsIn = (byRemote: unknown): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(isObject(byRemote) ? byRemote : {}).map(([name, versions]) => [
        name,
        Array.isArray(versions) ? versions.filter((version): version is string => typeof version === 'string') : [],
      ]),
    );
  return Object.fromEntries(Object.entries(value).map(([channel, byRemote]) => [channel, versionsIn(byRemote)]));
}

/** The deployments of a build; none when there is no such file. */
export function readDeployments(build: string): Deployments {
  try {
    return parseDeployments(JSON.parse(readFileSync(path.join(build, deploymentsFile), 'utf8')));
  } catch {
    return {};
  }
}
