/** Imports files: résumés as PDF, JSON Resume, or a LinkedIn archive, and tables of jobs. */
export * from './common/reading.ts';
export * from './find-existing.ts';
export { deleteOldKeptFile, takeKeptFile } from './handover/kept-file.ts';
export * from './plan-import.ts';
export * from './read-import-file.ts';
