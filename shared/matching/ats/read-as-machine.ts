import { composeResume, type ResumeToCompose } from '../../documents/compose-resume.ts';
import { punctuateDocument } from '../../documents/punctuation/punctuate-document.ts';
import type { ImportFailure } from '../../importers/common/reading.ts';
import { readPages } from '../../importers/pdf/read-pdf-resume.ts';
import { type AtsCheck, checkPdf } from './checks.ts';
import { compareFields, type ComparedGroup } from './compare-fields.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { type Similarity, similarityOf } from './similarity.ts';
import { machineText } from './machine-text.ts';
import { textsInOrder } from './printed-order.ts';
import { type PlainResume, plainSections, recoveredResume } from './recovered-resume.ts';

/** What a program reads in a PDF, next to what was written. */
export interface MachineReading {
  readonly checks: readonly AtsCheck[];
  readonly likeness: Similarity;
  readonly groups: readonly ComparedGroup[];
  /** All written texts, one per line. */
  readonly written: string;
  /** All text of the PDF, in the order of the file. */
  readonly text: string;
}

export type MachineAnswer =
  { readonly ok: true; readonly reading: MachineReading } | { readonly ok: false; readonly failure: ImportFailure };

const nothing: PlainResume = { name: '', headline: '', contacts: [], sections: [] };

/**
 * Reads the PDF of a résumé as applicant tracking systems do, from its bytes alone, and compares the result with the
 * résumé. Never rejects.
 */
export async function readAsMachine(pdf: Uint8Array, resume: ResumeToCompose): Promise<MachineAnswer> {
  const inspected = await inspectPdf(pdf);
  if (!inspected.ok) return inspected;
  const { facts, pages } = inspected;
  const composed = punctuateDocument(composeResume(resume));
  const { name, headline, contacts } = composed.header;
  const written = { name, headline, contacts, sections: plainSections(composed.sections, resume.document.sections) };
  const { language } = composed;
  const fields = readPages(pages, { language });
  const groups = compareFields(written, fields.ok ? recoveredResume(fields.content, language) : nothing);
  const text = machineText(pages);
  const texts = textsInOrder(composed);
  const likeness = similarityOf(texts, text);
  return {
    ok: true,
    reading: {
      checks: checkPdf({ facts, pages, written, groups, likeness }),
      likeness,
      groups,
      written: texts.join('\n'),
      text,
    },
  };
}
