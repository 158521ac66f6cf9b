/** The subjects that decide whether an amount is pay. */
import { withoutJobNames } from '../text/job-nouns.ts';
import {
  aboutOther,
  aboutPay,
  betterPaid,
  estimates,
  extras,
  extraTimes,
  hoped,
  othersPay,
  otherPeriod,
} from '../text/pay-phrases.ts';
import { step } from '../text/pay-steps.ts';

const subjects: Readonly<Record<string, RegExp>> = {
  ...{ pay: aboutPay, extras, extraTimes, other: aboutOther, hoped, othersPay, betterPaid, estimates },
  ...{ otherPeriod, step },
};

/** The subjects that a text speaks of. */
export const subjectsOf = (text: string): readonly string[] =>
  Object.entries(subjects)
    .filter(([subject, pattern]) => pattern.test(subject === 'other' ? withoutJobNames(text) : text))
    .map(([subject]) => subject);
