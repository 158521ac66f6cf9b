import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contractVersion,
  isReadableIntegrity,
  parseRegistry,
  type Registry,
  type RegistryRecord,
} from '../../../shared/contracts/index.ts';
import { isChannel, readDeployments, registryFileOf, stableChannel, WatchedJson } from './deployment.ts';

/** Who asks for the registry may get others than the stable versions. */
export interface RegistryChoice {
  /** `next`; what is not deployed there comes from the stable registry. */
  readonly channel?: string | undefined;
  /** Versions by remote that stay as they are for a partner, for as long as they are there. */
  readonly pins?: Readonly<Record<string, string>> | undefined;
}

const resolved = (record: RegistryRecord, remotesOrigin: string): RegistryRecord => {
  const absolute = (address: string): string => new URL(address, `${remotesOrigin}/`).href;
  return {
    ...record,
    entry: absolute(record.entry),
    preload: { routes: record.preload.routes.map(absolute), mount: record.preload.mount.map(absolute) },
  };
};

/** Why the pages of this release cannot have a remote. Development servers have no integrity: their files change. */
function faultOf({ contract, integrity, version }: RegistryRecord): string | undefined {
  if (contract !== contractVersion) return `uses contract ${contract}, not ${contractVersion}`;
  if (version !== 'dev' && !isReadableIntegrity(integrity)) return 'has an integrity value that browsers cannot verify';
  return undefined;
}

/** A version's directory and record are made at one time and stay. */
const isVersion = (value: string): boolean => /^[\w.-]+$/.test(value) && !value.startsWith('.');

/**
 * The registry as it is deployed, with absolute addresses. Its files are read again when they change, so that a deployment
 * or a way back needs no restart. A file that cannot be read leaves the last good one in place, and a record that these
 * pages cannot have leaves the last good version of its remote.
 */
export class RegistryFile {
  readonly #build: string;
  readonly #remotesOrigin: string;
  readonly #onProblem: (problem: string) => void;
  readonly #channels = new Map<string, WatchedJson<readonly RegistryRecord[]>>();

  constructor(build: string, remotesOrigin: string, onProblem: (problem: string) => void) {
    this.#build = build;
    this.#remotesOrigin = remotesOrigin;
    this.#onProblem = onProblem;
  }

  read({ channel, pins = {} }: RegistryChoice = {}): Registry {
    const others = new Map<string, RegistryRecord>();
    if (channel !== undefined && channel !== stableChannel) {
      for (const record of this.#recordsOf(channel)) others.set(record.name, record);
    }
    for (const [name, version] of Object.entries(pins)) {
      const pinned = this.#built(name, version);
      if (pinned !== undefined) others.set(name, pinned);
    }
    return { remotes: this.#recordsOf(stableChannel).map((record) => others.get(record.name) ?? record) };
  }

  #recordsOf(channel: string): readonly RegistryRecord[] {
    const file = path.join(this.#build, registryFileOf(channel));
    if (channel !== stableChannel && !(isChannel(channel) && existsSync(file))) return [];
    let watched = this.#channels.get(channel);
    if (watched === undefined) {
      const before = (): readonly RegistryRecord[] => watched?.last ?? [];
      watched = new WatchedJson<readonly RegistryRecord[]>(file, (value) => this.#parse(value, channel, before()), []);
      this.#channels.set(channel, watched);
    }
    try {
      return watched.read();
    } catch (error) {
      this.#onProblem(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return watched.last;
    }
  }

  #parse(value: unknown, channel: string, before: readonly RegistryRecord[]): RegistryRecord[] {
    const { registry, rejected } = parseRegistry(value);
    for (const { index, reason } of rejected) this.#onProblem(`${registryFileOf(channel)}: record ${index} ${reason}`);
    return registry.remotes.flatMap((record) => {
      const fault = faultOf(record);
      if (fault === undefined) return [resolved(record, this.#remotesOrigin)];
      const good = before.find(({ name }) => name === record.name) ?? this.#lastGood(record, channel);
      const instead = good === undefined ? 'and is ignored' : `; ${good.version} stays`;
      this.#onProblem(`${registryFileOf(channel)}: '${record.name}' ${record.version} ${fault}${instead}`);
      return good === undefined ? [] : [good];
    });
  }

  /** The newest version before this one that these pages can have. */
  #lastGood({ name, version }: RegistryRecord, channel: string): RegistryRecord | undefined {
    const versions = readDeployments(this.#build)[channel]?.[name] ?? [];
    for (const earlier of versions.toReversed()) {
      const record = earlier === version ? undefined : this.#built(name, earlier);
      if (record !== undefined) return record;
    }
    return undefined;
  }

  /** A version that lies in the build, if these pages can have it. */
  #built(name: string, version: string): RegistryRecord | undefined {
    if (!isVersion(name) || !isVersion(version)) return undefined;
    const file = path.join(this.#build, 'remotes', name, version, 'record.json');
    if (!existsSync(file)) return undefined;
    const { registry } = parseRegistry({ remotes: [JSON.parse(readFileSync(file, 'utf8'))] });
    const record = registry.remotes.find((candidate) => candidate.name === name && faultOf(candidate) === undefined);
    return record && resolved(record, this.#remotesOrigin);
  }
}
