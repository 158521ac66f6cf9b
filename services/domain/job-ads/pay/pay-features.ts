/** The features of all that could be the pay of an ad, and of finding nothing. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { featureIf, stepOf } from '../../../../shared/matching/spans/token-features.ts';
import type { AdStructure } from '../text/ad-structure.ts';
import type { AdAmounts } from '../text/find-pay.ts';
import type { Found } from '../text/found.ts';
import { contextFeatures, unionFeatures, valueFeatures } from './choice-features.ts';
import { keyOf, type PayChoice, payChoicesIn } from './pay-choices.ts';
import { phraseFeatures } from './phrase-features.ts';
import { noneRuleFeatures, ruleFeatures, scoresOf } from './rule-features.ts';
import { type AmountLine, viewAmountLine } from './view-amounts.ts';

/** What the pay is sought in. */
export interface PaySources {
  readonly amounts: AdAmounts;
  readonly structure: AdStructure;
  readonly byRules: Found<PayMention> | undefined;
  /** The currency of amounts that name none, ISO 4217; null if unknown. */
  readonly currency: string | null;
}

/** A choice with its features. */
export interface FeaturedChoice {
  /** Undefined for finding nothing. */
  readonly choice: PayChoice | undefined;
  /** Features in groups; the last group is what the rules say, which can be left out. */
  readonly groups: readonly [...own: (readonly string[])[], ofRules: readonly string[]];
}

/** How a choice compares with the others of the ad that have a currency. */
function rankFeatures(choice: PayChoice, all: readonly PayChoice[]): readonly string[] {
  const rivals = all.filter(({ value, form }) => form === 'as written' && value.isSigned);
  const repeats = all.filter(({ value }) => keyOf(value) === keyOf(choice.value)).length;
  const kind = choice.parts.length > 1 ? 'several' : choice.value.isSigned ? 'signed' : 'bare';
  const before = rivals.filter(({ line, parts }) => {
    const [own, other] = [choice.parts[0].mention.start, parts[0].mention.start];
    return line < choice.line || (line === choice.line && other < own);
  }).length;
  const ranges = rivals.filter(({ value }) => value.salaryMin !== null && value.salaryMin !== value.salaryMax).length;
  const isRange = choice.value.salaryMin !== choice.value.salaryMax;
  const named = rivals.filter(({ value }) => value.namesPeriod).length;
  return [
    `rivals ${kind} ${stepOf(rivals.length, [1, 2, 3, 5, 8])}`,
    `rank ${kind} ${stepOf(before, [1, 2, 4])}`,
    `repeats ${kind} ${stepOf(repeats, [2, 3])}`,
    ...featureIf(rivals.length === 1 && kind === 'signed', 'only signed'),
    ...featureIf(isRange, `range ${kind} of ${Math.min(3, ranges)}`),
    ...featureIf(!isRange && ranges > 0, `beside ranges ${kind}`),
    `named ${kind} ${choice.value.namesPeriod} of ${Math.min(3, named)}`,
  ];
}

const noneFeatures = ({ amounts, currency }: PaySources, choices: readonly PayChoice[]): readonly string[] => {
  const signed = choices.filter(({ value, form }) => form === 'as written' && value.isSigned);
  return [
    'none',
    `none signed ${stepOf(signed.length, [1, 2, 3, 5, 8])}`,
    `none named ${stepOf(signed.filter(({ value }) => value.namesPeriod).length, [1, 2, 4])}`,
    `none lines ${stepOf(amounts.lines.length, [5, 8, 15, 30, 60])}`,
    `none ${currency ?? 'no currency'}`,
  ];
};

/** Returns all that could be the pay with its features; the last one is finding nothing. */
export function featuredChoices(sources: PaySources): readonly FeaturedChoice[] {
  const { amounts, structure, byRules, currency } = sources;
  const choices = payChoicesIn(amounts, byRules);
  const views = new Map<number, AmountLine>();
  const viewOf = (line: number): AmountLine => {
    const view = views.get(line) ?? viewAmountLine(amounts, structure, line);
    views.set(line, view);
    return view;
  };
  const besideOf = ({ parts }: PayChoice): { readonly previous: number; readonly next: number } => {
    const [start, end] = [parts[0], parts.at(-1) ?? parts[0]];
    const previous = (amounts.all[start.line] ?? []).findLast(({ end: at }) => at <= start.mention.start)?.end ?? 0;
    const next = (amounts.all[end.line] ?? []).find(({ start: at }) => at >= end.mention.end)?.start;
    return { previous, next: next ?? viewOf(end.line).text.length };
  };
  const scoreOf = scoresOf(amounts);
  const all = amounts.candidates.map(({ score }) => score);
  const rules = { scoreOf, byRules, highest: all.length > 0 ? Math.max(...all) : undefined };
  const featured = choices.map((choice): FeaturedChoice => {
    const [first, last] = [viewOf(choice.parts[0].line), viewOf((choice.parts.at(-1) ?? choice.parts[0]).line)];
    return {
      choice,
      groups: [
        first.features,
        contextFeatures(choice, first, last),
        valueFeatures(choice, currency),
        unionFeatures(choice, first),
        phraseFeatures(choice, { first, last }, besideOf(choice)),
        rankFeatures(choice, choices),
        ruleFeatures(choice, rules),
      ],
    };
  });
  return [...featured, { choice: undefined, groups: [noneFeatures(sources, choices), noneRuleFeatures(rules)] }];
}
