/** The languages that a whole document, including its headings, can be printed in; primary subtags. */
export const documentLanguages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'] as const;

export type DocumentLanguage = (typeof documentLanguages)[number];

/** Whether a primary subtag is one of the document languages. */
export const isDocumentLanguage = (tag: string): tag is DocumentLanguage =>
  documentLanguages.some((each) => each === tag);
