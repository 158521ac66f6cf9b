import { readFileSync } from 'node:fs';

/** The weights of a model by the names of its features. A feature that is not in it counts nothing. */
export type Weights = ReadonlyMap<string, number>;

/** What the numbers of a file of weights are divided by. */
export const weightUnit = 100;

/** Reads weights from a file with a number, a tab, and the name of a feature in each line. */
export function readWeights(file: URL): Weights {
  return new Map(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): readonly [string, number] => {
        const tab = line.indexOf('\t');
        return [line.slice(tab + 1), Number(line.slice(0, tab)) / weightUnit];
      }),
  );
}

/** Adds up the weights of features. */
export function sumOf(weights: Weights, features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}
