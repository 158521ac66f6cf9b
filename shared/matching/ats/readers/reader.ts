import type { ComparedGroup, FieldName } from '../compare-fields.ts';
import type { Inspection } from '../inspect-pdf.ts';
import type { KnownKind, PlainResume } from '../recovered-resume.ts';

/**
 * The ways in which programs read a résumé: by its layout and fonts; as plain text in the order of the file; line by
 * line, as if it had one column; and by the tags that a PDF has for assistive technology.
 */
export type ReaderId = 'layout' | 'text' | 'lines' | 'tags';

/** A program that reads résumés, as far as its method is known. */
export interface Reader {
  readonly id: ReaderId;
  /**
   * Compares what is found in a document in `language` with what was written; null if the file lacks what the reader
   * needs.
   */
  readonly compare: (inspection: Inspection, written: PlainResume, language: string) => readonly ComparedGroup[] | null;
  /** Whether the reader looks for a field at all; what it never looks for is not lost. */
  readonly looksFor: (kind: KnownKind | null, field: FieldName, written: string) => boolean;
}
