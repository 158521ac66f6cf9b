/**
 * Learns to choose: each example is a list of candidates of which some are right. The score of a candidate is the sum of
 * the weights of its features, and the weights make the right ones likely (a softmax, by stochastic gradients). The same
 * examples always give the same weights.
 */

import { Dropout } from './dropout.ts';
import { rareFeatureFilter } from './rare-features.ts';

/** A candidate with its features in groups, of which many candidates share some. */
export interface Candidate {
  readonly groups: readonly Int32Array[];
  readonly isRight: boolean;
}
export type Example = readonly Candidate[];

/** Numbers the names of features. */
export class FeatureNames {
  readonly names: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #groups = new WeakMap<readonly string[], Int32Array>();

  /** Returns the numbers of a group of features; the same array gives the same numbers without looking at it again. */
  idsOf(features: readonly string[]): Int32Array {
    const known = this.#groups.get(features);
    if (known) return known;
    const ids = Int32Array.from(features, (name) => this.#idOf(name));
    this.#groups.set(features, ids);
    return ids;
  }

  #idOf(name: string): number {
    let id = this.#ids.get(name);
    if (id === undefined) {
      id = this.names.push(name) - 1;
      this.#ids.set(name, id);
    }
    return id;
  }
}

const rounds = 10;
/** The part of the probability below which a candidate changes nothing. */
const negligible = 1e-3;

/** Numbers from 0 to 1 that are always the same. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

export function shuffled(count: number, random: () => number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}

interface Pace {
  /** The size of the first steps. */
  readonly rate: number;
  /** How much large weights are reduced, so that none is learned from one example alone. */
  readonly decay: number;
}

/** Weights with the sizes of past gradients: a feature that is rarely seen still moves (Adagrad). */
export class LearnedWeights {
  readonly values: Float64Array;
  readonly #squares: Float64Array;
  readonly #pace: Pace;

  constructor(size: number, pace: Pace) {
    this.values = new Float64Array(size);
    this.#squares = new Float64Array(size);
    this.#pace = pace;
  }

  move(at: number, gradient: number): void {
    const change = gradient - this.#pace.decay * (this.values[at] ?? 0);
    const square = (this.#squares[at] ?? 0) + change * change;
    this.#squares[at] = square;
    this.values[at] = (this.values[at] ?? 0) + (this.#pace.rate * change) / Math.sqrt(square + 1e-2);
  }
}

function learnFrom(example: Example, weights: LearnedWeights, dropout: Dropout): void {
  dropout.begin();
  const scores = example.map(({ groups }) => {
    let sum = 0;
    for (const group of groups) for (const id of group) if (dropout.isKept(id)) sum += weights.values[id] ?? 0;
    return sum;
  });
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const shares = scores.map((score) => Math.exp(score - highest));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const right = shares.reduce((sum, share, at) => sum + (example[at]?.isRight === true ? share : 0), 0);
  const gradients = new Map<number, number>();
  for (const [at, { groups, isRight }] of example.entries()) {
    const share = shares[at] ?? 0;
    const gradient = (isRight ? share / Math.max(right, 1e-300) : 0) - share / all;
    if (Math.abs(gradient) < negligible) continue;
    for (const group of groups)
      for (const id of group) if (dropout.isKept(id)) gradients.set(id, (gradients.get(id) ?? 0) + gradient);
  }
  for (const [id, gradient] of gradients) weights.move(id, gradient);
}

/**
 * Learns the weights of features, averaged over the second half of the rounds. An example may be repeated; `distinct` has
 * one of each text, by which it is told how many texts have a feature.
 */
export function learnChoice(
  all: readonly Example[],
  size: number,
  distinct: readonly Example[] = [...new Set(all)],
): Float64Array {
  const withoutRare = rareFeatureFilter(distinct, size);
  const examples = all.map((example) =>
    example.map(({ isRight, groups }): Candidate => ({ isRight, groups: groups.map(withoutRare) })),
  );
  const weights = new LearnedWeights(size, { rate: 0.15, decay: 1e-2 });
  const sums = new Float64Array(size);
  const random = seededRandom(7);
  const dropout = new Dropout(size, random);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled(examples.length, random)) {
      const example = examples[index];
      if (example) learnFrom(example, weights, dropout);
    }
    if (round >= rounds / 2)
      for (let id = 0; id < size; id += 1) sums[id] = (sums[id] ?? 0) + (weights.values[id] ?? 0);
  }
  return sums.map((sum) => sum / (rounds / 2));
}
