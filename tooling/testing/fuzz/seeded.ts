/** Chance that comes out the same for the same seed. */
export interface Seeded {
  /** From 0 up to 1. */
  random(): number;
  /** One of the list. */
  one<T>(list: readonly T[]): T;
  /** True in that share of all cases. */
  chance(share: number): boolean;
  /** A whole number below `limit`. */
  below(limit: number): number;
  /** As many as chance wants, fewer than `limit`. */
  some<T>(limit: number, make: () => T): T[];
}

/** mulberry32: small, and good enough to choose with. */
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
