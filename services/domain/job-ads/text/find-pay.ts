import { withDigits } from '../../../../shared/documents/jobs/number-words.ts';
import { payMentionsIn, type PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay, likelyPeriod } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { periodsIn } from '../../../../shared/documents/jobs/pay-words.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { otherAdLines } from './other-ads.ts';
import { payBlocks } from './pay-blocks.ts';
import { findPayList } from './pay-lists.ts';
import { joinSplitPay, withCents, withDecades } from './pay-lines.ts';
import { aboutPay, betterPaid, estimates, othersPay } from './pay-phrases.ts';
import { betweenLabels, completed, enough, exact, fromStart, type PayCandidate, union } from './pay-ranges.ts';
import { findScale } from './pay-steps.ts';
import { isUnsignedPay } from './unsigned-pay.ts';
import { contextOf, payScore } from './pay-score.ts';

/** Certain pay is for the period that fits its size if the ad names none. */
export const withPeriod = (mention: PayMention): PayMention => ({
  ...mention,
  salaryPeriod:
    mention.salaryPeriod ??
    (mention.namesPeriod ? null : likelyPeriod(mention.salaryMax ?? mention.salaryMin ?? 0, mention.currency ?? '')),
});

/** What Austrian ads must state, the least that the law allows: `Mindestgrundlohn lt. Kollektivvertrag: EUR 2.989`. */
const leastBefore =
  /(?<!\p{L})(?:kv-)?mindest(?:grund|brutto|monats|jahres|stunden|einstiegs)+(?:lohn|gehalt|entgelt|bezug)\p{L}*(?:[^\d.;]|(?:lt|gem|inkl)\.)*$/iu;
const asLeast = (mention: PayMention, text: string): PayMention =>
  mention.salaryMin === mention.salaryMax && leastBefore.test(text.slice(0, mention.start))
    ? { ...mention, salaryMax: null }
    : mention;

/** An amount below a label that names the period: `Monthly wage`, and on the next line `$6,487 – $8,122`. */
function byLabelAbove(mention: PayMention, label = ''): PayMention {
  if (mention.namesPeriod || label.length > longestLabel || !aboutPay.test(label) || /\d/.test(label)) return mention;
  const [period, ...others] = periodsIn(` ${label.replace(/:$/, '')}:`);
  const amount = mention.salaryMax ?? mention.salaryMin ?? 0;
  return period !== undefined && others.length === 0 && isUsualPay(amount, period, mention.currency ?? '')
    ? { ...mention, salaryPeriod: period, namesPeriod: true }
    : mention;
}
const longestLabel = 40;

/** Countries with US dollars in which pay is by the month. */
const monthlyDollars = ['EC', 'SV', 'PA'];

/** Where people are paid US dollars by the month, an amount without a period is for one. */
const byLocalHabit = (mention: PayMention, country = ''): PayMention => {
  const amount = mention.salaryMax ?? mention.salaryMin ?? 0;
  return mention.salaryPeriod === null &&
    mention.currency === 'USD' &&
    amount >= 250 &&
    amount <= 6_000 &&
    !mention.namesPeriod &&
    monthlyDollars.includes(country)
    ? { ...mention, salaryPeriod: 'month' }
    : mention;
};

/** Whether a line says that the amount beside it is a guess; how soon an employer answers is another average. */
const isEstimate = (text: string): boolean =>
  estimates.test(text) &&
  !/respon|antwort|r[ée]pon|reply|replies|\d ?(?:h|min|days?|tage?n?|jours?|d[ií]as)(?!\p{L})/iu.test(text);

/** In longer lines, a number without a currency is one of many. */
const longestUnsigned = 300;

/** The last line that is near the beginning of the ad. */
const lastOfHead = 24;

export interface PayOptions {
  /** What `$` means, ISO 4217. */
  readonly dollar: string;
  /** The currency of amounts that name none, ISO 4217; null if unknown. */
  readonly currency: string | null;
  /** Where the job is, ISO 3166-1. */
  readonly country: string | undefined;
  readonly labeled: readonly LabeledValue[];
}

/** Whether the words beside an amount say that it is what other people pay or get. */
const isOthersPay = (text: string, mention: PayMention): boolean =>
  contextOf(text, mention, 0, text.length).some((words) => othersPay.test(words));

/** The amounts of an ad as rules see them. */
export interface AdAmounts {
  /** The lines of the ad as amounts are read from them, under their own indexes. */
  readonly lines: readonly AdLine[];
  /** All amounts of each line that are not other people's, also those that no word or sign makes money. */
  readonly every: readonly (readonly PayMention[])[];
  /** Those of each line that rules look at. */
  readonly all: readonly (readonly PayMention[])[];
  /** Those of each line that are money. */
  readonly mentions: readonly (readonly PayMention[])[];
  readonly candidates: readonly PayCandidate[];
}

