/** Imports files: résumés as PDF, JSON Resume, or a LinkedIn archive, and tables of jobs. */
export * from './common/reading.ts';
export { readInBackground } from './background/read-in-background.ts';
export { serveReading } from './background/serve-reading.ts';
export { correctContent, type Correction } from './corrections/correct-content.ts';
export { entryFields, type EntryFields, type EntryKind } from './corrections/entry-fields.ts';
export { keepIncomplete } from './corrections/keep-incomplete.ts';
export * from './find-existing.ts';
export { deleteOldKeptFile, takeKeptFile } from './handover/kept-file.ts';
export * from './plan-import.ts';
export * from './read-import-file.ts';
