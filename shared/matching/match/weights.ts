/** The parts of a match score in the order in which they are shown. */
export const fitParts = ['skills', 'phrases', 'title', 'years', 'place', 'freshness'] as const;
export type FitPartKey = (typeof fitParts)[number];

/** The weight of each part, 0 to 100. Only the proportions matter. */
export type FitWeights = Readonly<Record<FitPartKey, number>>;

export const defaultWeights: FitWeights = { skills: 35, phrases: 15, title: 25, years: 10, place: 10, freshness: 5 };

export const highestWeight = 100;

/** The first problem of the weights; undefined when they are valid. */
export function weightsProblem(weights: FitWeights): string | undefined {
  const all = fitParts.map((key) => weights[key]);
  if (!all.every((weight) => Number.isInteger(weight) && weight >= 0 && weight <= highestWeight)) {
    return `Please give each weight as a whole number from 0 to ${highestWeight}.`;
  }
  return all.every((weight) => weight === 0) ? 'At least one weight must be more than 0.' : undefined;
}
