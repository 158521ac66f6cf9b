import { useHasRoom } from '@shared/ui';

/** From where on the navigation stands beside the page (the theme's `md`), in pixels. */
const wide = 768;

/** Whether the window has room for columns beside each other at this moment, before anything of it is drawn. */
export const isWideNow = (): boolean => window.matchMedia(`(min-width: ${wide}px)`).matches;

/** Whether there is room for columns beside each other where this stands, kept up to date. */
export const useIsWide = (): boolean => useHasRoom(wide);

/** From where on one of a list has room at its side, next to the navigation (the theme's `lg`), in pixels. */
const roomy = 1024;

/** Whether there is room for a list with one of it beside it where this stands. */
export const useHasRoomBeside = (): boolean => useHasRoom(roomy);
