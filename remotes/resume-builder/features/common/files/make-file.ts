import { composeResume, fileKinds, type ResumeToCompose, writeExport } from '@shared/documents';
import type { Typesetter } from '@shared/typesetting';
import type { DownloadFormat } from './download-formats.ts';

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
