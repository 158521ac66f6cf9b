/** Number of results that people look at. */
const looked = 10;

const gain = (grades: readonly number[]): number =>
  grades.slice(0, looked).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Returns nDCG@10: 1 for the best possible list of all postings. */
export function ndcg(shown: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? 1 : gain(shown) / best;
}

/** Returns the arithmetic mean. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Rounds to three decimal places, as results are stored. */
export const roundToThousandth = (value: number): number => Math.round(value * 1_000) / 1_000;
