/** Lists that people put in order by dragging; by keys and buttons, too. */
export { Grip } from './grip.tsx';
export { moved } from './moved.ts';
export { rowStyle, type RowStyle } from './row-style.ts';
export { useRowDrag, type RowDrag } from './use-row-drag.ts';
