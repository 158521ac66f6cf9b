import type { FileContext } from '@shared/builder';
import { composeResume, type ResumeToCompose } from '@shared/documents';
import { fileKinds, writeExport } from '@shared/exporters';
import { templateOf } from '@shared/typesetting';
import type { DownloadFormat } from './download-formats.ts';

/**
 * Makes a file of a résumé. Rejects with `TypesettingError`, with the signal's reason, or with the error of a failed
 * dynamic import.
 */
export async function makeFile(
  format: DownloadFormat,
  resume: ResumeToCompose,
  { typesetter, loadHeadshot, signal }: FileContext,
): Promise<Blob> {
  // A headshot that the template does not show is left out of every other format too.
  const { hasHeadshot } = templateOf(resume.document.design.template);
  const bytes =
    format === 'pdf'
      ? await typesetter.pdf(composeResume(resume), signal)
      : await writeExport(format, resume, hasHeadshot ? loadHeadshot : undefined);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: fileKinds[format].type });
}
