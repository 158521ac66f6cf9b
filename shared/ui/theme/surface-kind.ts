/**
 * Where the interface is rendered: `page` owns the whole document, `shadow` is in a shadow root, `light` in an element
 * of a foreign page.
 */
export type SurfaceKind = 'page' | 'shadow' | 'light';

/**
 * The attribute that carries the resolved color scheme, `light` or `dark`. It is our own, so that a partner's `.dark`
 * does not affect us.
 */
export const schemeAttribute = 'data-tessera-scheme';

/** Marks the root element of an embedded interface, and the elements of its dialogs and menus. */
export const rootAttribute = 'data-tessera-root';
