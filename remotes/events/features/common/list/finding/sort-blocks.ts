import type { SortKey } from './list-query.ts';

/** Returns the current month in the person's time zone as `YYYY-MM`. */
function thisMonth(now = new Date()): string {
  return `${String(now.getFullYear()).padStart(4, '0')}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

interface Dated {
  /** A month as `YYYY-MM`. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** The rank of a block without a date, which comes last in either direction. */
const undated = '';

/** Returns a text that sorts by date: current blocks are newer than all that have ended; then by end, then by start. */
export function dateRankOf({ startDate, endDate }: Dated): string {
  if (endDate !== null) return `1${endDate}${startDate ?? '0000-00'}`;
  return startDate === null ? undated : `2${startDate}`;
}

/** Returns whether a block is current in the given month (`YYYY-MM`); undefined if it has no dates. */
export function periodOf({ startDate, endDate }: Dated, month: string): 'current' | 'past' | undefined {
  if (endDate === null) return startDate === null ? undefined : 'current';
  return endDate >= month ? 'current' : 'past';
}

/** How events with dates are sorted and filtered. */
export const byDates = {
  rankOf: dateRankOf,
  periodOf: (event: Dated) => periodOf(event, thisMonth()),
  usualSort: 'newest',
} as const;

/** How events without dates are sorted: the id starts with the time at which the event was added (UUIDv7). */
export const byAge = {
  rankOf: ({ id }: { readonly id: string }) => id,
  periodOf: undefined,
  usualSort: 'name',
} as const;

export interface SortRules<Block> {
  readonly titleOf: (block: Block) => string;
  /** Returns a text that sorts by date, or '' without a date. */
  readonly rankOf: (block: Block) => string;
  readonly compareNames: (one: string, other: string) => number;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the blocks sorted. The sort is stable. */
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
