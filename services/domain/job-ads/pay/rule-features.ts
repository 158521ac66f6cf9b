/** What the rules say of a choice of pay. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { featureIf, stepOf } from '../../../../shared/matching/spans/token-features.ts';
import type { AdAmounts } from '../text/find-pay.ts';
import type { Found } from '../text/found.ts';
import { keyOf, type PayChoice, type PayPart } from './pay-choices.ts';

/** The scores that are told apart; from 3 on, an amount counts as the pay. */
const scores = [-8, -4, -1, 0, 1, 2, 3, 4, 5, 6, 8, 10];
const unknown = 'no score';

/** Tells the score of each amount, by its place; amounts without a currency that no word makes pay have none. */
export function scoresOf({ candidates }: AdAmounts): (part: PayPart) => number | undefined {
  const known = new Map(candidates.map(({ line, mention, score }) => [`${line} ${mention.start}`, score]));
  return ({ line, mention }) => known.get(`${line} ${mention.start}`);
}

const binOf = (score: number | undefined): string => (score === undefined ? unknown : String(stepOf(score, scores)));

interface RuleSources {
  readonly scoreOf: (part: PayPart) => number | undefined;
  readonly byRules: Found<PayMention> | undefined;
  /** The highest score in the ad. */
  readonly highest: number | undefined;
}

/** Features of a choice by what the rules find. */
export function ruleFeatures({ value, line, parts, form }: PayChoice, { scoreOf, byRules, highest }: RuleSources) {
  const kind = form === 'as written' ? 'one' : form;
  const own = parts.map(scoreOf);
  const stated = own.filter((score) => score !== undefined);
  const [least, most] = [own.length > stated.length ? undefined : Math.min(...stated), Math.max(...stated)];
  const isChosen = byRules !== undefined && keyOf(byRules.value) === keyOf(value);
  const chosen = byRules === undefined ? 'rules nothing' : isChosen ? 'rules this' : 'rules other';
  const isPart = byRules !== undefined && parts.some(({ mention }) => mention.salaryMin === byRules.value.salaryMin);
  return [
    `${chosen} ${kind}`,
    `score ${kind} ${binOf(stated.length > 0 ? most : undefined)}`,
    ...featureIf(parts.length > 1, `least ${binOf(least)}`),
    `${chosen} score ${binOf(least)}`,
    ...featureIf(isChosen && byRules.line === line, `rules this line ${kind}`),
    ...featureIf(isPart && !isChosen, `rules part ${kind}`),
    ...featureIf(stated.length > 0 && most === highest, `highest ${kind}`),
  ] as readonly string[];
}

/** Features of finding nothing by what the rules find. */
export const noneRuleFeatures = ({ byRules, highest }: RuleSources): readonly string[] => [
  `none rules ${byRules === undefined ? 'nothing' : 'one'}`,
  `none score ${binOf(highest)}`,
  `none rules ${byRules === undefined ? 'nothing' : 'one'} score ${binOf(highest)}`,
];
