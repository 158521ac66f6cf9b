/** Places of a list that people look at. */
const looked = 10;

const gain = (grades: readonly number[]): number =>
  grades.slice(0, looked).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** nDCG@10: 1 for the best list that there could be, of all postings that there are. */
export function ndcg(shown: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? 1 : gain(shown) / best;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** To a thousandth, as results are kept. */
export const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
