interface Dated {
  /** `YYYY-MM`. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** What still goes on stands above all that has ended; without any date a block stands below. */
function rankOf({ startDate, endDate }: Dated): string {
  if (endDate !== null) return `1${endDate}${startDate ?? '0000-00'}`;
  return startDate === null ? '0' : `2${startDate}`;
}

/** Newest first: what is open on top, then by end, then by start. Equal ones keep their order. */
export function newestFirst<Block extends Dated>(blocks: readonly Block[]): readonly Block[] {
  return blocks.toSorted((one, other) => (rankOf(one) < rankOf(other) ? 1 : rankOf(one) > rankOf(other) ? -1 : 0));
}
