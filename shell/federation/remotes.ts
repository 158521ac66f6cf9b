import type { RegistryRecord } from '@shared/contracts';
import { createFederation, type FederationPort } from './federation-port.ts';
import { readRegistry } from './page-documents.ts';
import { RemoteStore, type RemoteState } from './remote-store.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** Returns the state of a remote, which starts to load when a component uses it, and a function that retries. */
export function useRemote(record: RegistryRecord): { readonly state: RemoteState; readonly retry: () => void } {
  const state = useSyncExternalStore(remotes.subscribe, () => remotes.state(record.name));
  useEffect(() => remotes.load(record), [record, state.status]);
  return { state, retry: useCallback(() => remotes.retry(record), [record]) };
}

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
