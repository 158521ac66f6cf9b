import { type KindWeights, readKindWeights } from './kind-weights.ts';

/** The weights of a model by the names of its features. A feature that is not in it counts nothing. */
export type Weights = KindWeights;

/** Reads weights from a file with a number, a tab, and the name of a feature in each line. */
export const readWeights = (file: URL): Weights => readKindWeights(file, 1);

/** Adds up the weights of features. */
export function sumOf({ find, values }: Weights, features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) {
    const number = find(feature);
    if (number !== undefined) sum += values[number] ?? 0;
  }
  return sum;
}
