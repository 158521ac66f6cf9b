import { readWeights, sumOf, type Weights } from '../../../../shared/matching/spans/weights.ts';
import type { Found } from '../text/found.ts';
import { isSameName } from '../text/line-kinds.ts';
import type { AdView } from './ad-view.ts';
import type { HeadField } from './head-field.ts';
import { type Known, noneFeatures, wholeFeatures } from './span-features.ts';
import { type Span, spansOf } from './spans.ts';

/**
 * The weights of each field. They are learned from judged heads of ads and never edited by hand: the more a feature
 * tells for a span, the larger its weight (bench/job-ads/README.md "Learning").
 */
const models = new Map<HeadField, Weights>();
function weightsOf(field: HeadField): Weights {
  const known = models.get(field);
  if (known) return known;
  const weights = readWeights(new URL(`weights/${field}.tsv`, import.meta.url));
  models.set(field, weights);
  return weights;
}

/** Reads the weights anew the next time, after they were learned. */
export const forgetWeights = (): void => models.clear();

/** The probability below which it is better to find nothing: an empty field is pointed at, a wrong one is overlooked. */
const leastShare = 0.25;

/** The spans of which the features of the whole are added up: those that are best by their borders and insides. */
const mostWhole = 80;

/** The sum of what can be said of each span without looking at it as a whole. */
function partialScores(spans: readonly Span[], { lines }: AdView, weights: Weights): readonly number[] {
  const total = (features: readonly string[]): number => sumOf(weights, features);
  const sums = lines.map(({ features, starts, ends, inner }) => {
    let sum = 0;
    return {
      line: total(features),
      starts: starts.map(total),
      ends: ends.map(total),
      /** The sum of all tokens before one. */
      inner: [0, ...inner.map((each) => (sum += total(each)))],
    };
  });
  return spans.map(({ line, first, last }) => {
    const sum = sums[line];
    if (!sum) return 0;
    return (
      sum.line + (sum.starts[first] ?? 0) + (sum.ends[last] ?? 0) + (sum.inner[last + 1] ?? 0) - (sum.inner[first] ?? 0)
    );
  });
}

/** Finds a field in the head of an ad: the span for which most speaks, or nothing if that is likelier. */
export function findHead(field: HeadField, view: AdView, known: Known): Found<string> | undefined {
  const weights = weightsOf(field);
  const spans = spansOf(field, view);
  const scores = partialScores(spans, view, weights);
  const scored = spans
    .map((span, at) => ({ span, score: scores[at] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostWhole)
    .map(({ span, score }) => ({ span, score: score + sumOf(weights, wholeFeatures(field, span, { view, known })) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  const none = sumOf(weights, noneFeatures(view));
  if (best === undefined || best.score <= none) return undefined;
  // The same text elsewhere is the same choice.
  const shareOf = (score: number): number => Math.exp(score - best.score);
  const same = scored.filter(({ span }) => isSameName(span.text, best.span.text));
  const share =
    same.reduce((sum, { score }) => sum + shareOf(score), 0) /
    scored.reduce((sum, { score }) => sum + shareOf(score), shareOf(none));
  if (share < leastShare) return undefined;
  return { value: best.span.text, line: best.span.line };
}
