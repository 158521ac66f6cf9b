/**
 * Writes documents and jobs as files: Word, plain text, Markdown, JSON Resume, and CSV. Pages and PDF come from
 * shared/typesetting.
 */
export * from '../documents/text/file-name.ts';
export * from './formats.ts';
export * from './load-jobs-csv.ts';
export * from './write-export.ts';
