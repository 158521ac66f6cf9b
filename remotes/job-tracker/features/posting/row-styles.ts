import { paneGutter } from '../common/panes.ts';

/** A row of three lines, as high as all others, from edge to edge of the list. */
export const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'var(--row-3)',
  py: '2',
  px: paneGutter,
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
} as const;
