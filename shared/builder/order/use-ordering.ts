import { useRowDrag, type RowDrag } from '@shared/lists';
import type { KeyboardEvent } from 'react';
import { useAnnounce } from '../announcer.tsx';
import { useBuilderTexts } from '../texts.ts';

interface OrderingOptions {
  readonly count: number;
  /** Names the element at an index (counted from 0), as the user knows it. */
  readonly nameOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
}

/** The ways to reorder a list. Each announces the move to screen readers. */
export interface Ordering {
  readonly drag: RowDrag;
  readonly move: (from: number, to: number) => void;
  /** Handles Alt and an arrow key for the focused element of a row. */
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/** Provides reordering by drag and by keyboard for a list of `count` elements; each move is announced. */
export function useOrdering({ count, nameOf, onMove }: OrderingOptions): Ordering {
  const t = useBuilderTexts();
  const announce = useAnnounce();
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= count || to === from) return;
    announce(t('order.moved', { name: nameOf(from), place: to + 1, count }));
    onMove(from, to);
  };
  const drag = useRowDrag({
    onDrop: move,
    onCancel: (index) => announce(t('order.notMoved', { name: nameOf(index), place: index + 1 })),
  });
  return {
    drag,
    move,
    onKeyDown(event, index) {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      move(index, index + step);
    },
  };
}
