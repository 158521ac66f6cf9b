/** The parts of a match score in the order in which they are shown. */
export const matchParts = ['skills', 'phrases', 'title', 'years', 'place', 'freshness'] as const;
export type MatchPartKey = (typeof matchParts)[number];

/** The weight of each part, 0 to 100. Only the proportions matter. */
export type MatchWeights = Readonly<Record<MatchPartKey, number>>;

export const defaultWeights: MatchWeights = { skills: 35, phrases: 15, title: 25, years: 10, place: 10, freshness: 5 };

export const maxWeight = 100;

/** The first problem of the weights; undefined when they are valid. */
export function weightsProblem(weights: MatchWeights): string | undefined {
  const all = matchParts.map((key) => weights[key]);
  if (!all.every((weight) => Number.isInteger(weight) && weight >= 0 && weight <= maxWeight)) {
    return `Please give each weight as a whole number from 0 to ${maxWeight}.`;
  }
  return all.every((weight) => weight === 0) ? 'At least one weight must be more than 0.' : undefined;
}
