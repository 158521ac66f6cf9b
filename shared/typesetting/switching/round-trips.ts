/** How long the way to the server and back takes, as the live pages meet it. */
export interface RoundTrips {
  /** Milliseconds from a request to its answer. */
  add(milliseconds: number): void;
  /** Whether three of four answers of the last ones would come sooner from this device. */
  isLong(): boolean;
  forget(): void;
}

/** Answers that count, and how many there must be to judge by. */
const kept = 16;
const fewest = 8;
/** Milliseconds: a key has 50 to the page without any way, and one of 120 is felt. */
const long = 120;

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
