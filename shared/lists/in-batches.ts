/** Splits a list into chunks of at most `size` entries, in order. */
export const inBatches = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, chunk) => list.slice(chunk * size, (chunk + 1) * size));
