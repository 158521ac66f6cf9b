import type { BoxProps } from '@shared/ui';
import type { RowDrag } from './use-row-drag.ts';

export type RowStyle = Pick<BoxProps, 'position' | 'zIndex' | 'userSelect' | 'bg' | 'boxShadow' | 'style'>;

/** Always the same, so that rows that compare what they are given are not drawn again. */
const atRest: RowStyle = {};

/** Style of a list's row while one of them is dragged; nothing while none is. */
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
