import type { RegistryRecord } from '@shared/contracts';
import { createFederation, type FederationPort } from './federation-port.ts';
import { readRegistry } from './page-documents.ts';
import { RemoteStore } from './remote-store.ts';

/** Fetches the current registry, because a deployment may have replaced the version inlined in the page. */
async function currentRecord(name: string): Promise<RegistryRecord | undefined> {
  const response = await fetch('/registry.json', { cache: 'no-cache', credentials: 'omit' });
  if (!response.ok) return undefined;
  return readRegistry(await response.json()).remotes.find((record) => record.name === name);
}

let federation: FederationPort | undefined;

/** The remotes of the page. Created on first use, when the federation runtime is available. */
export const remotes = new RemoteStore({
  federation: {
    loadRoutesDoor: async (record, attempt) => (federation ??= createFederation()).loadRoutesDoor(record, attempt),
  },
  currentRecord,
});
