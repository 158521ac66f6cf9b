import { readFileSync } from 'node:fs';
import { weightUnit } from './weights.ts';

/** The weights of a model that tells several kinds apart: one for each kind by the names of features. */
export interface KindWeights {
  /** Where the weights of a feature begin in `values`, which has one for each kind. */
  readonly places: ReadonlyMap<string, number>;
  readonly values: Float32Array;
}

/** Scores for each kind. */
export type KindScores = Float64Array<ArrayBuffer>;

/** Reads weights from a file with a number for each kind, a tab, and the name of a feature in each line. */
export function readKindWeights(file: URL, kinds: number): KindWeights {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const places = new Map<string, number>();
  const values = new Float32Array(lines.length * kinds);
  for (const [number, line] of lines.entries()) {
    const tab = line.indexOf('\t');
    places.set(line.slice(tab + 1), number * kinds);
    for (const [kind, value] of line.slice(0, tab).split(' ').entries())
      values[number * kinds + kind] = Number(value) / weightUnit;
  }
  return { places, values };
}

/** Adds the weights of features to scores, and returns these. A feature that is not in the model counts nothing. */
export function addWeights(
  scores: KindScores,
  features: readonly string[],
  { places, values }: KindWeights,
): KindScores {
  for (const feature of features) {
    const place = places.get(feature);
    if (place === undefined) continue;
    for (let kind = 0; kind < scores.length; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + (values[place + kind] ?? 0);
  }
  return scores;
}
