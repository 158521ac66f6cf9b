import { type Amount, amountsIn } from './amounts.ts';
import { jobLimits } from './job-limits.ts';
import type { SalaryPeriod } from './job.ts';
import type { MoneyOptions } from './money-signs.ts';
import { isUsualPay, usualPeriod } from './pay-sizes.ts';
import { joinsRange, valuesOf } from './pay-joints.ts';
import { atLeastAfter, atMostAfter, from, oddPeriod, orMore, periodsIn, upTo } from './pay-words.ts';

/** A salary, as far as a text states it. */
export interface Salary {
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly salaryPeriod: SalaryPeriod | null;
}

/** An amount or a range in a line. */
export interface PayMention extends Salary {
  /** Where it starts and ends in the line, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether the line names the period, be it one that no field has; without it, only the size of an amount tells. */
  readonly namesPeriod: boolean;
  /** Whether a currency stands beside it; otherwise, it is that of the country. */
  readonly isSigned: boolean;
}

export interface MentionOptions extends MoneyOptions {
  /** Whether a number without a currency may be an amount, in the money of the country. */
  readonly isUnsignedAllowed?: boolean;
}

/** Characters after and before an amount in which its period is named. */
const periodAfter = 45;
const periodBefore = 45;

/** The rest of a line up to the end of the sentence. */
const clauseAfter = (text: string): string => text.split(/(?:^|(?<=[^.]{3}))\. |[;•|]/)[0] ?? '';
const clauseBefore = (text: string): string => text.split(/\. |[;•|]/).at(-1) ?? '';

/** Numbers that cannot be pay beside each other; without a currency, years and counts look the same. */
const isPlausible = (value: number): boolean => value > 0 && value <= jobLimits.salary;

/** A line with the amounts of a mention, and where its neighbors end and begin. */
interface Place {
  readonly line: string;
  readonly low: Amount;
  readonly high: Amount | undefined;
  readonly previous: Amount | undefined;
  readonly nextStart: number;
}

const isNear = (one: number, other: number): boolean => Math.max(one, other) <= 3 * Math.min(one, other);
/** The unit of an amount, at the start of what follows it: `/Tag, `, ` per hour and `. */
const unitAtStart =
  /^\s?(?:\/ ?|(?:per|an?|pro|par|por|die|la|al|je|de l['’]|l['’]) ?)?\p{L}{1,15}\.?(?=[\s,;.()+]|$)/u;

/** The period that stands beside an amount: after it, between the two of a range, or before it. */
function namedPeriod({ line, low, high, previous, nextStart }: Place, max: number, currency: string) {
  const end = (high ?? low).end;
  const previousEnd = previous?.end ?? 0;
  // The unit of another amount is that of this one only if they are about as high.
  const isOfPrevious = previous !== undefined && previous.currency !== undefined && !isNear(max, previous.value);
  const before = line.slice(isOfPrevious ? previousEnd : 0, low.start);
  return [
    clauseAfter(line.slice(end, Math.min(end + periodAfter, nextStart))),
    line.slice(low.end, high?.start ?? low.end),
    clauseBefore(isOfPrevious ? before.replace(unitAtStart, '') : before).slice(-periodBefore),
    // The heading of a line with several amounts is for all of them.
    previousEnd > 0 ? (/^[^:\d]{3,40}:/.exec(line)?.[0] ?? '') : '',
  ]
    .map((text) => periodsIn(text))
    .find((periods) => periods.length > 0)
    ?.find((period) => isUsualPay(max, period, currency));
}

/** Characters around an amount in which a period that no job has is named. */
const oddAround = 25;

/** Whether an amount is for two weeks or a season: the period of a salary says neither. */
function isForOddPeriod({ line, low, high, nextStart }: Place, max: number, currency: string): boolean {
  const end = (high ?? low).end;
  const after = clauseAfter(line.slice(end, Math.min(end + oddAround, nextStart)));
  const before = clauseBefore(line.slice(0, low.start)).slice(-oddAround);
  const odd = oddPeriod.exec(after)?.[0] ?? oddPeriod.exec(before)?.[0];
  return odd !== undefined && isUsualPay(max, /sa[ií]son|season|temporada/i.test(odd) ? 'year' : 'week', currency);
}

function mentionOf(place: Place, { currency: own, isUnsignedAllowed = false }: MentionOptions): PayMention | undefined {
  const { line, low, high } = place;
  const signed = low.currency ?? high?.currency;
  const currency = signed ?? (isUnsignedAllowed ? own : undefined);
  const [start, end] = [low.start, (high ?? low).end];
  const values = valuesOf(low, high);
  if (currency == null || !values.every(isPlausible)) return undefined;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const named = namedPeriod(place, max, currency);
  const isOdd = named === undefined && isForOddPeriod(place, max, currency);
  const limit = high === undefined ? line.slice(0, start).slice(-90) : '';
  const after = line.slice(end);
  const isAtMost = upTo.test(limit) || (high === undefined && atMostAfter.test(after));
  const isAtLeast =
    !isAtMost && high === undefined && (orMore.test(after) || atLeastAfter.test(after) || from.test(limit));
  return {
    start,
    end,
    salaryMin: isAtMost ? null : min,
    salaryMax: isAtLeast ? null : max,
    currency,
    salaryPeriod: named ?? (isOdd ? null : usualPeriod(max, currency)),
    namesPeriod: named !== undefined || isOdd,
    isSigned: signed !== undefined,
  };
}

/** Finds the amounts and ranges in one line, in order; those without a currency only if they are allowed. */
export function payMentionsIn(line: string, options: MentionOptions = {}): readonly PayMention[] {
  const amounts = amountsIn(line, options);
  const mentions: PayMention[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const low = amounts[index];
    const next = amounts[index + 1];
    if (low === undefined) continue;
    const isRange = next !== undefined && joinsRange(line, low, next);
    const after = amounts.slice(index + (isRange ? 2 : 1));
    // In `$620 per 10 hr day` the second number belongs to the unit.
    const following = after.find(
      ({ start }) => !/^\s?(?:per|pro|par|por|an?) $/i.test(line.slice((isRange ? next : low).end, start)),
    );
    const mention = mentionOf(
      {
        ...{ line, low, high: isRange ? next : undefined },
        ...{ previous: amounts[index - 1], nextStart: following?.start ?? line.length },
      },
      options,
    );
    if (mention !== undefined) mentions.push(mention);
    if (isRange && mention !== undefined) index += 1;
  }
  return mentions;
}
