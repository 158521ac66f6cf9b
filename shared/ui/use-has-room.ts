import { use, useCallback, useSyncExternalStore } from 'react';
import { SurfaceContext } from './surface.ts';

/** Whether there are so many pixels side by side: in the window, or in the place that a foreign page has given. */
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
    // A place that is hidden has no width; the window's is the better guess.
    const room = place?.clientWidth ?? 0;
    return room > 0 ? room >= width : window.matchMedia(query).matches;
  });
}
