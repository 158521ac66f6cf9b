import type { BoxProps } from '@shared/ui';

const top = 'calc(var(--tessera-top, 0px) + var(--page-head, 0px))';

/** The height of the window below the page's head. */
export const paneHeight = `calc(100dvh - ${top})`;

/** The side padding of a row or note whose background goes from edge to edge. */
export const paneGutter = 'max(var(--page-gutter, 0px), 12px)';

/** In a window that is lower, the page scrolls as a whole. */
export const tallEnough = '@media (min-height: 480px)';

/**
 * A pane next to the list. It stays below the page's head and scrolls by itself, while the list scrolls with the page:
 * then the browser restores the list's position after going back, and the list needs no scroll container of its own.
 */
export const paneStyles: BoxProps['css'] = {
  [tallEnough]: {
    position: 'sticky',
    insetBlockStart: top,
    maxHeight: paneHeight,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
};
