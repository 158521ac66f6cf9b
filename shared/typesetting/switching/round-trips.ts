/** Collects the round-trip times to the server that the live pages experience. */
export interface RoundTrips {
  /** Adds the milliseconds from a request to its answer. */
  add(milliseconds: number): void;
  /** Whether at least a quarter of the recent answers took longer than this device would need. */
  isLong(): boolean;
  forget(): void;
}

/** The number of recent answers that count, and the minimum number for a decision. */
const kept = 16;
const fewest = 8;
/** The threshold in milliseconds: a keystroke takes 50 to the page without any network, and 120 are noticeable. */
const long = 120;

/** Creates an empty collection of round-trip times. */
export function createRoundTrips(): RoundTrips {
  let times: readonly number[] = [];
  return {
    add: (milliseconds) => (times = [...times, milliseconds].slice(-kept)),
    isLong() {
      const sorted = times.toSorted((a, b) => a - b);
      return sorted.length >= fewest && (sorted[Math.floor(sorted.length * 0.75)] ?? 0) > long;
    },
    forget: () => (times = []),
  };
}
