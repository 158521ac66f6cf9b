/** Extends an element over the padding that a frame adds around pages, so that its line goes from edge to edge. */
export const acrossGutter = {
  bg: 'bg',
  borderBottomWidth: '1px',
  mx: 'calc(-1 * var(--page-gutter, 0px))',
  px: 'var(--page-gutter, 0px)',
} as const;
