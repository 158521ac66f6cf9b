import type { TextRange } from '../suggestions/words.ts';
import type { DemandKind, DemandName } from './demand.ts';

/** A place in a clause that names something which is asked for. */
export interface Mention extends TextRange {
  readonly kind: DemandKind;
  readonly names: readonly DemandName[];
  readonly years?: number;
  readonly rank?: number;
}

export const overlaps = (one: TextRange, other: TextRange): boolean => one.start < other.end && other.start < one.end;

/** The mentions that overlap none of those before them. */
export const withoutOverlaps = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.reduce<readonly Mention[]>(
    (kept, mention) => (kept.some((other) => overlaps(other, mention)) ? kept : [...kept, mention]),
    [],
  );
