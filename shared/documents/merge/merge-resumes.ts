import { parseResumeDocument } from '../parse-resume-document.ts';
import type { ResumeDocument } from '../resume-document.ts';
import { conflictKey, type MergeConflict, mergeValues, type Side } from './three-way.ts';

/** A résumé as it is edited and saved. */
export interface ResumeState {
  readonly title: string;
  readonly document: ResumeDocument;
}

export interface MergedResumes {
  readonly state: ResumeState;
  /** What both changed, in the order of the document; nothing is left to decide where all of it was in `choices`. */
  readonly conflicts: readonly MergeConflict[];
}

/**
 * `mine` and `theirs`, which were both made from `base`, in one. What only one side changed is taken from it; what both
 * changed is decided by `choices` (by `conflictKey`), and until then is mine. Without a known `base` each difference is a
 * conflict, and whatever only one side has is kept.
 */
export function mergeResumes(
  base: ResumeState | undefined,
  mine: ResumeState,
  theirs: ResumeState,
  choices: ReadonlyMap<string, Side> = new Map(),
): MergedResumes {
  const conflicts: MergeConflict[] = [];
  const merged = mergeValues(base, mine, theirs, [], { choices, conflicts }) as ResumeState;
  const reading = parseResumeDocument(merged.document);
  if (reading.ok) return { state: { title: merged.title, document: reading.document }, conflicts };
  // Together they are no résumé, as when both moved one entry to different sections: then it is one or the other.
  const whole: MergeConflict = { path: [], base, mine, theirs };
  return { state: choices.get(conflictKey(whole)) === 'theirs' ? theirs : mine, conflicts: [whole] };
}
