import type { RegistryRecord } from '@shared/contracts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { RemoteState } from './remote-store.ts';
import { remotes } from './remotes.ts';

/** The state of a remote, which is loaded as soon as a component asks for it, and a way to try again. */
export function useRemote(record: RegistryRecord): { readonly state: RemoteState; readonly retry: () => void } {
  const state = useSyncExternalStore(remotes.subscribe, () => remotes.state(record.name));
  useEffect(() => remotes.load(record), [record, state.status]);
  return { state, retry: useCallback(() => remotes.retry(record), [record]) };
}
