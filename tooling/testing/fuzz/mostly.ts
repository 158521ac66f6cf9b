import fc from 'fast-check';

/** Takes `common` in that share of all values and `rare` otherwise. A rare value shrinks to a common one. */
export const mostly = <Common, Rare>(
  share: number,
  common: fc.Arbitrary<Common>,
  rare: fc.Arbitrary<Rare>,
): fc.Arbitrary<Common | Rare> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: Math.round(share * 100), arbitrary: common },
    { weight: Math.round((1 - share) * 100), arbitrary: rare },
  );

/** Is true in that share of all values and shrinks to false. */
export const rarely = (share: number): fc.Arbitrary<boolean> =>
  mostly(1 - share, fc.constant(false), fc.constant(true));
