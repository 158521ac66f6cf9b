/** Everything in an ad that could be its pay: each amount, amounts that stand together as one range, and the rules' own. */
import type { PayMention, Salary } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { type AdAmounts, withPeriod } from '../text/find-pay.ts';
import type { Found } from '../text/found.ts';

/** An amount of an ad where it stands. */
export interface PayPart {
  readonly mention: PayMention;
  /** The index of its line. */
  readonly line: number;
}

/** What could be the pay. */
export interface PayChoice {
  readonly value: PayMention;
  /** The index of the line that says it. */
  readonly line: number;
  /** The amounts that it is made of, in order; at least one. */
  readonly parts: readonly [PayPart, ...PayPart[]];
  /** How its value comes from its amounts. */
  readonly form: 'as written' | 'thousands' | 'open' | 'closed' | 'union' | 'rules';
}

/** The most amounts of an ad that are looked at: a list of prices has hundreds. */
const mostAmounts = 80;
/** The most amounts that are one range, how many lines apart they are, and how many times the lowest the highest one is. */
const mostParts = 8;
const farthestLine = 2;
const widest = 3;

const lowest = ({ salaryMin, salaryMax }: PayMention): number => salaryMin ?? salaryMax ?? 0;
const highest = ({ salaryMin, salaryMax }: PayMention): number => salaryMax ?? salaryMin ?? 0;

const isRange = ({ salaryMin, salaryMax }: PayMention): boolean =>
  salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax;

/** One text for equal values, by which those that an ad repeats are known. */
export const keyOf = ({ salaryMin, salaryMax, currency, salaryPeriod }: Salary): string =>
  `${salaryMin ?? ''}–${salaryMax ?? ''} ${currency ?? ''} ${salaryPeriod ?? ''}`;

/** Amounts as one range, from the lowest to the highest, for the period that one of them names; undefined if they differ. */
function unionOf(mentions: readonly PayMention[]): PayMention | undefined {
  const [first] = mentions;
  if (first === undefined) return undefined;
  const named = mentions.filter(({ namesPeriod }) => namesPeriod);
  const period = (named[0] ?? withPeriod(first)).salaryPeriod;
  const [low, high] = [Math.min(...mentions.map(lowest)), Math.max(...mentions.map(highest))];
  const areAlike =
    mentions.every(({ currency }) => currency === first.currency) &&
    named.every(({ salaryPeriod }) => salaryPeriod === period) &&
    low < high &&
    high <= widest * low &&
    (period === null || isUsualPay(high, period, first.currency ?? ''));
  return areAlike
    ? { ...first, salaryMin: low, salaryMax: high, salaryPeriod: period, namesPeriod: named.length > 0 }
    : undefined;
}

/** The ranges that begin with an amount and end with one of those that follow it closely. */
function unionsFrom(parts: readonly PayPart[], from: number): readonly PayChoice[] {
  const found: PayChoice[] = [];
  const [first] = parts.slice(from);
  for (let to = from + 1; first !== undefined && to < Math.min(parts.length, from + mostParts); to += 1) {
    const own = parts.slice(from, to + 1);
    if ((own.at(-1)?.line ?? 0) - (own.at(-2)?.line ?? 0) > farthestLine) break;
    const value = unionOf(own.map(({ mention }) => mention));
    if (value) found.push({ value, line: first.line, parts: [first, ...own.slice(1)], form: 'union' });
  }
  return found;
}

/** The rules' answer as a choice of its own, if it is composed in a way that no other choice is. */
function ofRules(
  byRules: Found<PayMention> | undefined,
  parts: readonly PayPart[],
  others: readonly PayChoice[],
): readonly PayChoice[] {
  if (byRules === undefined || others.some(({ value }) => keyOf(value) === keyOf(byRules.value))) return [];
  const [first, ...rest] = parts.filter(({ line }) => line === byRules.line);
  const part = first ?? { mention: byRules.value, line: byRules.line };
  return [{ value: byRules.value, line: byRules.line, parts: [part, ...rest], form: 'rules' }];
}

/** Amounts that people mean in thousands without saying so: `Pay's 105 to 130`. */
function inThousands({ value, ...choice }: PayChoice): readonly PayChoice[] {
  const { salaryMin, salaryMax } = value;
  const isSmall = [salaryMin, salaryMax].every((each) => each !== null && each >= 20 && each <= 400 && each % 1 === 0);
  if (!isSmall || salaryMin === salaryMax || value.salaryPeriod === 'hour') return [];
  const [low, high] = [(salaryMin ?? 0) * 1_000, (salaryMax ?? 0) * 1_000];
  return [{ ...choice, form: 'thousands', value: { ...value, salaryMin: low, salaryMax: high, salaryPeriod: 'year' } }];
}

/** An amount as the least that is paid, or the other way round: words far from it may say so, or mean something else. */
function asOpen({ value, ...choice }: PayChoice): readonly PayChoice[] {
  const { salaryMin, salaryMax } = value;
  if (salaryMin === null || !(value.isSigned || value.namesPeriod)) return [];
  if (salaryMax === null) return [{ ...choice, form: 'closed', value: { ...value, salaryMax: salaryMin } }];
  return salaryMin === salaryMax ? [{ ...choice, form: 'open', value: { ...value, salaryMax: null } }] : [];
}

/** Collects all that could be the pay. */
export function payChoicesIn({ every }: AdAmounts, byRules: Found<PayMention> | undefined): readonly PayChoice[] {
  const parts = every
    .flatMap((ofLine, line) => ofLine.map((mention) => ({ mention, line })))
    // A bare number for no period is a count, a year, or a part of a phone number.
    .filter(({ mention }) => mention.isSigned || withPeriod(mention).salaryPeriod !== null || isRange(mention))
    .slice(0, mostAmounts);
  const single = parts.map((part): PayChoice => ({
    value: withPeriod(part.mention),
    line: part.line,
    parts: [part],
    form: 'as written',
  }));
  const signed = parts.filter(({ mention }) => mention.isSigned);
  const unions = [parts, ...(signed.length < parts.length ? [signed] : [])].flatMap((own) =>
    own.flatMap((_, from) => unionsFrom(own, from)),
  );
  const own = [...single, ...single.flatMap(inThousands), ...single.flatMap(asOpen), ...withoutRepeats(unions)].filter(
    ({ value }) => value.isSigned || value.salaryPeriod !== null,
  );
  return [...own, ...ofRules(byRules, parts, own)];
}

/** Without the ranges from and to the same amounts as an earlier one. */
function withoutRepeats(unions: readonly PayChoice[]): readonly PayChoice[] {
  const placeOf = ({ parts, value }: PayChoice): string =>
    [parts[0], parts.at(-1)].map((part) => `${part?.line} ${part?.mention.start}`).join(' ') + keyOf(value);
  return [...new Map(unions.map((each) => [placeOf(each), each])).values()];
}
