import { thisMonth } from './this-month.ts';
import type { SortKey } from './list-query.ts';

interface Dated {
  /** `YYYY-MM`. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Rank of a block without a date: it stands last in either direction. */
const undated = '';

/** Compares as the time does: what still goes on is newer than all that has ended; then by end, then by start. */
export function dateRankOf({ startDate, endDate }: Dated): string {
  if (endDate !== null) return `1${endDate}${startDate ?? '0000-00'}`;
  return startDate === null ? undated : `2${startDate}`;
}

/** Whether a block still goes on in the given month (`YYYY-MM`); undefined where it has no dates. */
export function periodOf({ startDate, endDate }: Dated, month: string): 'current' | 'past' | undefined {
  if (endDate === null) return startDate === null ? undefined : 'current';
  return endDate >= month ? 'current' : 'past';
}

/** How events with dates are ordered and filtered. */
export const byDates = {
  rankOf: dateRankOf,
  periodOf: (event: Dated) => periodOf(event, thisMonth()),
  usualSort: 'newest',
} as const;

/** How events without dates are ordered: an id starts with the time at which the event was added (UUIDv7). */
export const byAge = {
  rankOf: ({ id }: { readonly id: string }) => id,
  periodOf: undefined,
  usualSort: 'name',
} as const;

export interface SortRules<Block> {
  readonly titleOf: (block: Block) => string;
  /** Compares as the time does; '' for none. */
  readonly rankOf: (block: Block) => string;
  readonly compareNames: (one: string, other: string) => number;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The blocks in order. Equal ones keep theirs. */
export function sortBlocks<Block extends { readonly updatedAt: string }>(
  blocks: readonly Block[],
  key: SortKey,
  { titleOf, rankOf, compareNames }: SortRules<Block>,
): readonly Block[] {
  const textOf = key === 'name' ? titleOf : key === 'edited' ? ({ updatedAt }: Block) => updatedAt : rankOf;
  const keyed = blocks.map((block) => ({ block, text: textOf(block) }));
  const inOrder = keyed.toSorted((one, other) => {
    if (key === 'name') return compareNames(one.text, other.text);
    if (one.text === undated || other.text === undated) return compare(other.text, one.text);
    return key === 'oldest' ? compare(one.text, other.text) : compare(other.text, one.text);
  });
  return inOrder.map(({ block }) => block);
}
