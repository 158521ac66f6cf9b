/**
 * Conditions for the width of the builder itself, not of the window, because it may be embedded. When
 * `narrow`, the bar's less frequent actions are in a menu.
 */
export const narrow = '@container builder (max-width: 639.98px)';
/** The content, or the design in its place, is beside the page; below that, tabs switch between them. */
export const besideEachOther = '@container builder (min-width: 900px)';
/** The design has a place of its own after the page. */
export const allThree = '@container builder (min-width: 1536px)';
