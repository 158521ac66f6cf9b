import {
  addWeights,
  type KindScores,
  type KindWeights,
  readKindWeights,
} from '../../../../shared/matching/spans/kind-weights.ts';
import type { Found } from '../text/found.ts';
import { type ConditionField, type ConditionKind, conditionKinds } from './condition-field.ts';
import { type FoundByRules, noneFeatures, ruleFeatures } from './rule-features.ts';
import type { ViewedSentence } from './view-sentences.ts';

/** The weights of each field, learned from judged ads and never edited by hand (bench/job-ads/README.md "Learning"). */
const models = new Map<ConditionField, KindWeights>();
function weightsOf(field: ConditionField): KindWeights {
  const known = models.get(field);
  if (known) return known;
  const weights = readKindWeights(new URL(`weights/${field}.tsv`, import.meta.url), conditionKinds[field].length);
  models.set(field, weights);
  return weights;
}

/** What is taken from the score of finding nothing: with more, fewer conditions are missed, and more are invented. */
const leaning = 1;

/**
 * Finds a condition of the job: that for which the sentences of the ad speak most together, with the sentence that speaks
 * most for it; nothing if that is likelier.
 */
export function findCondition<Field extends ConditionField>(
  field: Field,
  sentences: readonly ViewedSentence[],
  byRules: FoundByRules,
): Found<ConditionKind<Field>> | undefined {
  const kinds: readonly ConditionKind<Field>[] = conditionKinds[field];
  const weights = weightsOf(field);
  const scoresOf = (features: readonly string[]): KindScores =>
    addWeights(new Float64Array(kinds.length), features, weights);
  const scored = sentences.map((sentence) => ({
    line: sentence.line,
    scores: addWeights(scoresOf(sentence.features), ruleFeatures(field, sentence, byRules), weights),
  }));
  const none = (scoresOf(noneFeatures(field, sentences.length, byRules))[0] ?? 0) - leaning;
  const highest = scored.reduce((most, { scores }) => Math.max(most, ...scores), none);
  const shareOf = (kind: number): number =>
    scored.reduce((sum, { scores }) => sum + Math.exp((scores[kind] ?? 0) - highest), 0);
  const shares = kinds.map((_, kind) => shareOf(kind));
  const most = Math.max(...shares);
  if (most <= Math.exp(none - highest)) return undefined;
  const best = shares.indexOf(most);
  const value = kinds[best];
  const source = scored.toSorted((one, other) => (other.scores[best] ?? 0) - (one.scores[best] ?? 0))[0];
  return value === undefined || source === undefined ? undefined : { value, line: source.line };
}
