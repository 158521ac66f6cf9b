/**
 * Learns to choose parts of lines with their kinds. A choice is a set of spans that do not overlap; its score is the sum
 * of the weights of their features for their kinds, and the weights make the right choice of each line likely (a
 * semi-Markov model, by stochastic gradients). The same lines always give the same weights.
 */
import { LearnedWeights, seededRandom, shuffled } from './choice.ts';

export interface SegmentSpan {
  readonly first: number;
  readonly last: number;
  readonly groups: readonly Int32Array[];
  /** The number of its kind; undefined for a span that is nothing. */
  readonly kind: number | undefined;
}

export interface SegmentLine {
  readonly tokens: number;
  readonly spans: readonly SegmentSpan[];
}

const rounds = 4;
/** The change of a probability that is too small to learn from. */
const negligible = 0.005;

/** The logarithm of a sum of two numbers that are given by their logarithms. */
const logOfSum = (one: number, other: number): number =>
  Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));

/** The logarithms of the sums over all choices before each token, and from each token on. */
function sumsOf({ tokens, spans }: SegmentLine, scores: readonly Float64Array[]) {
  const endingAt = Array.from({ length: tokens }, (): number[] => []);
  const startingAt = Array.from({ length: tokens }, (): number[] => []);
  for (const [at, { first, last }] of spans.entries()) {
    endingAt[last]?.push(at);
    startingAt[first]?.push(at);
  }
  const before = [0];
  for (let token = 0; token < tokens; token += 1) {
    let sum = before[token] ?? 0;
    for (const at of endingAt[token] ?? [])
      for (const score of scores[at] ?? []) sum = logOfSum(sum, (before[spans[at]?.first ?? 0] ?? 0) + score);
    before.push(sum);
  }
  const after = Array.from({ length: tokens + 1 }, () => 0);
  for (let token = tokens - 1; token >= 0; token -= 1) {
    let sum = after[token + 1] ?? 0;
    for (const at of startingAt[token] ?? [])
      for (const score of scores[at] ?? []) sum = logOfSum(sum, (after[(spans[at]?.last ?? 0) + 1] ?? 0) + score);
    after[token] = sum;
  }
  return { before, after };
}

/** Numbers for each kind, by the group of features to which they belong. */
type ByGroup = Map<Int32Array, Float64Array>;

/** Weights that learn from one line after the other. */
class Learner {
  readonly weights: LearnedWeights;
  readonly #kinds: number;
  readonly #gradients: Float64Array;
  /** For each feature, the number of the last line that moved it. */
  readonly #moved: Int32Array;
  #line = 0;

  constructor(size: number, kinds: number) {
    this.weights = new LearnedWeights(size * kinds, { rate: 0.1, decay: 1e-3 });
    this.#kinds = kinds;
    this.#gradients = new Float64Array(size * kinds);
    this.#moved = new Int32Array(size);
  }

  learnFrom(line: SegmentLine): void {
    const kinds = this.#kinds;
    this.#line += 1;
    const { values } = this.weights;
    const sums: ByGroup = new Map();
    const sumOf = (group: Int32Array): Float64Array => {
      const known = sums.get(group);
      if (known) return known;
      const sum = new Float64Array(kinds);
      for (const id of group)
        for (let kind = 0; kind < kinds; kind += 1) sum[kind] = (sum[kind] ?? 0) + (values[id * kinds + kind] ?? 0);
      sums.set(group, sum);
      return sum;
    };
    const scores = line.spans.map(({ groups }) => {
      const score = new Float64Array(kinds);
      for (const group of groups) {
        const sum = sumOf(group);
        for (let kind = 0; kind < kinds; kind += 1) score[kind] = (score[kind] ?? 0) + (sum[kind] ?? 0);
      }
      return score;
    });
    const { before, after } = sumsOf(line, scores);
    const all = before[line.tokens] ?? 0;
    const changes: ByGroup = new Map();
    for (const [at, span] of line.spans.entries()) {
      const change = (scores[at] ?? new Float64Array()).map((score, kind) => {
        const share = Math.exp((before[span.first] ?? 0) + score + (after[span.last + 1] ?? 0) - all);
        return (span.kind === kind ? 1 : 0) - share;
      });
      if (change.every((each) => Math.abs(each) < negligible)) continue;
      for (const group of span.groups) {
        const known = changes.get(group);
        if (known === undefined) changes.set(group, Float64Array.from(change));
        else for (let kind = 0; kind < kinds; kind += 1) known[kind] = (known[kind] ?? 0) + (change[kind] ?? 0);
      }
    }
    this.#move(changes);
  }

  #move(changes: ByGroup): void {
    const kinds = this.#kinds;
    const touched: number[] = [];
    for (const [group, change] of changes)
      for (const id of group) {
        if (this.#moved[id] !== this.#line) {
          this.#moved[id] = this.#line;
          touched.push(id);
          this.#gradients.fill(0, id * kinds, (id + 1) * kinds);
        }
        for (let kind = 0; kind < kinds; kind += 1)
          this.#gradients[id * kinds + kind] = (this.#gradients[id * kinds + kind] ?? 0) + (change[kind] ?? 0);
      }
    for (const id of touched)
      for (let at = id * kinds; at < (id + 1) * kinds; at += 1) this.weights.move(at, this.#gradients[at] ?? 0);
  }
}

/** Learns a weight of each feature for each kind, averaged over the second half of the rounds. */
export function learnSegments(lines: readonly SegmentLine[], size: number, kinds: number): Float64Array {
  const random = seededRandom(7);
  const learner = new Learner(size, kinds);
  const { values } = learner.weights;
  const sums = new Float64Array(size * kinds);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled(lines.length, random)) {
      const line = lines[index];
      if (line && line.tokens > 0) learner.learnFrom(line);
    }
    if (round >= rounds / 2) for (let id = 0; id < sums.length; id += 1) sums[id] = (sums[id] ?? 0) + (values[id] ?? 0);
  }
  return sums.map((sum) => sum / (rounds / 2));
}
