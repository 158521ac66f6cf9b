/** How surely an amount of an ad is the pay of the job. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay, likelyPeriod } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { step } from './pay-steps.ts';
import { isNamedPay, isTaxed } from './unsigned-pay.ts';
import { aboutOther, aboutPay, estimates, extras, hoped, otherPeriod, perUnit } from './pay-phrases.ts';

/** Currencies that are written with `$`: that of another country is for people who work there. */
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']);

function isUsual({ salaryMin, salaryMax, salaryPeriod, currency }: PayMention): boolean {
  if (salaryPeriod === null) return true;
  return [salaryMin ?? salaryMax ?? 0, salaryMax ?? salaryMin ?? 0].every((each) =>
    isUsualPay(each, salaryPeriod, currency ?? ''),
  );
}

/** The limit of pay of a German job without full insurance, about: in its line, an amount of that size is the pay. */
const isMinijob = ({ currency, salaryMax }: PayMention, text: string): boolean =>
  currency === 'EUR' &&
  (salaryMax ?? 0) >= 400 &&
  (salaryMax ?? 0) <= 700 &&
  /mini-?job|geringfügig|aushilfe|-basis/iu.test(text);

/** What apprentices get in a year of their training. */
const isApprentices = ({ currency, salaryMax }: PayMention, text: string): boolean =>
  (currency === 'EUR' || currency === 'CHF') &&
  (salaryMax ?? 0) >= 400 &&
  (salaryMax ?? 0) < 2_500 &&
  step.test(text) &&
  /lehr|ausbild|\blj\b|azubi|appren|studien|lernend/iu.test(text);

/** Whether a currency is of a country whose ads state pay by the month without any word. */
const isLocal = ({ currency }: PayMention): boolean =>
  !['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD'].includes(currency ?? '');

