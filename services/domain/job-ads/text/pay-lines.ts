/** Lines of an ad as amounts are read from them: what a page puts into several elements, in one line. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { amountsIn } from '../../../../shared/documents/jobs/amounts.ts';
import { periodsIn } from '../../../../shared/documents/jobs/pay-words.ts';

/** Whether a line is an amount and nothing else. */
function isBareAmount(text: string): boolean {
  if (text.length > 40) return false;
  const [amount, ...others] = amountsIn(text);
  return (
    others.length === 0 &&
    amount?.currency !== undefined &&
    amount.value >= 1_000 &&
    text.length - (amount.end - amount.start) <= 1
  );
}

/** Whether a line is one or two amounts and nothing else. */
function isBarePay(text: string): boolean {
  const amounts = text.length > 50 ? [] : amountsIn(text);
  const rest = amounts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return (
    amounts.length > 0 && amounts.length <= 2 && amounts.some(({ currency }) => currency) && !/\p{L}{4}/u.test(rest)
  );
}

/** A line that begins with a period, which the amount above it has: `per hour`, `Hourly, plus a premium`. */
const startsWithPeriod = (text: string): boolean => {
  const [start = ''] = text.split(/[,;.(]/);
  return (
    start.length < 30 &&
    !/\d/.test(start) &&
    periodsIn(` ${start}`).length > 0 &&
    /^\W{0,2}\p{Ll}|^[^\s]+$/u.test(start)
  );
};

const ends = (words: string): RegExp =>
  new RegExp(`^(?:${words})(?: of)?\\s?:?\\s+(?=[^\\p{L}]|[A-Z]{3} ?\\d)(.{1,25})$`, 'iu');
/** The two ends of a range on lines of their own, as forms have them: `Von: 2800`, `Bis: 3300`. */
const lowEnd = ends(
  'from|min(?:imum|imal|\\.)?|low(?:est)?|von|ab|mindestens|de|à partir de|mini|m[ií]n(?:imo)?\\.?|desde',
);
const highEnd = ends(
  "to|up to|max(?:imum|imal|\\.)?|high(?:est)?|bis(?: zu)?|höchstens|à|jusqu['’]à|maxi|m[áa]x(?:imo)?\\.?|hasta|a",
);
/** A line with nothing but the currency or the period of the amounts above it. */
const isUnitLine = (text: string): boolean =>
  text.length < 30 &&
  !/\d/.test(text) &&
  (periodsIn(` ${text}`).length > 0 || periodsIn(`/ ${text}`).length > 0 || /^[A-Z]{3}$/.test(text));

/** Joins the lines of a range whose ends have a line each, with the line of their unit. */
function joinEnds(lines: readonly AdLine[], index: number): string | undefined {
  const low = lowEnd.exec(lines[index]?.text ?? '')?.[1];
  const high = highEnd.exec(lines[index + 1]?.text ?? '')?.[1];
  if (low === undefined || high === undefined) return undefined;
  const unit = lines[index + 2]?.text ?? '';
  return `${low} – ${high}${isUnitLine(unit) ? ` ${unit}` : ''}`;
}

/** The end of a line that a mail program broke within a range: `between CHF 92'400 and`. */
const brokenRange = /\d[\d.,'’ ]*(?:k|[€$£]|[A-Z]{3})? (?:to|and|bis|und|à|et|a|y|hasta|-|–)$/u;
/** The characters at the end of a line in which such a range fits; the expression is slow on long runs of digits. */
const brokenRangeLength = 40;
const startsWithAmount = (text: string): boolean =>
  amountsIn(text).some(({ start, value, currency }) => start === 0 && (currency !== undefined || value >= 1_000));

/**
 * Joins a range whose dash is on a line of its own, as it is when a page puts each part into an element:
 * `$158,000`, `—`, `$192,000 USD`; and a period on the next line. The other lines keep their indexes.
 */
export function joinSplitPay(lines: readonly AdLine[]): readonly AdLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (next === undefined) return line;
    const joined = joinEnds(lines, index);
    if (joined !== undefined) return { ...line, text: joined };
    if (isBareAmount(line.text)) {
      // The dash alone has been left out with the site's controls.
      if (isBareAmount(next.text)) return { ...line, text: `${line.text} – ${next.text}` };
      if (/^[-–—] ?\S/.test(next.text) && next.text.length < 30) return { ...line, text: `${line.text} ${next.text}` };
    }
    // A mail program broke the line within the range.
    if (brokenRange.test(line.text.slice(-brokenRangeLength)) && startsWithAmount(next.text))
      return { ...line, text: `${line.text} ${next.text}` };
    const isPeriodBelow = isBarePay(line.text) && periodsIn(line.text).length === 0 && startsWithPeriod(next.text);
    return isPeriodBelow ? { ...line, text: `${line.text} ${next.text.split(/[,;.(]/)[0] ?? ''}` } : line;
  });
}

/** Cents after the sign, as in spoken French: `11€65`. */
export const withCents = (text: string): string => text.replaceAll(/(\d)\s?€\s?(\d\d)(?![\d.,])/g, '$1,$2 €');

/** Decades of thousands: `low 50s`, `in the mid-90s`. */
const decade = /(?<!\p{L})(low|lower|mid|middle)[ -]?(\d0)s(?![\p{L}\d])/iu;

/** Writes a decade of thousands as the amount that it begins with. */
export const withDecades = (text: string, currency: string | null): string =>
  currency === null
    ? text
    : text.replace(
        decade,
        (_all, part: string, tens: string) => `${currency} ${Number(tens) + (/^mid/i.test(part) ? 5 : 0)}k / year`,
      );
