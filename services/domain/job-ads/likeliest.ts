/** A choice with the score of one place that says it; undefined for finding nothing. */
export interface ScoredChoice<Choice> {
  readonly choice: Choice | undefined;
  /** What is equal for all places that say the same. */
  readonly key: string;
  readonly score: number;
}

/**
 * Returns what the places that say it speak for most together, at the place that speaks most for it; undefined if finding
 * nothing is likelier. Of equally likely ones, the first wins.
 */
export function likeliestOf<Choice>(scored: readonly ScoredChoice<Choice>[]): Choice | undefined {
  const highest = Math.max(...scored.map(({ score }) => score));
  const shares = new Map<string, number>();
  const best = new Map<string, ScoredChoice<Choice>>();
  for (const each of scored) {
    shares.set(each.key, (shares.get(each.key) ?? 0) + Math.exp(each.score - highest));
    if (each.score > (best.get(each.key)?.score ?? -Infinity)) best.set(each.key, each);
  }
  const [likeliest] = [...shares].toSorted(([, one], [, other]) => other - one);
  return best.get(likeliest?.[0] ?? '')?.choice;
}
