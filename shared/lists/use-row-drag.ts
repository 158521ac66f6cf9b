import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';

interface RowDragOptions {
  readonly onDrop: (from: number, to: number) => void;
  readonly onCancel: (index: number) => void;
}

/** The state of a drag. */
interface Dragged {
  readonly from: number;
  readonly to: number;
  /** The pixels by which the row was moved, and those by which the rows between make room. */
  readonly offset: number;
  readonly room: number;
}

export interface RowDrag {
  readonly isDragged: (index: number) => boolean;
  /** The pixels by which a row is displaced while one is dragged; undefined while none is. */
  readonly shiftOf: (index: number) => number | undefined;
  /** For the handle of a row, an element inside its `li`. Always the same function. */
  readonly onPointerDown: (index: number, event: PointerEvent<HTMLElement>) => void;
}

/** Reorders the rows of a list by mouse, pen, or touch. Escape cancels the move. */
export function useRowDrag({ onDrop, onCancel }: RowDragOptions): RowDrag {
  const [dragged, setDragged] = useState<Dragged>();
  const told = useRef({ onDrop, onCancel });
  useLayoutEffect(() => {
    told.current = { onDrop, onCancel };
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = useCallback((from: number, event: PointerEvent<HTMLElement>): void => {
    const { currentTarget, pointerId, clientY, button } = event;
    const handle: HTMLElement = currentTarget;
    const list = handle.closest('ol');
    if (list === null || button !== 0 || running.current?.signal.aborted === false) return;
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    const own = rows[from];
    const next = rows[from + 1] ?? rows[from - 1];
    if (own === undefined || next === undefined) return;
    const listTop = list.getBoundingClientRect().top;
    const gap = next.top > own.top ? next.top - own.bottom : own.top - next.bottom;
    const middles = rows.map(({ top, height }) => top + height / 2 - listTop);
    const drag = new AbortController();
    running.current = drag;
    const listening = { signal: drag.signal };
    let to = from;

    const end = (): void => {
      drag.abort();
      setDragged(undefined);
    };
    const cancel = (): void => {
      end();
      told.current.onCancel(from);
    };
    handle.setPointerCapture(pointerId);
    setDragged({ from, to, offset: 0, room: own.height + gap });
    handle.addEventListener(
      'pointermove',
      (move) => {
        // Relative to the list, which may scroll under a pointer at rest.
        const offset = move.clientY - clientY + listTop - list.getBoundingClientRect().top;
        const middle = own.top + own.height / 2 - listTop + offset;
        const before = to;
        to = middles.filter((each, index) => index !== from && each < middle).length;
        setDragged({ from, to, offset, room: own.height + gap });
        if (to !== before) list.children[to]?.scrollIntoView({ block: 'nearest' });
      },
      listening,
    );
    handle.addEventListener(
      'pointerup',
      () => {
        end();
        if (to !== from) told.current.onDrop(from, to);
      },
      listening,
    );
    handle.addEventListener('pointercancel', cancel, listening);
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        cancel();
      },
      { ...listening, capture: true },
    );
  }, []);

  return {
    isDragged: (index) => dragged?.from === index,
    shiftOf(index) {
      if (dragged === undefined) return undefined;
      const { from, to, offset, room } = dragged;
      if (index === from) return offset;
      if (index > from && index <= to) return -room;
      return index >= to && index < from ? room : 0;
    },
    onPointerDown: begin,
  };
}