/** Reads the amounts of an ad, each with how surely it is the pay. */
export function amountsOfAd(given: readonly AdLine[], { dollar, currency, country, labeled }: PayOptions): AdAmounts {
  const lines = joinSplitPay(given).map((line) => ({
    ...line,
    text: withDecades(withCents(withDigits(line.text)), currency),
  }));
  const underLabel = new Set(labeled.map(({ line }) => line));
  const isLabeled = (line: number): boolean => underLabel.has(line) || isPayHeading(lines, line);
  const ofOthers = otherAdLines(lines);
  const read = (text: string, line: number, isUnsignedAllowed: boolean): readonly PayMention[] =>
    payMentionsIn(text, { dollar, currency, isUnsignedAllowed }).map((mention) =>
      asLeast(byLabelAbove(byLocalHabit(mention, country), lines[line - 1]?.text), text),
    );
  const every = lines.map(({ text }, line) =>
    ofOthers.has(line) ? [] : read(text, line, currency !== null).filter((mention) => !isOthersPay(text, mention)),
  );
  const all = lines.map(({ text }, line) => {
    if (ofOthers.has(line)) return [];
    return read(text, line, currency !== null && text.length <= longestUnsigned);
  });
  const mentions = all.map((ofLine, line) => {
    const { text = '' } = lines[line] ?? {};
    return ofLine.filter((mention) => mention.isSigned || isUnsignedPay(text, mention, isLabeled(line)));
  });
  const candidates = lines.flatMap(({ text }, line): readonly PayCandidate[] => {
    const around = [lines[line - 3], lines[line - 2], lines[line - 1], lines[line + 1]];
    const isGuess = around.some((each) => each !== undefined && each.text.length < 60 && isEstimate(each.text));
    const ofLine = mentions[line] ?? [];
    return ofLine.map((mention, index): PayCandidate => {
      const context = contextOf(text, mention, ofLine[index - 1]?.end ?? 0, ofLine[index + 1]?.start ?? text.length);
      const score =
        payScore(mention, {
          ...{
            context,
            text,
            dollar,
            isLabeled: isLabeled(line),
            isHead: line <= lastOfHead,
            isAlone: ofLine.length === 1,
          },
        }) - (isGuess ? 12 : 0);
      return { mention, line, text, score };
    });
  });
  return { lines, every, all, mentions, candidates };
}

/**
 * Finds the pay of the job by rules. Many amounts of an ad are something else: bonuses, budgets, revenue. An amount counts
 * if a label or a word of pay goes with it, and what stands beside it speaks of nothing else.
 */
export function findPayByRules({ lines, all, mentions, candidates }: AdAmounts): Found<PayMention> | undefined {
  const limits = betweenLabels(lines, candidates) ?? fromStart(lines, candidates);
  if (limits) return limits;
  const [best] = candidates
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score || one.line - other.line);
  const block = payBlocks(lines, mentions).find(({ first, last }) =>
    best === undefined
      ? candidates.some(({ line, score }) => line >= first && line <= last && score >= 0)
      : best.line >= first && best.line <= last,
  );
  if (block) return { value: withPeriod(block.mention), line: block.first };
  const list = findListOf(lines, all, best);
  if (list || best === undefined) return list;
  const scale = findScale(best, candidates);
  if (scale) return { ...scale, value: withPeriod(scale.value) };
  const chosen = exact(best, candidates);
  const value = withPeriod(chosen === best ? completed(union(best, candidates), candidates) : chosen.mention);
  return hasRival(value, best, candidates) ? undefined : { value, line: chosen.line };
}

/** The list of amounts in the line of the best one; without a best one, the first list near the top of the ad. */
function findListOf(
  lines: readonly AdLine[],
  mentions: readonly (readonly PayMention[])[],
  best: PayCandidate | undefined,
): Found<PayMention> | undefined {
  const first = best?.line ?? 0;
  for (let line = first; line <= (best?.line ?? Math.min(lines.length - 1, lastOfHead)); line += 1) {
    const ofLine = mentions[line] ?? [];
    const value = ofLine.length < 2 ? undefined : findPayList(lines[line]?.text ?? '', ofLine);
    if (value) return { value, line };
  }
  return undefined;
}

/** How much less sure an amount has to be than the best one in order not to compete with it. */
const closeScore = 1.1;

/** What stands before an amount that says another one in a different way, or for better paid times. */
const isAside = (before: string): boolean =>
  /\([^()]*$|(?:[=+]|\bplus|\bm[áa]s)\s*$/iu.test(before) || betterPaid.test(before.slice(-25));

/** How many times as much as what is paid on top the pay is at least. */
const farMore = 4;
const isFarLess = (mention: PayMention, pay: PayMention): boolean =>
  (mention.salaryMax ?? mention.salaryMin ?? 0) * farMore < (pay.salaryMin ?? pay.salaryMax ?? 0);

/** Whether another amount beside it is as likely the pay as the best one: then a person has to choose. */
function hasRival(value: PayMention, best: PayCandidate, candidates: readonly PayCandidate[]): boolean {
  const [least, most] = [value.salaryMin ?? 0, value.salaryMax ?? Number.POSITIVE_INFINITY];
  return candidates.some(
    ({ mention, text, line, score }) =>
      Math.abs(line - best.line) <= 1 &&
      score >= enough &&
      score > best.score - closeScore &&
      !isAside(text.slice(0, mention.start)) &&
      mention.currency === value.currency &&
      !isFarLess(mention, value) &&
      withPeriod(mention).salaryPeriod === value.salaryPeriod &&
      [mention.salaryMin, mention.salaryMax].some((each) => each !== null && (each < least || each > most)),
  );
}

/** Whether the nearest heading above a line, at most three lines away, is about pay. */
function isPayHeading(lines: readonly AdLine[], index: number): boolean {
  for (let above = index - 1; above >= Math.max(0, index - 3); above -= 1) {
    const text = lines[above]?.text ?? '';
    if (text.length < 50 && aboutPay.test(text) && !/[.!?]$/.test(text)) return true;
  }
  return false;
}
