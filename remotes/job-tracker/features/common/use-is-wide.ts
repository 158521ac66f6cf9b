import { useHasRoom } from '@shared/ui';

/** Width in pixels from which the navigation is next to the page (the theme's `md`). */
const wide = 768;

/** Whether the window currently has room for columns. It can be read before the first render. */
export const isWideScreen = (): boolean => window.matchMedia(`(min-width: ${wide}px)`).matches;

/** Returns whether there is room for columns around the component, and updates when that changes. */
export const useIsWide = (): boolean => useHasRoom(wide);

/**
 * Width in pixels from which a list next to the navigation has room for one of its entries at its side (the theme's
 * `lg`).
 */
const roomy = 1024;

/** Returns whether there is room for a list with one of its entries at its side. */
export const useHasRoomBeside = (): boolean => useHasRoom(roomy);

/** Width in pixels from which three panes fit next to the navigation (`extra` of the container widths, and 248). */
const extra = 1784;

/** Returns whether there is room for three panes side by side. */
export const useHasRoomForThree = (): boolean => useHasRoom(extra);
