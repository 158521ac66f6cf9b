/** Finds the pay of a job among all the amounts of its ad. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { readWeights, sumOf, type Weights } from '../../../../shared/matching/spans/weights.ts';
import { likeliestOf } from '../likeliest.ts';
import type { Found } from '../text/found.ts';
import { keyOf } from './pay-choices.ts';
import { featuredChoices, type PaySources } from './pay-features.ts';

let weights: Weights | undefined;
/** The weights, learned from judged ads and never edited by hand (bench/job-ads/README.md "Learning"). */
const weightsOfPay = (): Weights => (weights ??= readWeights(new URL('weights/pay.tsv', import.meta.url)));

/**
 * Finds the pay: that value for which the places that say it speak most together, or nothing if that is likelier. What the
 * rules find is one feature among others.
 */
export function findPay(sources: PaySources): Found<PayMention> | undefined {
  const scored = featuredChoices(sources).map(({ choice, groups }) => ({
    ...{ choice, key: choice ? keyOf(choice.value) : '' },
    score: groups.reduce((sum, group) => sum + sumOf(weightsOfPay(), group), 0),
  }));
  const choice = likeliestOf(scored);
  return choice && { value: choice.value, line: choice.line };
}
