import {
  composeResume,
  exportFormats,
  fileKinds,
  type ExportFormat,
  type ResumeToCompose,
  writeExport,
} from '@shared/documents';
import type { Typesetter } from '@shared/typesetting';

export type DownloadFormat = 'pdf' | ExportFormat;

/** In the order in which they are offered. */
export const downloadFormats: readonly [DownloadFormat, ...DownloadFormat[]] = ['pdf', ...exportFormats];

/** A résumé as a file. Rejects with `TypesettingError`, with the signal's reason, or when code cannot be fetched. */
export async function makeFile(
  format: DownloadFormat,
  resume: ResumeToCompose,
  typesetter: Pick<Typesetter, 'pdf'>,
  signal?: AbortSignal,
): Promise<Blob> {
  const bytes =
    format === 'pdf' ? await typesetter.pdf(composeResume(resume), signal) : await writeExport(format, resume);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: fileKinds[format].type });
}
