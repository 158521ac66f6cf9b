/** Times in milliseconds. */
export interface Summary {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Rounds to one decimal place. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns the smallest value that is at least as large as that `share` (0 to 1) of all values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Summarizes measured values. */
export function summarize(values: readonly number[]): Summary {
  return {
    p50: roundToTenth(percentile(values, 0.5)),
    p95: roundToTenth(percentile(values, 0.95)),
    max: roundToTenth(percentile(values, 1)),
  };
}
