/** Amounts of one line that rise from step to step: `start $21.07, after 6 months $22.60, top $28.92`. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay, likelyPeriod } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { hasJobNoun, withoutJobNames } from './job-nouns.ts';
import { aboutOther, aboutPay, betterPaid, estimates, extras, hoped } from './pay-phrases.ts';
import { step } from './pay-steps.ts';
import { hasPayUnit, isNamedPay } from './unsigned-pay.ts';

const amountOf = ({ salaryMin, salaryMax }: PayMention): number => salaryMin ?? salaryMax ?? 0;

/** How many times the first amount the last one is at most. */
const widest = 3;
const longestStep = 30;
/** Amounts without a currency count if they are written as money, or with thousands for a year. */
const isMoney = (text: string, { start, end, isSigned, salaryMin, salaryMax }: PayMention): boolean =>
  (salaryMin === null || salaryMax === null || salaryMin === salaryMax) &&
  (isSigned || /^\d{1,2}[.,]\d\d$|^\d{2,3}[.,' ]\d{3}$/.test(text.slice(start, end).trim()));

/** Whether words beside an amount say that it is something else, or for better paid times. */
const isOther = (words: string): boolean =>
  extras.test(words) ||
  betterPaid.test(words) ||
  hoped.test(words) ||
  estimates.test(words) ||
  aboutOther.test(withoutJobNames(words));

/** What leads from an amount to the one that is paid later. */
const later =
  /(?<!\p{L})(?:then|rising to|going up to|tops? out at|and up to|after|dann|danach|später|nach|steigend auf|puis|ensuite|apr[eè]s|luego|despu[eé]s|al cabo de)(?!\p{L})/iu;
/** The time of the first amount. */
const atFirst =
  /(?<!\p{L})(?:to start|starting|(?:during|for|in) (?:training|probation)|training (?:wage|rate|pay)|zum (?:start|einstieg)|einstiegs\p{L}*|probezeit|am anfang|au d[ée]but|à l['’]embauche|(?:la )?premi[èe]re ann[ée]e|p[ée]riode d['’]essai|al (?:inicio|empezar|principio)|primer(?:os|as)? (?:\p{L}+ )?(?:meses|mes|año)|per[ií]odo de prueba)(?!\p{L})/iu;

/** Whether two amounts follow each other in one list. */
function follow(text: string, one: PayMention, other: PayMention): boolean {
  const between = text.slice(one.end, other.start);
  return (
    one.currency === other.currency &&
    amountOf(one) < amountOf(other) &&
    between.length <= longestStep &&
    (/[,;/|…]|\.\.\.| or | oder | ou | o /u.test(between) || later.test(between)) &&
    !/[!?+=()]|\.\s+\p{Lu}/u.test(between) &&
    !isOther(between)
  );
}

/** The longest list that begins with an amount. */
function listFrom(text: string, [first, ...others]: readonly PayMention[]): readonly PayMention[] {
  const list = first === undefined ? [] : [first];
  for (const each of others) {
    const last = list.at(-1);
    if (last === undefined || !follow(text, last, each)) break;
    list.push(each);
  }
  return list;
}

/** The period of all amounts of a list: the one that a unit names, or the one that fits their size. */
function periodOf(text: string, list: readonly PayMention[]): PayMention['salaryPeriod'] | undefined {
  const named = new Set(
    list.flatMap(({ end, namesPeriod, salaryPeriod }) =>
      namesPeriod && hasPayUnit(text.slice(end)) ? [salaryPeriod] : [],
    ),
  );
  const periods =
    named.size > 0 ? named : new Set(list.map((each) => likelyPeriod(amountOf(each), each.currency ?? '')));
  const [period] = periods;
  return periods.size === 1 &&
    period != null &&
    list.every((each) => isUsualPay(amountOf(each), period, each.currency ?? ''))
    ? period
    : undefined;
}

/** Finds the list of pay in a line, as one range; `mentions` are all of its amounts. */
export function findPayList(text: string, mentions: readonly PayMention[]): PayMention | undefined {
  const amounts = mentions.filter((mention) => isMoney(text, mention));
  for (const index of amounts.keys()) {
    const list = listFrom(text, amounts.slice(index));
    const [first, last] = [list[0], list.at(-1)];
    if (first === undefined || last === undefined || list.length < 2) continue;
    const before = text.slice(0, first.start);
    const isSigned = list.every((each) => each.isSigned);
    const names = list.some(({ end, namesPeriod }) => namesPeriod && hasPayUnit(text.slice(end)));
    const isStepwise =
      list.length > 2 ||
      step.test(text) ||
      /\bstart|\bafter|\bnach\b|apr[eè]s|despu[eé]s/iu.test(text) ||
      atFirst.test(text) ||
      later.test(text);
    const isPay =
      names ||
      aboutPay.test(before) ||
      isNamedPay(before) ||
      (isSigned && (hasJobNoun(before) || atFirst.test(text))) ||
      (!isSigned && list.length > 3);
    const period = periodOf(text, list);
    if (
      (isStepwise || names) &&
      isPay &&
      (isSigned || names || list.length > 3) &&
      period !== undefined &&
      amountOf(last) <= widest * amountOf(first) &&
      !isOther(before.slice(-60)) &&
      !isOther(text.slice(last.end, last.end + 25).split(/[.,;](?:\s|$)/)[0] ?? '')
    )
      return {
        ...first,
        ...{ end: last.end, salaryMin: amountOf(first), salaryMax: amountOf(last) },
        ...{ salaryPeriod: period ?? null, namesPeriod: names },
      };
  }
  return undefined;
}
