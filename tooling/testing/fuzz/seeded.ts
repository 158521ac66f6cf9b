/** A random number generator that returns the same values for the same seed. */
export interface Seeded {
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
  /** Returns one element of the list. */
  one<T>(list: readonly T[]): T;
  /** Returns true in that share of all calls. */
  chance(share: number): boolean;
  /** Returns an integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** Returns a random number of elements, fewer than `limit`. */
  some<T>(limit: number, make: () => T): T[];
}

/** Returns a generator that uses mulberry32, which is small and good enough for choosing test data. */
export function seeded(seed: number): Seeded {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    random,
    below,
    one: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    chance: (share) => random() < share,
    some: (limit, make) => Array.from({ length: below(limit) }, make),
  };
}
