import { readFileSync } from 'node:fs';
import type { ImportContent } from '../../shared/importers/common/reading.ts';
import { readDocxResume } from '../../shared/importers/docx/read-docx-resume.ts';
import { readOdtResume } from '../../shared/importers/odt/read-odt-resume.ts';
import { readPdfResume } from '../../shared/importers/pdf/index.ts';

/** Reads a file of the corpus. Undefined if nothing was found in it. */
export async function readCorpusFile(file: string): Promise<ImportContent | undefined> {
  const bytes = new Uint8Array(readFileSync(file));
  const options = { language: 'en-US' };
  const reading = file.endsWith('.docx')
    ? readDocxResume(bytes, options)
    : file.endsWith('.odt')
      ? readOdtResume(bytes, options)
      : await readPdfResume(bytes, options);
  return reading.ok ? reading.content : undefined;
}
