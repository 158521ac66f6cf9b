/**
 * What is deployed, as stored in the folder of the build: `registry.json` for everyone, `registry.<channel>.json` for
 * those who try what comes next, and `deployments.json`, which lists the versions of each remote in the order of their
 * deployment (tooling/release writes them).
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The channel whose registry is used when a request names no other. */
export const stableChannel = 'stable';

/** Whether a value is a valid channel name: at most 31 lowercase letters, digits, and hyphens. */
export const isChannel = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,30}$/.test(value);

/** Returns the name of a channel's registry in the folder of the build. */
export const registryFileOf = (channel: string): string =>
  channel === stableChannel ? 'registry.json' : `registry.${channel}.json`;

export const deploymentsFile = 'deployments.json';

/** Versions by channel and remote, newest last. */
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

  /** Reads the file. Throws when it cannot be read or parsed; `last` is then the last good value. */
  read(): T {
    const { mtimeMs } = statSync(this.#file);
    if (mtimeMs !== this.#modified) {
      // The error of a broken file is reported once, not with every request.
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

/** Parses the earlier deployments and leaves out what is not a list of versions. */
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

/** Reads the deployments of a build, which are empty if the file is missing. */
export function readDeployments(build: string): Deployments {
  try {
    return parseDeployments(JSON.parse(readFileSync(path.join(build, deploymentsFile), 'utf8')));
  } catch {
    return {};
  }
}
