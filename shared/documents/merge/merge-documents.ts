import type { Reading } from '../parsing/read-whole.ts';
import { conflictKey, type MergeConflict, mergeValues, type Side } from './three-way.ts';

/** A document as it is edited and saved. */
export interface DocumentState<Document> {
  readonly title: string;
  readonly document: Document;
}

export interface MergedDocuments<Document> {
  readonly state: DocumentState<Document>;
  /** What both changed, in the order of the document; nothing is left to decide where all of it was in `choices`. */
  readonly conflicts: readonly MergeConflict[];
}

/** What two documents of a kind are merged into. */
export type MergeDocuments<Document> = (
  base: DocumentState<Document> | undefined,
  mine: DocumentState<Document>,
  theirs: DocumentState<Document>,
  choices?: ReadonlyMap<string, Side>,
) => MergedDocuments<Document>;

/**
 * Merges `mine` and `theirs`, which were both made from `base`, for documents that `parse` reads. What only one side changed is
 * taken from it; what both changed is decided by `choices` (by `conflictKey`), and until then is mine. Without a known `base`
 * each difference is a conflict, and whatever only one side has is kept.
 */
export const mergeBy =
  <Document>(parse: (value: unknown) => Reading<Document>): MergeDocuments<Document> =>
  (base, mine, theirs, choices = new Map()) => {
    const conflicts: MergeConflict[] = [];
    const merged = mergeValues(base, mine, theirs, [], { choices, conflicts }) as DocumentState<Document>;
    const reading = parse(merged.document);
    if (reading.ok) return { state: { title: merged.title, document: reading.document }, conflicts };
    // Together they are no document, as when both moved one entry to different sections: then it is one or the other.
    const whole: MergeConflict = { path: [], base, mine, theirs };
    return { state: choices.get(conflictKey(whole)) === 'theirs' ? theirs : mine, conflicts: [whole] };
  };
