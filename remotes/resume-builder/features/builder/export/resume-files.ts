import type { DocumentFiles } from '@shared/builder';
import { composeResume, documentWords, type ResumeDocument, type ResumeToCompose } from '@shared/documents';
import { safeName, writeExport } from '@shared/exporters';
import { downloadFormats, type DownloadFormat } from '../../common/files/download-formats.ts';
import { makeFile } from '../../common/files/make-file.ts';

/** `Richard Hendriks – Résumé`: what the files are called as long as the person says nothing else. */
export const defaultFileName = (resume: ResumeToCompose): string =>
  safeName(composeResume(resume).title, documentWords(resume.language).resume);

/** The files of a résumé; `around` is what it is composed with besides its draft. */
export const resumeFiles = (
  around: Omit<ResumeToCompose, 'title' | 'document'>,
): DocumentFiles<ResumeDocument, DownloadFormat> => ({
  formats: downloadFormats,
  usualName: (draft) => defaultFileName({ ...around, ...draft }),
  make: (format, draft, means) => makeFile(format, { ...around, ...draft }, means),
  makeText: async (draft) => new Blob([await writeExport('text', { ...around, ...draft })], { type: 'text/plain' }),
});
