import { useEffect, useMemo, useRef, type RefObject } from 'react';

/** Pixels from the board's left or right edge within which what is dragged scrolls it: less than half a column. */
const edge = 72;

interface AutoScroll {
  readonly canScroll: (element: Element) => boolean;
}

/**
 * Lets the board scroll only while the pointer is at one of its edges. The library keeps boxes that scroll and their
 * rectangles apart: for some frames, whenever a card comes above another column, it takes a column's edge for the board's, and
 * the board ran away under the finger.
 */
export function useEdgeScroll(board: RefObject<HTMLElement | null>, isDragging: boolean): AutoScroll {
  const pointer = useRef<number>(undefined);
  useEffect(() => {
    if (!isDragging) return undefined;
    const follow = (event: MouseEvent | TouchEvent): void => {
      pointer.current = 'touches' in event ? event.touches[0]?.clientX : event.clientX;
    };
    const names = ['mousemove', 'touchmove'] as const;
    for (const name of names) window.addEventListener(name, follow, { capture: true, passive: true });
    return () => {
      for (const name of names) window.removeEventListener(name, follow, { capture: true });
      pointer.current = undefined;
    };
  }, [isDragging]);
  return useMemo(
    () => ({
      canScroll(element) {
        if (element !== board.current) return true;
        if (pointer.current === undefined) return false;
        const { left, right } = element.getBoundingClientRect();
        return pointer.current < left + edge || pointer.current > right - edge;
      },
    }),
    [board],
  );
}
