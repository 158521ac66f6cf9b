/** Paths of the tracker's pages, below the remote's root. */
export const trackerPath = '/jobs/track';
export const newJobPath = '/jobs/track/new';
export const jobPath = (id: string): string => `${trackerPath}/${encodeURIComponent(id)}`;
