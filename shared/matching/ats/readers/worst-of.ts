import type { ComparedGroup } from '../compare-fields.ts';
import type { ReaderId } from './reader.ts';

/** What one reader found. */
export interface ReaderResult {
  readonly id: ReaderId;
  /** The fields that it looks for, as they were written and as it read them. */
  readonly groups: readonly ComparedGroup[];
  readonly found: number;
  readonly count: number;
}

/** The share of its fields that a reader found; 1 for none. */
export const shareFound = ({ found, count }: ReaderResult): number => (count === 0 ? 1 : found / count);

/** The result with the smallest share of fields. */
export const worstOf = (results: readonly ReaderResult[]): ReaderResult | undefined =>
  results.toSorted((one, other) => shareFound(one) - shareFound(other))[0];
