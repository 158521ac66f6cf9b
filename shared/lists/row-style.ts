import type { BoxProps } from '@shared/ui';
import type { RowDrag } from './use-row-drag.ts';

export type RowStyle = Pick<BoxProps, 'position' | 'zIndex' | 'userSelect' | 'bg' | 'boxShadow' | 'style'>;

/** Style of a list's row while one of them is dragged; nothing while none is. */
export function rowStyle({ shiftOf, isDragged }: RowDrag, index: number): RowStyle {
  const shift = shiftOf(index);
  if (shift === undefined) return {};
  const dragged = isDragged(index);
  return {
    position: 'relative',
    zIndex: dragged ? 1 : 0,
    userSelect: 'none',
    ...(dragged && { bg: 'bg', boxShadow: 'md' }),
    style: { transform: `translateY(${shift}px)` },
  };
}
