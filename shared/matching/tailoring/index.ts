/** Proposes which of a person's blocks a résumé or a letter for one job ad should show. For the server only. */
export * from './fit-pages.ts';
export * from './gaps.ts';
export * from './paragraph-starters.ts';
export * from './propose-letter.ts';
export * from './propose.ts';
export * from './tailored-document.ts';
export * from './tailoring.ts';
