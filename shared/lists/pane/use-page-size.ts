import { useHasRoom } from '@shared/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** How much room a page has (`container-widths.ts`). */
export type PageSize = 'narrow' | 'medium' | 'wide' | 'extra';

/**
 * The least widths in pixels. A window of 1280 with a scroll bar has 1017 beside the navigation, which is enough for a
 * list and a posting next to it.
 */
const least = { medium: 640, wide: 1000, extra: 1536 } as const;

const sizeOf = (has: (width: number) => boolean): PageSize => {
  if (!has(least.medium)) return 'narrow';
  if (!has(least.wide)) return 'medium';
  return has(least.extra) ? 'extra' : 'wide';
};

/** Returns the page's container around an element; undefined outside a frame that has one. */
function containerAround(element: HTMLElement | null): HTMLElement | undefined {
  for (let each = element; each !== null; each = each.parentElement) {
    if (getComputedStyle(each).containerName === 'tessera') return each;
  }
  return undefined;
}

export interface MeasuredPage {
  readonly size: PageSize;
  /** The ref of an element of the page. */
  readonly place: (element: HTMLElement | null) => void;
}

/**
 * Measures the container of the page, because what a list and a posting show depends on it, not only how they look.
 * Until the page is in the document, the size is estimated from the window or the element that a foreign page provides.
 */
export function usePageSize(): MeasuredPage {
  const [container, setContainer] = useState<HTMLElement>();
  const room = {
    [least.medium]: useHasRoom(least.medium),
    [least.wide]: useHasRoom(least.wide),
    [least.extra]: useHasRoom(least.extra),
  };
  const estimate = sizeOf((width) => room[width as keyof typeof room]);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (container === undefined) return () => undefined;
      const observer = new ResizeObserver(listener);
      observer.observe(container);
      return () => observer.disconnect();
    },
    [container],
  );
  const size = useSyncExternalStore(subscribe, () => {
    // A hidden container has no width.
    const width = container?.clientWidth ?? 0;
    return width === 0 ? undefined : sizeOf((wanted) => width >= wanted);
  });
  const place = useCallback((element: HTMLElement | null) => {
    if (element !== null) setContainer(containerAround(element));
  }, []);
  return { size: size ?? estimate, place };
}
