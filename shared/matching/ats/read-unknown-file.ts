import type { ImportFailure } from '../../importers/common/reading.ts';
import { readPages } from '../../importers/pdf/read-pdf-resume.ts';
import { checkUnknownFile, type FileCheck } from './check-unknown-file.ts';
import { type FoundFields, foundFields } from './found-fields.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { machineText } from './machine-text.ts';

/** What a program reads in a PDF that anyone may have made. All of it can be posted between a worker and a page. */
export interface FileReading {
  /** All text of the PDF, in the order of the file. */
  readonly text: string;
  readonly fields: FoundFields;
  readonly checks: readonly FileCheck[];
}

export type FileAnswer =
  { readonly ok: true; readonly reading: FileReading } | { readonly ok: false; readonly failure: ImportFailure };

/**
 * Reads a PDF as applicant tracking systems do. Unlike `readAsMachine`, it does not know what was written. Never
 * rejects.
 */
export async function readUnknownFile(pdf: Uint8Array, language: string): Promise<FileAnswer> {
  const inspected = await inspectPdf(pdf);
  if (!inspected.ok) return inspected;
  let ids = 0;
  // The ids stay in this reading, and `crypto.randomUUID` is missing on pages without TLS.
  const newId = (): string => {
    ids += 1;
    return `${ids}`;
  };
  const found = readPages(inspected.pages, { language, newId });
  const reading: FileReading = {
    text: machineText(inspected.pages),
    fields: foundFields(found.ok ? found.content : null, language),
    checks: checkUnknownFile(inspected, found),
  };
  return { ok: true, reading };
}
