/** The fewest texts that must have a feature: what only one text has teaches nothing about others. */
const fewestTexts = 3;

/** Features in groups, as a candidate or a span has them. */
interface Grouped {
  readonly groups: readonly Int32Array[];
}

/**
 * Returns what leaves out the features of a group that only one text has. `texts` has what may be chosen in each text;
 * features are numbers below `size`.
 */
export function rareFeatureFilter(
  texts: readonly (readonly Grouped[])[],
  size: number,
): (group: Int32Array) => Int32Array {
  const counts = new Int32Array(size);
  for (const text of texts) {
    const own = new Set<number>();
    for (const { groups } of text) for (const group of groups) for (const id of group) own.add(id);
    for (const id of own) counts[id] = (counts[id] ?? 0) + 1;
  }
  const kept = new Map<Int32Array, Int32Array>();
  return (group) => {
    const known = kept.get(group) ?? group.filter((id) => (counts[id] ?? 0) >= fewestTexts);
    kept.set(group, known);
    return known;
  };
}
