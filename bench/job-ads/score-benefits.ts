import type { ExpectedFacts } from './read-corpus.ts';
import { bare, percent } from './score-text.ts';

/** What was read of an ad's benefits, against what a careful reader finds. */
export interface BenefitOutcome {
  readonly right: readonly string[];
  /** Texts that name no benefit of the ad. */
  readonly madeUp: readonly string[];
  readonly foundOf: readonly string[];
  readonly missed: readonly string[];
}

/** Whether a text shows a benefit: it contains its quote, or is most of it. */
function shows(found: string, expected: string): boolean {
  const [one, other] = [` ${bare(found)} `, ` ${bare(expected)} `];
  return one.includes(other) || (other.includes(one) && one.length * 2 >= other.length);
}

/** Compares the benefits. A text may show several of them, as `Free parking and a free lunch` does. */
export function scoreBenefits({ benefits }: ExpectedFacts, found: readonly string[]): BenefitOutcome {
  const isRight = (text: string): boolean => benefits.some((each) => shows(text, each));
  const isFound = (each: string): boolean => found.some((text) => shows(text, each));
  return {
    right: found.filter(isRight),
    madeUp: found.filter((text) => !isRight(text)),
    foundOf: benefits.filter(isFound),
    missed: benefits.filter((each) => !isFound(each)),
  };
}

export interface BenefitScore {
  /** The share of the shown texts that name a benefit of the ad, in percent. */
  readonly precision: number;
  /** The share of the ad's benefits that are shown, in percent. */
  readonly recall: number;
  readonly shown: number;
  readonly of: number;
}

/** Adds up the outcomes of many ads. */
export function benefitScore(outcomes: readonly BenefitOutcome[]): BenefitScore {
  const count = (of: keyof BenefitOutcome): number => outcomes.reduce((sum, each) => sum + each[of].length, 0);
  return {
    precision: percent(count('right'), count('right') + count('madeUp')),
    recall: percent(count('foundOf'), count('foundOf') + count('missed')),
    shown: count('right') + count('madeUp'),
    of: count('foundOf') + count('missed'),
  };
}
