import { addWeights, type KindScores, type KindWeights, readKindWeights } from '../spans/kind-weights.ts';
import type { DemandLine } from './demand-line.ts';
import { type ChosenSpan, spanKinds } from './span-kinds.ts';
import { type DemandSpan, demandSpanFeatures, demandSpansOf } from './demand-spans.ts';

let model: KindWeights | undefined;
/** The weights are learned from judged ads and never edited by hand (bench/job-ads/README.md "Learning"). */
const weightsOfModel = (): KindWeights =>
  (model ??= readKindWeights(new URL('demand-weights.tsv', import.meta.url), spanKinds.length));

const addScores = (scores: KindScores, more: KindScores | undefined, sign = 1): void => {
  for (let kind = 0; kind < scores.length; kind += 1) scores[kind] = (scores[kind] ?? 0) + sign * (more?.[kind] ?? 0);
};

/** The score by borders, insides, and the line below which no whole makes a span a demand. */
const hopeless = -5;

function scoresOf(line: DemandLine, spans: readonly DemandSpan[], weights: KindWeights): readonly KindScores[] {
  const sumOf = (features: readonly string[]): KindScores =>
    addWeights(new Float64Array(spanKinds.length), features, weights);
  const shared = sumOf(line.features);
  const starts = line.starts.map(sumOf);
  const ends = line.ends.map(sumOf);
  // The sums of all tokens before each one.
  const inner = [new Float64Array(spanKinds.length)];
  for (const features of line.inner)
    inner.push(addWeights(Float64Array.from<number>(inner.at(-1) ?? []), features, weights));
  return spans.map((span) => {
    const scores = Float64Array.from(shared);
    addScores(scores, starts[span.first]);
    addScores(scores, ends[span.last]);
    addScores(scores, inner[span.last + 1]);
    addScores(scores, inner[span.first], -1);
    if (scores.every((score) => score < hopeless)) return scores;
    return addWeights(scores, demandSpanFeatures(line, span), weights);
  });
}

/** What is added to the score of each span: with more, fewer demands are missed, and more are invented. */
const leaning = 0.5;

/** Chooses the spans of a line that name demands: those that do not overlap and whose scores are together highest. */
export function chooseSpans(line: DemandLine): readonly ChosenSpan[] {
  const spans = demandSpansOf(line);
  const scores = scoresOf(line, spans, weightsOfModel());
  const isFigure = ({ start, end }: DemandSpan): boolean =>
    line.years.some((figure) => figure.start === start && figure.figureEnd === end);
  const endingAt = new Map<number, (ChosenSpan & { readonly score: number })[]>();
  for (const [at, span] of spans.entries()) {
    const all = [...(scores[at] ?? [])];
    const score = Math.max(...all) + leaning;
    const kind = spanKinds[all.indexOf(Math.max(...all))];
    if (score <= 0 || kind === undefined || (kind === 'figure' && !isFigure(span))) continue;
    endingAt.set(span.last, [...(endingAt.get(span.last) ?? []), { ...span, kind, score }]);
  }
  // The best choice among the tokens before each one, by its last span.
  const best: { readonly sum: number; readonly span: ChosenSpan | undefined }[] = [{ sum: 0, span: undefined }];
  for (let token = 0; token < line.tokens.length; token += 1) {
    let choice: (typeof best)[number] = { sum: best[token]?.sum ?? 0, span: undefined };
    for (const span of endingAt.get(token) ?? []) {
      const sum = (best[span.first]?.sum ?? 0) + span.score;
      if (sum > choice.sum) choice = { sum, span };
    }
    best.push(choice);
  }
  const chosen: ChosenSpan[] = [];
  for (let token = line.tokens.length; token > 0;) {
    const span = best[token]?.span;
    if (span) chosen.unshift(span);
    token = span ? span.first : token - 1;
  }
  return chosen;
}
