import { composeResume, type ResumeToCompose } from '../../documents/compose-resume.ts';
import { punctuateDocument } from '../../documents/punctuation/punctuate-document.ts';
import type { ImportFailure } from '../../importers/common/reading.ts';
import { type AtsCheck, checkPdf } from './checks.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { type Similarity, similarityOf } from './similarity.ts';
import { machineText } from './machine-text.ts';
import { textsInOrder } from './printed-order.ts';
import { readWithAll } from './readers/read-with-all.ts';
import type { ReaderResult } from './readers/worst-of.ts';
import { plainSections } from './recovered-resume.ts';

/** What a program reads in a PDF, next to what was written. */
export interface MachineReading {
  readonly checks: readonly AtsCheck[];
  readonly likeness: Similarity;
  /** What each way of reading found. */
  readonly readers: readonly ReaderResult[];
  /** All written texts, one per line. */
  readonly written: string;
  /** All text of the PDF, in the order of the file. */
  readonly text: string;
}

export type MachineAnswer =
  { readonly ok: true; readonly reading: MachineReading } | { readonly ok: false; readonly failure: ImportFailure };

/**
 * Reads the PDF of a résumé as applicant tracking systems do, from its bytes alone, and compares the result with the
 * résumé. Never rejects.
 */
export async function readAsMachine(pdf: Uint8Array, resume: ResumeToCompose): Promise<MachineAnswer> {
  const inspected = await inspectPdf(pdf);
  if (!inspected.ok) return inspected;
  const { pages } = inspected;
  const composed = punctuateDocument(composeResume(resume));
  const { name, headline, contacts } = composed.header;
  const written = { name, headline, contacts, sections: plainSections(composed.sections, resume.document.sections) };
  const { language } = composed;
  const readers = readWithAll(inspected, written, language);
  const text = machineText(pages);
  const texts = textsInOrder(composed);
  const likeness = similarityOf(texts, text);
  return {
    ok: true,
    reading: {
      checks: checkPdf({ ...inspected, written, readers, likeness }),
      likeness,
      readers,
      written: texts.join('\n'),
      text,
    },
  };
}
