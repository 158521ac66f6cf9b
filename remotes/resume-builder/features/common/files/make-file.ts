import type { FileMeans } from '@shared/builder';
import { composeResume, type ResumeToCompose } from '@shared/documents';
import { fileKinds, writeExport } from '@shared/exporters';
import { templateOf } from '@shared/typesetting';
import type { DownloadFormat } from './download-formats.ts';

/** A résumé as a file. Rejects with `TypesettingError`, with the signal's reason, or when code cannot be fetched. */
export async function makeFile(
  format: DownloadFormat,
  resume: ResumeToCompose,
  { typesetter, loadHeadshot, signal }: FileMeans,
): Promise<Blob> {
  // A picture that the pages have no place for is in no other file either.
  const { hasHeadshot } = templateOf(resume.document.design.template);
  const bytes =
    format === 'pdf'
      ? await typesetter.pdf(composeResume(resume), signal)
      : await writeExport(format, resume, hasHeadshot ? loadHeadshot : undefined);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: fileKinds[format].type });
}
