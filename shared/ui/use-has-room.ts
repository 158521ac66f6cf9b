import { use, useCallback, useSyncExternalStore } from 'react';
import { SurfaceContext } from './surface.ts';

/** Whether at least `width` pixels are available: in the window, or in the element that a foreign page provides. */
export function useHasRoom(width: number): boolean {
  const surface = use(SurfaceContext);
  const place = surface.kind === 'page' ? undefined : surface.root;
  const query = `(min-width: ${width}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (place === undefined) {
        const media = window.matchMedia(query);
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      }
      const observer = new ResizeObserver(listener);
      observer.observe(place);
      return () => observer.disconnect();
    },
    [place, query],
  );
  return useSyncExternalStore(subscribe, () => {
    // A hidden element has no width, so the window's width is the better estimate.
    const room = place?.clientWidth ?? 0;
    return room > 0 ? room >= width : window.matchMedia(query).matches;
  });
}
