import { payMentionsIn, type PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import type { AdLine } from './ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { aboutOther, aboutPay, estimates, extras } from './pay-phrases.ts';

interface Candidate {
  readonly mention: PayMention;
  readonly line: number;
  readonly score: number;
}

/** The score from which an amount counts as the pay of the job: a period or a range says little alone. */
const enough = 3;

/** The amounts that people are paid for each period, far beyond what is common. */
const usual = {
  hour: [4, 500],
  day: [30, 3_000],
  week: [100, 10_000],
  month: [300, 60_000],
  year: [5_000, 900_000],
} as const;
/** Currencies whose amounts are of another size. */
const isOther = (currency: string | null): boolean =>
  !['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD'].includes(currency ?? '');

function isUsual({ salaryMin, salaryMax, salaryPeriod, currency }: PayMention): boolean {
  if (isOther(currency) || salaryPeriod === null) return true;
  const [least, most] = usual[salaryPeriod];
  return [salaryMin ?? salaryMax ?? 0, salaryMax ?? salaryMin ?? 0].every((each) => each >= least && each <= most);
}

/** The words around a mention, up to the mentions beside it: what an amount is for stands there. */
function contextOf(
  text: string,
  { start, end }: PayMention,
  previous: number,
  next: number,
): readonly [string, string] {
  const before =
    text
      .slice(Math.max(previous, start - 60), start)
      .split(/[.;•|](?:\s|$)|, (?:plus|and|und|et|y) |\bplus\b|\+/)
      .at(-1) ?? '';
  const after =
    text.slice(end, Math.min(next, end + 45)).split(/[.,;•|–—(](?:\s|$)|\bplus\b|\+|, (?:and|und|et|y) /)[0] ?? '';
  return [before, after];
}

function scoreOf(
  candidate: PayMention,
  context: readonly [string, string],
  text: string,
  isLabeled: boolean,
  dollar: string,
  isHead: boolean,
): number {
  const [before, after] = context;
  let score = 0;
  if (isLabeled) score += 4;
  if (aboutPay.test(text)) score += 3;
  if (candidate.namesPeriod) score += 2;
  if (candidate.currency === dollar) score += 0.5;
  if (candidate.salaryMin !== candidate.salaryMax && candidate.salaryMin !== null && candidate.salaryMax !== null)
    score += 2;
  if (/employer est/i.test(text)) score -= 2;
  if (/\bOTE\b|on.target/i.test(context[0])) score -= 6;
  if (/\b(?:canada|u\.?k|london|europe|emea)\b/i.test(context[0]) && candidate.currency !== null) score -= 1;
  if (/voir l.offre|view job|ver oferta/i.test(text)) score -= 12;
  if (isHead) score += 1;
  if (extras.test(before) || extras.test(after)) score -= 8;
  if (aboutOther.test(before) || aboutOther.test(after)) score -= 8;
  if (estimates.test(text)) score -= 12;
  if (!isUsual(candidate)) score -= 6;
  if (candidate.salaryPeriod === null && (candidate.salaryMax ?? candidate.salaryMin ?? 0) < 1_000) score -= 2;
  return score;
}

/** A line that is an amount and nothing else. */
const bareAmount = /^(?:[$€£]|[A-Z]{3} ?[$€£]?) ?\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d{2})?(?: ?[A-Z]{3})?$/u;

/**
 * Joins a range whose dash is on a line of its own, as it is when a page puts each part into an element:
 * `$158,000`, `—`, `$192,000 USD`. The other lines keep their indexes.
 */
function withoutSplitRanges(lines: readonly AdLine[]): readonly AdLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || !bareAmount.test(line.text)) return line;
    // The dash alone has been left out with the site's controls.
    if (bareAmount.test(next.text)) return { ...line, text: `${line.text} – ${next.text}` };
    return /^[-–—] ?\S/.test(next.text) && next.text.length < 30
      ? { ...line, text: `${line.text} ${next.text}` }
      : line;
  });
}

const ratio = (one: PayMention, other: PayMention): number => {
  const [a, b] = [one.salaryMax ?? one.salaryMin ?? 1, other.salaryMax ?? other.salaryMin ?? 1];
  return Math.max(a, b) / Math.min(a, b);
};

