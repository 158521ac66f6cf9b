import type { DocumentFiles } from '@shared/builder';
import { composeResume, documentWords, type ResumeDocument, type ResumeToCompose } from '@shared/documents';
import { safeName, writeExport } from '@shared/exporters';
import { downloadFormats, type DownloadFormat } from '../../common/files/download-formats.ts';
import { makeFile } from '../../common/files/make-file.ts';

/** Returns the file name that exports have until the person chooses another, such as `Richard Hendriks – Résumé`. */
export const defaultFileName = (resume: ResumeToCompose): string =>
  safeName(composeResume(resume).title, documentWords(resume.language).resume);

/** Returns the files that can be made of a résumé. `around` is everything besides the draft that composing needs. */
export const resumeFiles = (
  around: Omit<ResumeToCompose, 'title' | 'document'>,
): DocumentFiles<ResumeDocument, DownloadFormat> => ({
  formats: downloadFormats,
  usualName: (draft) => defaultFileName({ ...around, ...draft }),
  make: (format, draft, means) => makeFile(format, { ...around, ...draft }, means),
  makeText: async (draft) => new Blob([await writeExport('text', { ...around, ...draft })], { type: 'text/plain' }),
});
