/** `/headshots/….jpg`: a headshot that this site keeps. A picture elsewhere, a partner's, is not fetched for a page. */
export const isHeadshotPath = (path: string): boolean => /^\/headshots\/[\w-]{22}\.jpg$/.test(path);
