/** How surely an amount of an ad is the pay of the job. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay, likelyPeriod } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { hasJobNoun, withoutJobNames } from './job-nouns.ts';
import { step } from './pay-steps.ts';
import { hasPayUnit, isNamedPay, isTaxed } from './unsigned-pay.ts';
import {
  addedBefore,
  agreedAfter,
  beyondAfter,
  beyondBefore,
  aboutOther,
  aboutPay,
  estimates,
  extras,
  extraTimes,
  hoped,
  othersPay,
  otherPeriod,
  perUnit,
  unknownUnit,
} from './pay-phrases.ts';

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
  /lehr|ausbild|\blj\b|azubi|appren|studien|lernend|prakti|stage|stagiaire|zivi/iu.test(text);

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
        /[.,;•|–—!?](?:\s|$)|\s[-/]\s|\(|,? (?:including|includes|incl?\.?|inkl\.?|inklusive|inclus|y compris|incluid[oa]s?|incluye) |\bplus\b|\bm[áa]s\b|\+|,? (?:and|or|und|oder|et|ou|y|o|with|mit|avec|con|zzgl\.?|zuzüglich|sowie|additionally) | (?:zzgl\.?|zuzüglich|sowie|based on|depending|dependent|according|commensurate|je nach|abhängig|entsprechend|selon|suivant|en fonction|seg[uú]n|en funci[oó]n|dependiendo) /,
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

/** Words right before or after the part of pay that is certain. */
const fixedBefore = /(?:fix\p{L}*|base|basic|basis|b[áa]sico|grundgehalt|festgehalt)\s?:?\s*$/iu;
const fixedAfter = /^\s?(?:-|[\p{L}]+ )?(?:fix\p{L}*|fijos?|base|basic|basis)(?!\p{L})/iu;
/** Words before the sum of all parts. */
const totalBefore = /(?:\b(?:package|total|target)|ziel\p{L}*|gesamt\p{L}*)\s?:?\s*$/iu;
/** A line that has an amount of pay and at most what comes on top: `Up to £52,000 + bonus`. */
const bareBefore = /^(?:up to|circa|c\.?|from|to|ab|bis zu|jusqu['’]à|hasta|desde)?\s*$/iu;
const bareAfter = /^\s*(?:$|[+,;(|/–-]|(?:plus|base|basic|nominales|m[áa]s|per|p\.a|depending|doe|zzgl)\b)/iu;
const shortLine = 70;
const longestName = 15;
const longestTitle = 40;
/** Whether what stands before an amount is the name of a job: `Line cook, $19 - $22`. */
const isTitle = (before: string): boolean =>
  before.length <= longestTitle &&
  /[\s(,:@–-]$/u.test(before) &&
  hasJobNoun(before) &&
  !/[.!?]\s/.test(before) &&
  withoutJobNames(before).trim().length <= longestName;
/** Whether nothing stands before an amount but a limit, or the step of a scale: `Level 4 £24,980`. */
const isBareBefore = (before: string): boolean =>
  bareBefore.test(before) ||
  (before.length <= longestName && step.test(before) && !/[.!?]\s/.test(before)) ||
  isTitle(before);
/** In longer lines, an amount with its period may be anything: the rent of a room, the budget of a team. */
const longestPlain = 160;

/** What an hour is paid more than for a better paid time alone, in the money of rich countries. */
const mostExtra = 9;
/** Whether an amount has its own period and is too high for what is paid on top. */
const isWholePay = (mention: PayMention, after: string): boolean =>
  mention.namesPeriod &&
  hasPayUnit(after) &&
  isUsual(mention) &&
  !isLocal(mention) &&
  (mention.salaryPeriod !== 'hour' || (mention.salaryMax ?? mention.salaryMin ?? 0) >= mostExtra);

/** What is read of an amount and its words once. */
interface PaySigns {
  readonly isAboutPay: boolean;
  readonly isNamed: boolean;
  readonly isKnown: boolean;
  readonly isTaxed: boolean;
  readonly isFirst: boolean;
  readonly isSingle: boolean;
}

function signsOf(mention: PayMention, text: string): PaySigns {
  const before = text.slice(0, mention.start);
  const isKnown = isMinijob(mention, text) || isApprentices(mention, text);
  return {
    isAboutPay: aboutPay.test(text),
    isNamed: isNamedPay(before) || isKnown,
    isKnown,
    isTaxed: isTaxed(text.slice(mention.end)),
    isFirst: /^(?:[^:]{0,30}:|\W*)?\s*$/.test(before) || isTitle(before),
    isSingle: mention.salaryMin === mention.salaryMax,
  };
}

/** What words speak for an amount. */
function wordScore(signs: PaySigns, { context: [before, after], isLabeled, isHead }: PayContext): number {
  let score = (isLabeled ? 4 : 0) + (isHead ? 1 : 0) + (signs.isNamed ? 1 : 0);
  if (signs.isAboutPay || signs.isKnown || signs.isNamed) score += 3;
  if (signs.isTaxed) score += signs.isAboutPay ? 1 : 3;
  // Of the parts of pay, the one that is certain counts.
  if (fixedBefore.test(before) || fixedAfter.test(after)) score += 2.5;
  return totalBefore.test(before) ? score - 1 : score;
}

/** What the form of an amount and its line speaks for it. */
function formScore(mention: PayMention, signs: PaySigns, { text, dollar, isHead }: PayContext): number {
  let score = mention.namesPeriod ? (signs.isFirst ? 2.5 : 2) : 0;
  if (mention.currency === dollar) score += 0.5;
  else if (dollars.has(mention.currency ?? '')) score -= 3;
  // `€720 per week, 40 hours`: nothing stands before it, and its unit after it.
  else if (signs.isFirst && mention.namesPeriod && mention.isSigned && hasPayUnit(text.slice(mention.end)))
    score += 0.5;
  if (!signs.isSingle && mention.salaryMin !== null && mention.salaryMax !== null) score += 2;
  const isBare =
    isHead &&
    text.length < shortLine &&
    isBareBefore(text.slice(0, mention.start)) &&
    bareAfter.test(text.slice(mention.end));
  const isOften =
    mention.salaryPeriod === 'year' ||
    (mention.salaryPeriod === 'month' && (isLocal(mention) || mention.currency === 'USD'));
  return isBare && isOften ? score + 2.5 : score;
}

/** What words speak against an amount: it is a part of the pay, a guess, or something else. */
function otherScore(mention: PayMention, { context: [before, after], text, isAlone }: PayContext): number {
  const rest = text.slice(mention.end);
  const [otherBefore, otherAfter] = [withoutJobNames(before), withoutJobNames(after)];
  const isIn = (pattern: RegExp): boolean =>
    (pattern === extras || pattern === othersPay ? [before, after] : [otherBefore, otherAfter]).some((each) =>
      pattern.test(each),
    );
  let score = 0;
  // An amount in brackets says another one for another time.
  if (
    /(?:[€£$]\s?\d|\d\s?[€£$])[^()]*\((?:[^()\d]{0,12})$/u.test(text.slice(0, mention.start)) &&
    !fixedAfter.test(after)
  )
    score -= 1.5;
  if (/employer est/i.test(text)) score -= 2;
  if (/\bOTE\b|on.target/i.test(before) || /^.{0,12}(?:\bOTE\b|on.target)/i.test(after)) score -= 6;
  if (!mention.namesPeriod && unknownUnit.test(rest)) score -= 8;
  if (perUnit.test(rest) || otherPeriod.test(`${before} ${after}`)) score -= 8;
  const wholeBefore = text.slice(0, mention.start);
  if (beyondAfter.test(rest) || beyondBefore.test(wholeBefore)) score -= 8;
  if (!mention.namesPeriod && addedBefore.test(wholeBefore) && !isNamedPay(wholeBefore)) score -= 8;
  if (agreedAfter.test(rest)) score -= 8;
  if (isIn(othersPay)) score -= 12;
  if (isIn(hoped)) score -= 4;
  if (/\b(?:canada|u\.?k|london|europe|emea)\b/i.test(before)) score -= 1;
  if (/voir l.offre|view job|ver oferta/i.test(text)) score -= 12;
  if (/^\s?(?:a |\/)?per diem(?!\p{L})/iu.test(rest) && !isNamedPay(text.slice(0, mention.start))) score -= 6;
  if (/min(?:imum)? wage(?: is| of)?\s*$/iu.test(before) && /^[^.]{0,10}\bbut\b/iu.test(rest)) score -= 10;
  if (/per diem\W*(?:of\W*)?$/iu.test(before)) score -= 8;
  if (isIn(extras)) score -= 8;
  if (isIn(extraTimes)) score -= isWholePay(mention, rest) ? 1 : 8;
  if (isIn(aboutOther)) score -= 8;
  return estimates.test(isAlone ? text : `${before} ${after}`) ? score - 12 : score;
}

/** What the size of an amount speaks against it. */
function sizeScore(
  mention: PayMention,
  signs: PaySigns,
  { context: [before, after], text, isLabeled }: PayContext,
): number {
  const isFixed = fixedBefore.test(before) || fixedAfter.test(after);
  const amount = mention.salaryMax ?? mention.salaryMin ?? 0;
  let score = isUsual(mention) ? 0 : -6;
  const hasSign = isLabeled || signs.isTaxed || signs.isAboutPay || signs.isFirst;
  // A single amount for a month or a year in a sentence that does not speak of pay may be anything.
  const isVague = !hasPayUnit(text.slice(mention.end)) || text.length > longestPlain;
  if (signs.isSingle && !hasSign && mention.salaryPeriod !== 'hour' && text.length > 60 && isVague) score -= 2;
  // `$17.00 - $19.00 based on experience`
  const isHourlyRange =
    signs.isFirst &&
    !signs.isSingle &&
    text.length < shortLine &&
    likelyPeriod(amount, mention.currency ?? '') === 'hour';
  if (
    mention.salaryPeriod === null &&
    !mention.namesPeriod &&
    amount < 1_000 &&
    !signs.isNamed &&
    !signs.isTaxed &&
    !isHourlyRange &&
    !isFixed
  )
    score -= isLabeled && signs.isAboutPay ? 2 : 5;
  return score;
}

/** Returns how surely an amount is the pay of the job. */
export function payScore(mention: PayMention, context: PayContext): number {
  const signs = signsOf(mention, context.text);
  return (
    wordScore(signs, context) +
    formScore(mention, signs, context) +
    otherScore(mention, context) +
    sizeScore(mention, signs, context)
  );
}
