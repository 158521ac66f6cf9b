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

function logOfSum(values: readonly number[]): number {
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** The logarithms of the sums over all choices before each token, and from each token on. */
function sumsOf({ tokens, spans }: SegmentLine, scores: readonly (readonly number[])[]) {
  const endingAt = Array.from({ length: tokens }, (): number[] => []);
  const startingAt = Array.from({ length: tokens }, (): number[] => []);
  for (const [at, { first, last }] of spans.entries()) {
    endingAt[last]?.push(at);
    startingAt[first]?.push(at);
  }
  const before = [0];
  for (let token = 0; token < tokens; token += 1) {
    const ways = (endingAt[token] ?? []).flatMap((at) =>
      (scores[at] ?? []).map((score) => (before[spans[at]?.first ?? 0] ?? 0) + score),
    );
    before.push(logOfSum([before[token] ?? 0, ...ways]));
  }
  const after = Array.from({ length: tokens + 1 }, () => 0);
  for (let token = tokens - 1; token >= 0; token -= 1) {
    const ways = (startingAt[token] ?? []).flatMap((at) =>
      (scores[at] ?? []).map((score) => (after[(spans[at]?.last ?? 0) + 1] ?? 0) + score),
    );
    after[token] = logOfSum([after[token + 1] ?? 0, ...ways]);
  }
  return { before, after };
}

function learnFrom(line: SegmentLine, weights: LearnedWeights, kinds: number): void {
  const scores = line.spans.map(({ groups }) => {
    const sums = Array.from({ length: kinds }, () => 0);
    for (const group of groups)
      for (const id of group)
        for (let kind = 0; kind < kinds; kind += 1)
          sums[kind] = (sums[kind] ?? 0) + (weights.values[id * kinds + kind] ?? 0);
    return sums;
  });
  const { before, after } = sumsOf(line, scores);
  const all = before[line.tokens] ?? 0;
  const gradients = new Map<number, number[]>();
  for (const [at, span] of line.spans.entries()) {
    const changes = (scores[at] ?? []).map((score, kind) => {
      const share = Math.exp((before[span.first] ?? 0) + score + (after[span.last + 1] ?? 0) - all);
      return (span.kind === kind ? 1 : 0) - share;
    });
    if (changes.every((change) => Math.abs(change) < negligible)) continue;
    for (const group of span.groups)
      for (const id of group) {
        const sums = gradients.get(id) ?? Array.from({ length: kinds }, () => 0);
        gradients.set(
          id,
          sums.map((sum, kind) => sum + (changes[kind] ?? 0)),
        );
      }
  }
  for (const [id, sums] of gradients) for (const [kind, sum] of sums.entries()) weights.move(id * kinds + kind, sum);
}

/** Learns a weight of each feature for each kind, averaged over the second half of the rounds. */
export function learnSegments(lines: readonly SegmentLine[], size: number, kinds: number): Float64Array {
  const weights = new LearnedWeights(size * kinds, { rate: 0.1, decay: 1e-3 });
  const sums = new Float64Array(size * kinds);
  const random = seededRandom(7);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled(lines.length, random)) {
      const line = lines[index];
      if (line && line.tokens > 0) learnFrom(line, weights, kinds);
    }
    if (round >= rounds / 2)
      for (let id = 0; id < sums.length; id += 1) sums[id] = (sums[id] ?? 0) + (weights.values[id] ?? 0);
  }
  return sums.map((sum) => sum / (rounds / 2));
}
