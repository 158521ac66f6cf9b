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

/** A request for other versions than the stable ones. */
export interface RegistryChoice {
  /** The channel, such as `next`. What is not deployed there comes from the stable registry. */
  readonly channel?: string | undefined;
  /** Pinned versions by remote, which a partner keeps for as long as they are in the build. */
  readonly pins?: Readonly<Record<string, string>> | undefined;
}

const resolve = (record: RegistryRecord, remotesOrigin: string): RegistryRecord => {
  const absolute = (address: string): string => new URL(address, `${remotesOrigin}/`).href;
  const { pages } = record.preload;
  return {
    ...record,
    entry: absolute(record.entry),
    preload: {
      routes: record.preload.routes.map(absolute),
      mount: record.preload.mount.map(absolute),
      ...(pages && {
        pages: Object.fromEntries(
          Object.entries(pages).map(([route, scripts]) => [
            route,
            scripts.map(({ address, ...script }) => ({ ...script, address: absolute(address) })),
          ]),
        ),
      }),
    },
  };
};

/**
 * Returns why the pages of this release cannot use a remote. Development servers have no integrity, because their files
 * change.
 */
function problemOf({ contract, integrity, version }: RegistryRecord): string | undefined {
  if (contract !== contractVersion) return `uses contract ${contract}, not ${contractVersion}`;
  if (version !== 'dev' && !isReadableIntegrity(integrity)) return 'has an integrity value that browsers cannot verify';
  return undefined;
}

/** Whether the text is a valid version. A version's directory and record are created together and never change. */
const isVersion = (value: string): boolean => /^[\w.-]+$/.test(value) && !value.startsWith('.');

/**
 * The deployed registry with absolute addresses. Its files are read again when they change, so that a deployment or a
 * rollback needs no restart. If a file cannot be read, the last good one stays in use, and if these pages cannot use a
 * record, the last good version of its remote does.
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
    const records = new Map<string, RegistryRecord>();
    if (channel !== undefined && channel !== stableChannel) {
      for (const record of this.#recordsOf(channel)) records.set(record.name, record);
    }
    for (const [name, version] of Object.entries(pins)) {
      const pinned = this.#built(name, version);
      if (pinned !== undefined) records.set(name, pinned);
    }
    return { remotes: this.#recordsOf(stableChannel).map((record) => records.get(record.name) ?? record) };
  }

  #recordsOf(channel: string): readonly RegistryRecord[] {
    const file = path.join(this.#build, registryFileOf(channel));
    if (channel !== stableChannel && !(isChannel(channel) && existsSync(file))) return [];
    let channelFile = this.#channels.get(channel);
    if (channelFile === undefined) {
      const before = (): readonly RegistryRecord[] => channelFile?.last ?? [];
      channelFile = new WatchedJson<readonly RegistryRecord[]>(
        file,
        (value) => this.#parse(value, channel, before()),
        [],
      );
      this.#channels.set(channel, channelFile);
    }
    try {
      return channelFile.read();
    } catch (error) {
      this.#onProblem(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return channelFile.last;
    }
  }

  #parse(value: unknown, channel: string, before: readonly RegistryRecord[]): RegistryRecord[] {
    const { registry, rejected } = parseRegistry(value);
    for (const { index, reason } of rejected) this.#onProblem(`${registryFileOf(channel)}: record ${index} ${reason}`);
    return registry.remotes.flatMap((record) => {
      const problem = problemOf(record);
      if (problem === undefined) return [resolve(record, this.#remotesOrigin)];
      const good = before.find(({ name }) => name === record.name) ?? this.#lastGood(record, channel);
      const instead = good === undefined ? 'and is ignored' : `; ${good.version} stays`;
      this.#onProblem(`${registryFileOf(channel)}: '${record.name}' ${record.version} ${problem}${instead}`);
      return good === undefined ? [] : [good];
    });
  }

  /** Returns the newest earlier version that these pages can use. */
  #lastGood({ name, version }: RegistryRecord, channel: string): RegistryRecord | undefined {
    const versions = readDeployments(this.#build)[channel]?.[name] ?? [];
    for (const earlier of versions.toReversed()) {
      const record = earlier === version ? undefined : this.#built(name, earlier);
      if (record !== undefined) return record;
    }
    return undefined;
  }

  /** Returns a version in the build if these pages can use it. */
  #built(name: string, version: string): RegistryRecord | undefined {
    if (!isVersion(name) || !isVersion(version)) return undefined;
    const file = path.join(this.#build, 'remotes', name, version, 'record.json');
    if (!existsSync(file)) return undefined;
    const { registry } = parseRegistry({ remotes: [JSON.parse(readFileSync(file, 'utf8'))] });
    const record = registry.remotes.find((candidate) => candidate.name === name && problemOf(candidate) === undefined);
    return record && resolve(record, this.#remotesOrigin);
  }
}
