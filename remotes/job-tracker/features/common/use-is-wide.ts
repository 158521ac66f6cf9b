import { useSyncExternalStore } from 'react';

/** From where on the navigation stands beside the page (the theme's `md`). */
const wide = '(min-width: 48em)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for columns beside each other at this moment. */
export const isWideNow = (): boolean => window.matchMedia(wide).matches;

/** The same, kept up to date. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWideNow);