/** Two ranges of one ad for different places make one: from the lowest to the highest. */
function union(best: Candidate, candidates: readonly Candidate[]): PayMention {
  const alike = candidates.filter(
    ({ mention, line, score }) =>
      score >= enough - 1 &&
      Math.abs(line - best.line) <= 9 &&
      mention.currency === best.mention.currency &&
      mention.salaryPeriod === best.mention.salaryPeriod &&
      mention.salaryMin !== mention.salaryMax &&
      ratio(mention, best.mention) < 1.6,
  );
  if (best.mention.salaryMin === best.mention.salaryMax || alike.length < 2) return best.mention;
  const mins = alike.flatMap(({ mention }) => mention.salaryMin ?? []);
  const maxes = alike.flatMap(({ mention }) => mention.salaryMax ?? []);
  return { ...best.mention, salaryMin: Math.min(...mins), salaryMax: Math.max(...maxes) };
}

interface PayOptions {
  /** What `$` means, ISO 4217. */
  readonly dollar: string;
  readonly labeled: readonly LabeledValue[];
}

/**
 * Finds the pay of the job. Many amounts of an ad are something else: bonuses, budgets, revenue. An amount counts if a
 * label or a word of pay goes with it, and what stands beside it speaks of nothing else.
 */
export function findPay(given: readonly AdLine[], { dollar, labeled }: PayOptions): Found<PayMention> | undefined {
  const lines = withoutSplitRanges(given);
  const underLabel = new Set(labeled.map(({ line }) => line));
  const candidates = lines.flatMap(({ text }, line): readonly Candidate[] => {
    const mentions = payMentionsIn(text, { dollar });
    const around = [lines[line - 3], lines[line - 2], lines[line - 1], lines[line + 1]];
    const isEstimate = around.some((each) => each !== undefined && each.text.length < 60 && estimates.test(each.text));
    const isUnderHeading = underLabel.has(line) || isPayHeading(lines, line);
    return mentions.map((mention, index): Candidate => {
      const context = contextOf(
        text,
        mention,
        mentions[index - 1]?.end ?? 0,
        mentions[index + 1]?.start ?? text.length,
      );
      const score = scoreOf(mention, context, text, isUnderHeading, dollar, line < 25) - (isEstimate ? 12 : 0);
      return { mention, line, score };
    });
  });
  const limits = betweenLabels(lines, candidates);
  if (limits) return limits;
  const [best] = candidates
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score || one.line - other.line);
  return best && { value: union(best, candidates), line: best.line };
}

/** A line that is short enough for a label. */
const shortText = (line: AdLine | undefined): string => (line !== undefined && line.text.length < 40 ? line.text : '');

/** A lowest and a highest amount under labels of their own: `Minimum`, and below it `Maximum`. */
function betweenLabels(lines: readonly AdLine[], candidates: readonly Candidate[]): Found<PayMention> | undefined {
  const labelOf = ({ line, mention }: Candidate): string =>
    `${shortText(lines[line - 1])} ${lines[line]?.text.slice(0, mention.start) ?? ''}`;
  const low = candidates.find((each) => /\bmin(?:imum|\.|\b)/i.test(labelOf(each)) && each.mention.salaryMin !== null);
  const high = candidates.find(
    (each) =>
      /\bmax(?:imum|\.|\b)/i.test(labelOf(each)) &&
      each.mention.salaryMax !== null &&
      low !== undefined &&
      each.line > low.line &&
      each.line - low.line <= 6,
  );
  if (low === undefined || high === undefined || low.mention.currency !== high.mention.currency) return undefined;
  return {
    value: { ...high.mention, salaryMin: low.mention.salaryMin, salaryMax: high.mention.salaryMax },
    line: low.line,
  };
}

/** Whether the nearest heading above a line, at most three lines away, is about pay. */
function isPayHeading(lines: readonly AdLine[], index: number): boolean {
  for (let above = index - 1; above >= Math.max(0, index - 3); above -= 1) {
    const text = lines[above]?.text ?? '';
    if (text.length < 50 && aboutPay.test(text) && !/[.!?]$/.test(text)) return true;
  }
  return false;
}
