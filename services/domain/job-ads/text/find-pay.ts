import { withDigits } from '../../../../shared/documents/jobs/number-words.ts';
import { payMentionsIn, type PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { likelyPeriod } from '../../../../shared/documents/jobs/pay-sizes.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { payBlocks } from './pay-blocks.ts';
import { joinSplitPay, withCents, withDecades } from './pay-lines.ts';
import { aboutPay, estimates } from './pay-phrases.ts';
import { betweenLabels, enough, exact, fromStart, type PayCandidate, union } from './pay-ranges.ts';
import { findScale } from './pay-steps.ts';
import { isUnsignedPay } from './unsigned-pay.ts';
import { contextOf, payScore } from './pay-score.ts';

/** Certain pay is for the period that fits its size if the ad names none. */
const withPeriod = (mention: PayMention): PayMention => ({
  ...mention,
  salaryPeriod:
    mention.salaryPeriod ??
    (mention.namesPeriod ? null : likelyPeriod(mention.salaryMax ?? mention.salaryMin ?? 0, mention.currency ?? '')),
});

/** In longer lines, a number without a currency is one of many. */
const longestUnsigned = 300;

interface PayOptions {
  /** What `$` means, ISO 4217. */
  readonly dollar: string;
  /** The currency of amounts that name none, ISO 4217; null if unknown. */
  readonly currency: string | null;
  readonly labeled: readonly LabeledValue[];
}

/**
 * Finds the pay of the job. Many amounts of an ad are something else: bonuses, budgets, revenue. An amount counts if a
 * label or a word of pay goes with it, and what stands beside it speaks of nothing else.
 */
export function findPay(
  given: readonly AdLine[],
  { dollar, currency, labeled }: PayOptions,
): Found<PayMention> | undefined {
  const lines = joinSplitPay(given).map((line) => ({
    ...line,
    text: withDecades(withCents(withDigits(line.text)), currency),
  }));
  const underLabel = new Set(labeled.map(({ line }) => line));
  const isLabeled = (line: number): boolean => underLabel.has(line) || isPayHeading(lines, line);
  const mentions = lines.map(({ text }, line) => {
    const isUnsignedAllowed = currency !== null && text.length <= longestUnsigned;
    return payMentionsIn(text, { dollar, currency, isUnsignedAllowed }).filter(
      (mention) => mention.isSigned || isUnsignedPay(text, mention, isLabeled(line)),
    );
  });
  const candidates = lines.flatMap(({ text }, line): readonly PayCandidate[] => {
    const around = [lines[line - 3], lines[line - 2], lines[line - 1], lines[line + 1]];
    const isEstimate = around.some((each) => each !== undefined && each.text.length < 60 && estimates.test(each.text));
    const ofLine = mentions[line] ?? [];
    return ofLine.map((mention, index): PayCandidate => {
      const context = contextOf(text, mention, ofLine[index - 1]?.end ?? 0, ofLine[index + 1]?.start ?? text.length);
      const score =
        payScore(mention, {
          ...{ context, text, dollar, isLabeled: isLabeled(line), isHead: line < 25, isAlone: ofLine.length === 1 },
        }) - (isEstimate ? 12 : 0);
      return { mention, line, text, score };
    });
  });
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
  if (best === undefined) return undefined;
  const scale = findScale(best, candidates);
  if (scale) return { ...scale, value: withPeriod(scale.value) };
  const chosen = exact(best, candidates);
  return { value: withPeriod(chosen === best ? union(best, candidates) : chosen.mention), line: chosen.line };
}

/** Whether the nearest heading above a line, at most three lines away, is about pay. */
function isPayHeading(lines: readonly AdLine[], index: number): boolean {
  for (let above = index - 1; above >= Math.max(0, index - 3); above -= 1) {
    const text = lines[above]?.text ?? '';
    if (text.length < 50 && aboutPay.test(text) && !/[.!?]$/.test(text)) return true;
  }
  return false;
}
