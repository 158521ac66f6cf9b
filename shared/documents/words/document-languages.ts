/** Languages that a whole document can be in, with headings and all; primary subtags. */
export const documentLanguages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'] as const;

export type DocumentLanguage = (typeof documentLanguages)[number];

export const isDocumentLanguage = (tag: string): tag is DocumentLanguage =>
  documentLanguages.some((each) => each === tag);