/** The words around a mention, up to the mentions beside it: what an amount is for stands there. */
export function contextOf(
  text: string,
  { start, end }: PayMention,
  previous: number,
  next: number,
): readonly [string, string] {
  const before =
    text
      .slice(Math.max(previous, start - 60), start)
      .split(
        /(?<!\b(?:ca|mind|min|max|aprox|approx|env|Fr))[.;•|!?](?:\s|$)|\s[-–—]\s|, (?:plus|and|und|et|y|dazu) |\bplus\b|\+/,
      )
      .at(-1) ?? '';
  const after =
    text
      .slice(end, Math.min(next, end + 45))
      .split(
        /[.,;•|–—!?](?:\s|$)|\s-\s|\(|,? (?:including|includes|incl\.?|inkl\.?|inklusive|inclus|y compris|incluid[oa]s?|incluye) |\bplus\b|\bm[áa]s\b|\+|,? (?:and|und|et|y|with|mit|avec|con|zzgl\.?|zuzüglich|sowie|additionally) | (?:zzgl\.?|zuzüglich|sowie) /,
      )[0] ?? '';
  return [before, after];
}

/** What is known of an amount besides itself. */
export interface PayContext {
  /** The words before and after it; see `contextOf`. */
  readonly context: readonly [string, string];
  /** Its line. */
  readonly text: string;
  readonly isLabeled: boolean;
  /** What `$` means, ISO 4217. */
  readonly dollar: string;
  /** Whether it stands near the beginning of the ad. */
  readonly isHead: boolean;
  /** Whether its line has no other amount. */
  readonly isAlone: boolean;
}

/** Returns how surely an amount is the pay of the job. */
export function payScore(
  candidate: PayMention,
  { context: [before, after], text, isLabeled, dollar, isHead, isAlone }: PayContext,
): number {
  let score = 0;
  if (isLabeled) score += 4;
  if (aboutPay.test(text)) score += 3;
  const isKnown = isMinijob(candidate, text) || isApprentices(candidate, text);
  if (isKnown && !aboutPay.test(text)) score += 3;
  const isNamed = isNamedPay(text.slice(0, candidate.start)) || isKnown;
  const isGrossOrNet = isTaxed(text.slice(candidate.end));
  if (isNamed) score += 1;
  if (isGrossOrNet) score += aboutPay.test(text) ? 1 : 3;
  // Of the parts of pay, the one that is certain counts.
  if (
    /(?:fix\p{L}*|base|basic|basis|b[áa]sico|grundgehalt|festgehalt)\s?:?\s*$/iu.test(before) ||
    /^\s?(?:-|[\p{L}]+ )?(?:fix\p{L}*|fijos?|base|basic|basis)(?!\p{L})/iu.test(after)
  )
    score += 2.5;
  if (/(?:\b(?:package|total|target)|ziel\p{L}*|gesamt\p{L}*)\s?:?\s*$/iu.test(before)) score -= 1;
  if (candidate.namesPeriod) score += 2;
  if (candidate.currency === dollar) score += 0.5;
  else if (dollars.has(candidate.currency ?? '')) score -= 3;
  if (candidate.salaryMin !== candidate.salaryMax && candidate.salaryMin !== null && candidate.salaryMax !== null)
    score += 2;
  if (/employer est/i.test(text)) score -= 2;
  if (/\bOTE\b|on.target/i.test(before) || /^.{0,12}(?:\bOTE\b|on.target)/i.test(after)) score -= 10;
  if (perUnit.test(text.slice(candidate.end)) || otherPeriod.test(`${before} ${after}`)) score -= 8;
  const isFirst = /^(?:[^:]{0,30}:|\W*)?\s*$/.test(text.slice(0, candidate.start));
  if (isFirst && candidate.namesPeriod) score += 0.5;
  if (hoped.test(before) || hoped.test(after)) score -= 4;
  // `Up to £52,000 + bonus` on a line of its own.
  if (
    (candidate.salaryPeriod === 'year' || (candidate.salaryPeriod === 'month' && isLocal(candidate))) &&
    isHead &&
    text.length < 70 &&
    /^(?:up to|circa|c\.|from|to|ab|bis zu|jusqu['’]à|hasta|desde)?\s*$/iu.test(text.slice(0, candidate.start)) &&
    /^\s*(?:$|[+,;(|/–-]|(?:plus|base|basic|nominales|m[áa]s|per|p\.a|depending|doe|zzgl)\b)/iu.test(
      text.slice(candidate.end),
    )
  )
    score += 2.5;
  // A single amount for a month or a year in a sentence that does not speak of pay may be anything.
  const isSingle = candidate.salaryMin === candidate.salaryMax;
  if (
    isSingle &&
    !isLabeled &&
    !isGrossOrNet &&
    !aboutPay.test(text) &&
    candidate.salaryPeriod !== 'hour' &&
    text.length > 60 &&
    !isFirst
  )
    score -= 2;
  if (/\b(?:canada|u\.?k|london|europe|emea)\b/i.test(before) && candidate.currency !== null) score -= 1;
  if (/voir l.offre|view job|ver oferta/i.test(text)) score -= 12;
  if (isHead) score += 1;
  if (/per diem\W*(?:of\W*)?$/iu.test(before)) score -= 8;
  if (extras.test(before) || extras.test(after)) score -= 8;
  if (aboutOther.test(before) || aboutOther.test(after)) score -= 8;
  if (estimates.test(isAlone ? text : `${before} ${after}`)) score -= 12;
  // `$17.00 - $19.00 based on experience`
  const isHourlyRange =
    isFirst &&
    !isSingle &&
    text.length < 70 &&
    likelyPeriod(candidate.salaryMax ?? 0, candidate.currency ?? '') === 'hour';
  if (!isUsual(candidate)) score -= 6;
  if (
    candidate.salaryPeriod === null &&
    (candidate.salaryMax ?? candidate.salaryMin ?? 0) < 1_000 &&
    !isNamed &&
    !isGrossOrNet &&
    !isHourlyRange
  )
    score -= isLabeled && aboutPay.test(text) ? 2 : 5;
  return score;
}
