/** Amounts of an ad that belong together as one range. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';

/** An amount that may be the pay, with how surely it is. */
export interface PayCandidate {
  readonly mention: PayMention;
  readonly line: number;
  readonly text: string;
  readonly score: number;
}

/** The score from which an amount counts as the pay of the job: a period or a range says little alone. */
export const enough = 3;

const ratio = (one: PayMention, other: PayMention): number => {
  const [a, b] = [one.salaryMax ?? one.salaryMin ?? 1, other.salaryMax ?? other.salaryMin ?? 1];
  return Math.max(a, b) / Math.min(a, b);
};

const isRange = ({ salaryMin, salaryMax }: PayMention): boolean =>
  salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax;

/** Whether amounts are in thousands, as sites round them. */
const isRounded = ({ salaryMin, salaryMax }: PayMention): boolean =>
  [salaryMin, salaryMax].every((each) => each === null || each % 1_000 === 0);

/** A site writes `£40K – £46K` above an ad that says `£39,862 – £45,718`. */
export function exact(best: PayCandidate, candidates: readonly PayCandidate[]): PayCandidate {
  if (!isRounded(best.mention) || !isRange(best.mention)) return best;
  const near = (one: number | null, other: number | null): boolean =>
    one !== null && other !== null && Math.abs(one - other) < 1_000;
  return (
    candidates.find(
      ({ mention, score }) =>
        score >= 0 &&
        !isRounded(mention) &&
        mention.currency === best.mention.currency &&
        near(mention.salaryMin, best.mention.salaryMin) &&
        near(mention.salaryMax, best.mention.salaryMax),
    ) ?? best
  );
}

/** A limit alone, such as `up to $42 per hour` above an ad that says `$34 to 42`, with its other end. */
export function completed(best: PayMention, candidates: readonly PayCandidate[]): PayMention {
  const { salaryMin, salaryMax, currency, salaryPeriod } = best;
  if (salaryMin !== null && salaryMax !== null) return best;
  const whole = candidates.find(
    ({ mention, score }) =>
      score > -enough &&
      isRange(mention) &&
      mention.currency === currency &&
      (!mention.namesPeriod || mention.salaryPeriod === salaryPeriod) &&
      (salaryMin === null ? mention.salaryMax === salaryMax : mention.salaryMin === salaryMin),
  )?.mention;
  return whole ? { ...best, salaryMin: whole.salaryMin, salaryMax: whole.salaryMax } : best;
}

/** Whether a range is another one as a site rounds it. */
const isRoundedOf = (one: PayMention, other: PayMention): boolean =>
  one !== other &&
  isRounded(one) &&
  !isRounded(other) &&
  Math.abs((one.salaryMin ?? 0) - (other.salaryMin ?? 0)) < 1_000 &&
  Math.abs((one.salaryMax ?? 0) - (other.salaryMax ?? 0)) < 1_000;

/** What follows an amount for people who are not employed. */
const isInvoiced = (after: string): boolean => /^[^\d.;]{0,15}(?:\+ ?(?:vat|ust|mwst|tva|iva)|b2b)/i.test(after);

/** Two ranges of one ad for different places make one: from the lowest to the highest. */
export function union(best: PayCandidate, candidates: readonly PayCandidate[]): PayMention {
  const alike = candidates.filter(
    ({ mention, line, text, score }) =>
      score >= Math.max(enough - 1, best.score - 4) &&
      Math.abs(line - best.line) <= 9 &&
      mention.currency === best.mention.currency &&
      mention.salaryPeriod === best.mention.salaryPeriod &&
      isRange(mention) &&
      !isRoundedOf(mention, best.mention) &&
      !isInvoiced(text.slice(mention.end)) &&
      ratio(mention, best.mention) < 1.6,
  );
  if (!isRange(best.mention)) return best.mention;
  if (alike.length < 2) return best.mention;
  const mins = alike.flatMap(({ mention }) => mention.salaryMin ?? []);
  const maxes = alike.flatMap(({ mention }) => mention.salaryMax ?? []);
  return { ...best.mention, salaryMin: Math.min(...mins), salaryMax: Math.max(...maxes) };
}

/** A line that is short enough for a label. */
const shortText = (line: AdLine | undefined): string => (line !== undefined && line.text.length < 40 ? line.text : '');

/** A lowest and a highest amount under labels of their own: `Minimum`, and below it `Maximum`. */
export function betweenLabels(
  lines: readonly AdLine[],
  candidates: readonly PayCandidate[],
): Found<PayMention> | undefined {
  const labelOf = ({ line, mention }: PayCandidate): string =>
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

/** What one starts with, and on the next line what one may reach: `$24.85 an hour to start`, `up to $29.60`. */
export function fromStart(
  lines: readonly AdLine[],
  candidates: readonly PayCandidate[],
): Found<PayMention> | undefined {
  for (const low of candidates) {
    if (
      low.score < enough ||
      isRange(low.mention) ||
      !/\b(?:to start|starting|einstieg\p{L}*)\b/iu.test(lines[low.line]?.text ?? '')
    )
      continue;
    const high = candidates.find(
      ({ mention, line }) =>
        line === low.line + 1 &&
        mention.salaryMin === null &&
        mention.currency === low.mention.currency &&
        (mention.salaryMax ?? 0) > (low.mention.salaryMin ?? Number.POSITIVE_INFINITY) &&
        ratio(mention, low.mention) < 2,
    );
    if (high) return { value: { ...low.mention, salaryMax: high.mention.salaryMax }, line: low.line };
  }
  return undefined;
}
