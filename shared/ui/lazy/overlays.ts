import { useEffect, useSyncExternalStore } from 'react';
import type * as OverlaysModule from '../overlays/index.ts';

/** The code of dialogs, menus, tooltips, and notices: a separate chunk that the first screen does not wait for. */
export type Overlays = typeof OverlaysModule;

export type OverlaysState =
  { readonly status: 'absent' | 'loading' | 'failed' } | { readonly status: 'ready'; readonly overlays: Overlays };

let state: OverlaysState = { status: 'absent' };
/** Whether an overlay was requested; a prefetch that fails is not reported. */
let isWanted = false;
const listeners = new Set<() => void>();

function become(next: OverlaysState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Returns the current state of the code. */
export const overlaysState = (): OverlaysState => state;

/** Subscribes to the state of the code. Returns the function that unsubscribes. */
export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let loading: Promise<void> | undefined;

/** Loads the code unless it is loaded or loading. Resolves when that has succeeded or failed. */
export async function loadOverlays(): Promise<void> {
  if (state.status !== 'ready') await (loading ??= fetchOverlays());
}

async function fetchOverlays(): Promise<void> {
  become({ status: 'loading' });
  try {
    become({ status: 'ready', overlays: await import(/* webpackChunkName: "overlays" */ '../overlays/index.ts') });
  } catch {
    become({ status: isWanted ? 'failed' : 'absent' });
  }
  loading = undefined;
}

/** Loads the code for a user who is waiting for it, and reports a failure. */
export function requestOverlays(): void {
  isWanted = true;
  void loadOverlays();
}

/**
 * Returns the state of the code, and loads it as soon as a component wants it. After a failure `loadOverlays` retries.
 */
export function useOverlays(wanted: boolean): OverlaysState {
  const known = useSyncExternalStore(onOverlaysChange, overlaysState);
  useEffect(() => {
    if (wanted) requestOverlays();
  }, [wanted]);
  return known;
}
