/** What the top of an ad names, in the order in which it is found: what was found before helps with the next. */
export const headFields = ['title', 'company', 'location'] as const;
export type HeadField = (typeof headFields)[number];
