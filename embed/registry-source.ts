import { contractVersion, isReadableIntegrity, parseRegistry, type RegistryRecord } from '@shared/contracts';
import { LoadError } from './load-error.ts';

export type FetchRegistry = (address: string, signal: AbortSignal) => Promise<Response>;

/**
 * Fetches a registry. Registries are small and served `no-cache`, so the browser revalidates. Cookies are never sent to
 * the remotes' origin.
 */
export const fetchRegistry: FetchRegistry = (address, signal) =>
  fetch(address, { signal, credentials: 'omit', cache: 'no-cache', mode: 'cors' });

function assertUsable(record: RegistryRecord): void {
  const { name, version } = record;
  if (record.contract !== contractVersion) {
    const message = `'${name}' uses contract ${record.contract}, but this embed.js uses ${contractVersion}.`;
    throw new LoadError({ code: 'CONTRACT_MISMATCH', remote: name, version, message });
  }
  if (!isReadableIntegrity(record.integrity)) {
    const message = `The registry has no valid integrity hash for '${name}'.`;
    throw new LoadError({ code: 'BAD_INTEGRITY', remote: name, version, message });
  }
}

async function readJson(
  name: string,
  address: string,
  fetchFrom: FetchRegistry,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetchFrom(address, signal);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return await response.json();
  } catch (cause) {
    const message = `The registry at ${address} could not be read.`;
    throw new LoadError({ code: 'REGISTRY_UNREACHABLE', remote: name, message, cause });
  }
}

/**
 * Finds the deployed version of a remote. Rejects with a `LoadError` if the registry cannot be read, does not know the
 * name, or offers what this script must not load. No code of the remote has run by then.
 */
export async function findRecord(
  name: string,
  address: string,
  fetchFrom: FetchRegistry,
  signal: AbortSignal,
): Promise<RegistryRecord> {
  const { registry, rejected } = parseRegistry(await readJson(name, address, fetchFrom, signal));
  const record = registry.remotes.find((candidate) => candidate.name === name);
  if (record === undefined) {
    const faults = rejected.map(({ index, reason }) => `record ${index} ${reason}`).join(', ');
    const message = `The registry has no remote '${name}'${faults === '' ? '' : ` (${faults})`}.`;
    throw new LoadError({ code: 'UNKNOWN_REMOTE', remote: name, message });
  }
  assertUsable(record);
  return record;
}
