import { readFileSync } from 'node:fs';
import { createFeatureTable, type FeatureTable } from './feature-table.ts';

/** The weights of a model that tells several kinds apart: one for each kind by the names of features. */
export interface KindWeights {
  readonly find: FeatureTable;
  /** The weights of each feature, one after the other, with one for each kind. */
  readonly values: Float32Array;
}

/** Scores for each kind. */
export type KindScores = Float64Array<ArrayBuffer>;

/** What the numbers of a file of weights are divided by. */
export const weightUnit = 100;

/** Reads weights from a file with a number for each kind, a tab, and the name of a feature in each line. */
export function readKindWeights(file: URL, kinds: number): KindWeights {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const values = new Float32Array(lines.length * kinds);
  const names = lines.map((line, number) => {
    const tab = line.indexOf('\t');
    for (const [kind, value] of line.slice(0, tab).split(' ').entries())
      values[number * kinds + kind] = Number(value) / weightUnit;
    return line.slice(tab + 1);
  });
  return { find: createFeatureTable(names), values };
}

/** Adds the weights of features to scores, and returns these. A feature that is not in the model counts nothing. */
export function addWeights(scores: KindScores, features: readonly string[], { find, values }: KindWeights): KindScores {
  for (const feature of features) {
    const number = find(feature);
    if (number === undefined) continue;
    const place = number * scores.length;
    for (let kind = 0; kind < scores.length; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + (values[place + kind] ?? 0);
  }
  return scores;
}
