import type { BoxProps } from '@shared/ui';
import type { RowDrag } from './use-row-drag.ts';

export type RowStyle = Pick<BoxProps, 'position' | 'zIndex' | 'userSelect' | 'bg' | 'boxShadow' | 'style'>;

/** A constant, so that memoized rows do not render again. */
const atRest: RowStyle = {};

/** Returns the style of a list's row while one of them is dragged; empty otherwise. */
export function rowStyle({ shiftOf, isDragged }: RowDrag, index: number): RowStyle {
  const shift = shiftOf(index);
  if (shift === undefined) return atRest;
  const dragged = isDragged(index);
  return {
    position: 'relative',
    zIndex: dragged ? 1 : 0,
    userSelect: 'none',
    ...(dragged && { bg: 'bg', boxShadow: 'md' }),
    style: { transform: `translateY(${shift}px)` },
  };
}
