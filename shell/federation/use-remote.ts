import type { RegistryRecord } from '@shared/contracts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { RemoteState } from './remote-store.ts';
import { remotes } from './remotes.ts';

/** Returns the state of a remote, which starts to load when a component uses it, and a function that retries. */
export function useRemote(record: RegistryRecord): { readonly state: RemoteState; readonly retry: () => void } {
  const state = useSyncExternalStore(remotes.subscribe, () => remotes.state(record.name));
  useEffect(() => remotes.load(record), [record, state.status]);
  return { state, retry: useCallback(() => remotes.retry(record), [record]) };
}
