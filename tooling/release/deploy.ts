/** Changes the deployed versions of a build: one line of a channel's registry, and the history of its versions. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion, parseRegistry, type RegistryRecord } from '../../shared/contracts/index.ts';
import {
  deploymentsFile,
  readDeployments,
  registryFileOf,
  stableChannel,
  type Deployments,
} from '../../services/api/site/deployment.ts';
import { buildPaths, writeWhole } from '../build/build-paths.ts';
import { assertDisjoint, integrityOf } from '../build/registry.ts';

/** The number of versions of a remote, including the current one, that are kept for a rollback. */
export const rememberedVersions = 5;

export interface ReleaseSlot {
  /** The folder of the build, such as `dist`. */
  readonly build: string;
  readonly channel: string;
}

/** Returns the records in a channel's registry; empty if there is no registry. */
export function deployedIn({ build, channel }: ReleaseSlot): readonly RegistryRecord[] {
  const file = path.join(build, registryFileOf(channel));
  return existsSync(file) ? parseRegistry(JSON.parse(readFileSync(file, 'utf8'))).registry.remotes : [];
}

/** Returns the record of a built version. Throws if the files do not match the record, or our pages cannot load it. */
export function readBuiltVersion(build: string, name: string, version: string): RegistryRecord {
  const folder = path.join(build, 'remotes', name, version);
  const file = path.join(folder, 'record.json');
  if (!existsSync(file)) throw new Error(`There is no version ${version} of ${name} in ${build}.`);
  const { registry, rejected } = parseRegistry({ remotes: [JSON.parse(readFileSync(file, 'utf8'))] });
  const [record] = registry.remotes;
  if (record === undefined) throw new Error(`${file} ${rejected[0]?.reason ?? 'is not a record'}.`);
  if (record.name !== name || record.version !== version)
    throw new Error(`${file} belongs to another remote or version.`);
  if (record.contract !== contractVersion) {
    throw new Error(`${name} ${version} uses contract ${record.contract}, but the pages use ${contractVersion}.`);
  }
  if (integrityOf(readFileSync(path.join(folder, 'remoteEntry.js'))) !== record.integrity) {
    throw new Error(`The entry of ${name} ${version} is not the one that was built.`);
  }
  return record;
}

function remember(deployments: Deployments, channel: string, records: readonly RegistryRecord[]): Deployments {
  const byRemote = { ...deployments[channel] };
  for (const { name, version } of records) {
    const before = byRemote[name] ?? [];
    if (before.at(-1) !== version) byRemote[name] = [...before, version].slice(-rememberedVersions);
  }
  return { ...deployments, [channel]: byRemote };
}

const writeJson = (file: string, value: unknown): void => writeWhole(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** Writes a channel's registry. Throws and changes nothing if the records conflict. */
function writeRegistry({ build, channel }: ReleaseSlot, records: readonly RegistryRecord[]): void {
  assertDisjoint(records);
  const { rejected } = parseRegistry({ remotes: records });
  for (const { index, reason } of rejected) throw new Error(`The record of '${records[index]?.name ?? ''}' ${reason}.`);
  writeJson(path.join(build, registryFileOf(channel)), { remotes: records });
}

/** Writes a channel's registry as a whole and records its previous versions. Throws if the records conflict. */
export function writeChannel(slot: ReleaseSlot, records: readonly RegistryRecord[]): void {
  const { build, channel } = slot;
  const before = remember(readDeployments(build), channel, deployedIn(slot));
  writeRegistry(slot, records);
  writeJson(path.join(build, deploymentsFile), remember(before, channel, records));
}

const withRecord = (records: readonly RegistryRecord[], record: RegistryRecord): readonly RegistryRecord[] =>
  [...records.filter(({ name }) => name !== record.name), record].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );

/** Replaces the deployed version of a remote. A stable release removes the remote from all other channels. */
export function deploy(slot: ReleaseSlot, record: RegistryRecord): void {
  writeChannel(slot, withRecord(deployedIn(slot), record));
  if (slot.channel !== stableChannel) return;
  for (const channel of Object.keys(readDeployments(slot.build))) {
    if (channel !== stableChannel) withdraw({ ...slot, channel }, record.name);
  }
}

/** Removes a remote from a channel, whose pages then get the stable version. */
function withdraw(slot: ReleaseSlot, name: string): void {
  const records = deployedIn(slot);
  const rest = records.filter((record) => record.name !== name);
  if (rest.length < records.length) writeChannel(slot, rest);
}

/** Deploys the version before the current one, or the one named `wanted`, and returns its record. */
export function rollBack(slot: ReleaseSlot, name: string, wanted?: string): RegistryRecord {
  const deployments = readDeployments(slot.build);
  const versions = deployments[slot.channel]?.[name] ?? [];
  const current = deployedIn(slot).find((record) => record.name === name)?.version;
  const target = wanted ?? versions.filter((version) => version !== current).at(-1);
  if (target === undefined) throw new Error(`${name} has no version before ${current ?? 'the first'}.`);
  const record = readBuiltVersion(slot.build, name, target);
  // The current version is removed from the history, so that the next rollback goes further back.
  const kept = versions.filter((version) => version !== current && version !== target);
  const memory = { ...deployments[slot.channel], [name]: [...kept, target] };
  writeRegistry(slot, withRecord(deployedIn(slot), record));
  writeJson(path.join(slot.build, deploymentsFile), { ...deployments, [slot.channel]: memory });
  return record;
}

/** Returns the versions of a remote that are live or recorded in any channel. */
export function versionsInUse(build: string, name: string): ReadonlySet<string> {
  const deployments = readDeployments(build);
  const remembered = Object.values(deployments).flatMap((byRemote) => byRemote[name] ?? []);
  const shown = [stableChannel, ...Object.keys(deployments)].flatMap((channel) =>
    deployedIn({ build, channel }).filter((record) => record.name === name),
  );
  return new Set([...remembered, ...shown.map(({ version }) => version)]);
}

export const stableSlot: ReleaseSlot = { build: buildPaths.dist, channel: stableChannel };
