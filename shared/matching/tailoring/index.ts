/** Proposes what of a person's blocks a résumé or a letter for one advertisement should show. Of the server. */
export * from './fit-pages.ts';
export * from './gaps.ts';
export * from './propose-letter.ts';
export * from './propose.ts';
export * from './tailored-document.ts';
export * from './tailoring.ts';
