import { useEffect, useMemo, useRef, type RefObject } from 'react';

/**
 * Width in pixels of the zones at the board's left and right edges in which a drag scrolls it: less than half a column.
 */
const edge = 72;

/** How fast the board scrolls at its edges, a third of what the drag library does, so that the eye can follow. */
const acceleration = 3;

interface AutoScroll {
  readonly acceleration: number;
  readonly canScroll: (element: Element) => boolean;
}

/**
 * Lets the board scroll only while the pointer is at one of its edges. The drag library stores scrollable elements and
 * their rectangles separately. For some frames after a card enters another column, it uses that column's edges for the
 * board, and the board would keep scrolling under the finger.
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
      acceleration,
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
