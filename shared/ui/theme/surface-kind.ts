/**
 * Where the interface is drawn: `page` owns the whole document, `shadow` lives in a shadow root, `light` in an element
 * of a foreign page.
 */
export type SurfaceKind = 'page' | 'shadow' | 'light';

/** Attribute that carries the resolved colour scheme, `light` or `dark`: our own, so that a partner's `.dark` is not ours. */
export const schemeAttribute = 'data-tessera-scheme';

/** Marks the element that holds an embedded interface, and the elements of its dialogs and menus. */
export const rootAttribute = 'data-tessera-root';
