/**
 * Whether a path (`/headshots/….jpg`) names a headshot that this site stores. A picture elsewhere, such as a partner's,
 * is never fetched for a page.
 */
export const isHeadshotPath = (path: string): boolean => /^\/headshots\/[\w-]{22}\.jpg$/.test(path);
