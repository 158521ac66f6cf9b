/** A generator of pseudorandom numbers that are the same for the same seed. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** An integer from 0 up to but not including `end`. */
  below(end: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** `count` of the values in random order. */
  some<Value>(values: readonly Value[], count: number): readonly Value[];
  bytes(count: number): Uint8Array;
}

/** Creates a generator (mulberry32). `seed` is any integer. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    some: (values, count) => {
      const rest = [...values];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)).flat();
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => below(256)),
  };
}
