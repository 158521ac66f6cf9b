import type { Reading } from '../parsing/read-whole.ts';
import { conflictKey, type MergeConflict, mergeValues, type MergeSide } from './three-way.ts';

/** A document as it is edited and saved. */
export interface DocumentState<Document> {
  readonly title: string;
  readonly document: Document;
}

export interface MergedDocuments<Document> {
  readonly state: DocumentState<Document>;
  /**
   * What both sides changed, in the order of the document. Nothing is left to decide when `choices` covered all of it.
   */
  readonly conflicts: readonly MergeConflict[];
}

/** Merges two documents of one kind. */
export type MergeDocuments<Document> = (
  base: DocumentState<Document> | undefined,
  mine: DocumentState<Document>,
  theirs: DocumentState<Document>,
  choices?: ReadonlyMap<string, MergeSide>,
) => MergedDocuments<Document>;

/**
 * Merges `mine` and `theirs`, which were both made from `base`, for documents that `parse` reads. A change that only
 * one side made is taken from that side; what both changed is decided by `choices` (keyed by `conflictKey`), and until
 * then `mine` wins. Without a known `base`, each difference is a conflict, and whatever only one side has is kept.
 */
export const mergeBy =
  <Document>(parse: (value: unknown) => Reading<Document>): MergeDocuments<Document> =>
  (base, mine, theirs, choices = new Map()) => {
    const conflicts: MergeConflict[] = [];
    const merged = mergeValues(base, mine, theirs, [], { choices, conflicts }) as DocumentState<Document>;
    const reading = parse(merged.document);
    if (reading.ok) return { state: { title: merged.title, document: reading.document }, conflicts };
    // The combination is not a valid document, for example when both sides moved one entry to different sections. In
    // that case the result is one side or the other.
    const whole: MergeConflict = { path: [], base, mine, theirs };
    return { state: choices.get(conflictKey(whole)) === 'theirs' ? theirs : mine, conflicts: [whole] };
  };
