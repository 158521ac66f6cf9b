import { useCallback, useSyncExternalStore } from 'react';

function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether there is room for columns beside each other: from where on the navigation stands beside the page (the theme's `md`). */
export const useIsWide = (): boolean => useMatches('(min-width: 48em)');

/** Whether one of a list has room beside it, next to the navigation (the theme's `lg`). */
export const useHasRoomBeside = (): boolean => useMatches('(min-width: 64em)');
