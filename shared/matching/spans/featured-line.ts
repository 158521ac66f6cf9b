/** A line with the features of its tokens, which all spans in it share. */
export interface FeaturedLine {
  /** Features that all spans in the line have. */
  readonly features: readonly string[];
  /** Features of each token as the first one of a span, as the last one, and as one inside it. */
  readonly starts: readonly (readonly string[])[];
  readonly ends: readonly (readonly string[])[];
  readonly inner: readonly (readonly string[])[];
}

/** The features of a span, in groups of which other spans of the line have some. `whole` are those of itself alone. */
export const spanFeatureGroups = (
  { features, starts, ends, inner }: FeaturedLine,
  { first, last }: { readonly first: number; readonly last: number },
  whole: readonly string[],
): readonly (readonly string[])[] => [
  features,
  starts[first] ?? [],
  ends[last] ?? [],
  ...inner.slice(first, last + 1),
  whole,
];
