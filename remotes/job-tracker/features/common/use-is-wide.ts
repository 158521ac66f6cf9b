import { useHasRoom } from '@shared/ui';

/** From where on the navigation stands beside the page (the theme's `md`), in pixels. */
const wide = 768;

/** Whether the window has room for columns beside each other at this moment, before anything of it is drawn. */
export const isWideNow = (): boolean => window.matchMedia(`(min-width: ${wide}px)`).matches;

/** Whether there is room for columns beside each other where this stands, kept up to date. */
export const useIsWide = (): boolean => useHasRoom(wide);
