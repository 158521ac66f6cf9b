import type { ImportReading, ReadingOptions } from '../common/reading.ts';
import { extractText } from './extract-text.ts';
import { readPages } from './read-pdf-resume.ts';

/** Reads a résumé from a PDF. Never rejects. */
export async function readPdfResume(bytes: Uint8Array, options: ReadingOptions): Promise<ImportReading> {
  const extraction = await extractText(bytes, options);
  return extraction.ok ? readPages(extraction.pages, options) : extraction;
}
