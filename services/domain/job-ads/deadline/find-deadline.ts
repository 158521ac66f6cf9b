import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { readWeights, sumOf, type Weights } from '../../../../shared/matching/spans/weights.ts';
import { likeliestOf } from '../likeliest.ts';
import type { AdStructure } from '../text/ad-structure.ts';
import { type DeadlineOptions, type DeadlineReading, findDeadlineByRules } from '../text/find-deadline.ts';
import type { Found } from '../text/found.ts';
import { otherAdLines } from '../text/other-ads.ts';
import { dayCandidates, nameOfDay } from './day-candidates.ts';
import { dayFeatures, dayRuleFeatures, type DayView, noDayFeatures, noDayRuleFeatures } from './day-features.ts';

/** The weights, learned from judged ads and never edited by hand (bench/job-ads/README.md "Learning"). */
let model: Weights | undefined;
const weights = (): Weights => (model ??= readWeights(new URL('weights/deadline.tsv', import.meta.url)));

/** What is added to the score of finding nothing: with more, fewer deadlines are invented, and more are missed. */
const caution = 0.5;

/** Collects the days of an ad with what is known of their places. */
export function viewDays(lines: readonly AdLine[], structure: AdStructure, options: DeadlineOptions): DayView {
  return {
    lines,
    candidates: dayCandidates(lines, options),
    readOn: options.readOn,
    ofOthers: otherAdLines(lines),
    isHeader: structure.isHeader,
    isSignature: structure.isSignature,
  };
}

/**
 * Finds the last day to apply: the day for which its mentions speak most together, with the line that speaks most for
 * it; nothing if that is likelier. A day that only the rules can count, such as one within two weeks of another, is
 * theirs.
 */
export function findDeadline(
  lines: readonly AdLine[],
  structure: AdStructure,
  options: DeadlineOptions,
): Found<DeadlineReading> | undefined {
  const byRules = findDeadlineByRules(lines, options);
  const view = viewDays(lines, structure, options);
  const isCounted = byRules && !view.candidates.some(({ value }) => nameOfDay(value) === nameOfDay(byRules.value));
  if (isCounted === true) return byRules;
  const none = sumOf(weights(), [...noDayFeatures(view), ...noDayRuleFeatures(byRules)]) + caution;
  const day = likeliestOf([
    { choice: undefined, key: '', score: none },
    ...view.candidates.map((candidate) => ({
      ...{ choice: candidate, key: nameOfDay(candidate.value) },
      score: sumOf(weights(), [...dayFeatures(candidate, view), ...dayRuleFeatures(candidate, byRules)]),
    })),
  ]);
  return day && { value: day.value, line: day.line };
}
