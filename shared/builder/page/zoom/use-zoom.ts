import type { PagesScale, PagesView } from '@shared/typesetting';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { zoomByWheel, zoomStep } from './zoom-steps.ts';

const pixelsPerPoint = 96 / 72;

export interface Zoom {
  readonly scale: PagesScale;
  readonly step: (direction: 1 | -1) => void;
  readonly set: (scale: PagesScale) => void;
}

/** Controls the zoom of the pages: fitted to the available width, or a multiple of their size on paper. */
export function useZoom(view: RefObject<PagesView | null>, place: RefObject<HTMLElement | null>): Zoom {
  const [scale, setScale] = useState<PagesScale>('fit');
  /**
   * The point under the pointer that keeps its position: as fractions of the scroller's content, and in pixels on
   * screen.
   */
  const anchor = useRef<{ readonly x: number; readonly y: number; readonly shareX: number; readonly shareY: number }>(
    undefined,
  );
  const current = (): number => {
    if (scale !== 'fit') return scale;
    const widest = Math.max(0, ...(view.current?.pages() ?? []).map(({ width }) => width));
    return widest === 0 ? 1 : (place.current?.clientWidth ?? 0) / (widest * pixelsPerPoint);
  };

  useLayoutEffect(() => {
    view.current?.setScale(scale);
    const at = anchor.current;
    const box = place.current?.getBoundingClientRect();
    const scroller = place.current?.closest('section');
    anchor.current = undefined;
    if (!at || !box || !scroller) return;
    scroller.scrollLeft += box.left + at.shareX * box.width - at.x;
    scroller.scrollTop += box.top + at.shareY * box.height - at.y;
  }, [scale, view, place]);

  const onWheel = useEffectEvent((event: WheelEvent): void => {
    const box = place.current?.getBoundingClientRect();
    if (!(event.ctrlKey || event.metaKey) || !box) return;
    event.preventDefault();
    anchor.current = {
      x: event.clientX,
      y: event.clientY,
      shareX: (event.clientX - box.left) / box.width,
      shareY: (event.clientY - box.top) / box.height,
    };
    setScale(zoomByWheel(current(), event.deltaY));
  });
  useEffect(() => {
    const scroller = place.current?.closest('section');
    if (!scroller) return undefined;
    // React registers passive wheel listeners, which cannot keep the browser from zooming the whole page.
    const listener = (event: WheelEvent): void => onWheel(event);
    scroller.addEventListener('wheel', listener, { passive: false });
    return () => scroller.removeEventListener('wheel', listener);
  }, [place]);

  return { scale, step: (direction) => setScale(zoomStep(current(), direction)), set: setScale };
}
