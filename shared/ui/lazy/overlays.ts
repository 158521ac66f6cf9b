import { useEffect, useSyncExternalStore } from 'react';
import type * as OverlaysModule from '../overlays/index.ts';

/** The code of dialogs, menus, tooltips and notices: a file of its own, which nobody's first download waits for. */
export type Overlays = typeof OverlaysModule;

export type OverlaysState =
  { readonly status: 'absent' | 'loading' | 'failed' } | { readonly status: 'ready'; readonly overlays: Overlays };

let state: OverlaysState = { status: 'absent' };
/** Somebody has asked for an overlay; what was only fetched ahead fails without a word. */
let isWanted = false;
const listeners = new Set<() => void>();

function become(next: OverlaysState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The state of the code at the moment. */
export const overlaysState = (): OverlaysState => state;

/** Tells of each change of it. Returns the function that stops it. */
export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the code unless it is there or on its way. Resolves when that has ended, well or badly. */
export async function loadOverlays(): Promise<void> {
  if (state.status === 'loading' || state.status === 'ready') return;
  become({ status: 'loading' });
  try {
    become({ status: 'ready', overlays: await import(/* webpackChunkName: "overlays" */ '../overlays/index.ts') });
  } catch {
    become({ status: isWanted ? 'failed' : 'absent' });
  }
}

/** Fetches the code for somebody who waits for it, and says so when that fails. */
export function wantOverlays(): void {
  isWanted = true;
  void loadOverlays();
}

/** The state of the code; it is fetched as soon as a component wants it. What failed is fetched again by `loadOverlays`. */
export function useOverlays(wanted: boolean): OverlaysState {
  const known = useSyncExternalStore(onOverlaysChange, overlaysState);
  useEffect(() => {
    if (wanted) wantOverlays();
  }, [wanted]);
  return known;
}
