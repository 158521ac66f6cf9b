import { type Amount, type AmountOptions, amountsIn } from './amounts.ts';
import { jobLimits } from './job-limits.ts';
import type { SalaryPeriod } from './job.ts';
import { andWord, betweenWord, from, periodIn, rangeWord, upTo } from './pay-words.ts';

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
  /** Whether the line names the period; without it, only the size of an amount tells. */
  readonly namesPeriod: boolean;
}

/** Characters after and before an amount in which its period is named. */
const periodAfter = 45;
const periodBefore = 45;
/** The smallest amounts that are certainly paid for a year, in the currencies in which ads rarely name the period. */
const yearly: Readonly<Record<string, number>> = {
  ...{ USD: 15_000, EUR: 15_000, GBP: 15_000, CHF: 25_000, CAD: 15_000, AUD: 20_000, NZD: 20_000, PLN: 40_000 },
};

/** The period of an amount that names none: nobody is paid so much for less than a year, or so little for one. */
function usualPeriod(amount: number, currency: string): SalaryPeriod | null {
  if (amount >= (yearly[currency] ?? Number.POSITIVE_INFINITY)) return 'year';
  return currency === 'EUR' && amount >= 1_200 && amount < 10_000 ? 'month' : null;
}

/** The rest of a line up to the end of the sentence. */
const clauseAfter = (text: string): string => text.split(/(?<=[^.]{3})\. |[;•|]/)[0] ?? '';
const clauseBefore = (text: string): string => text.split(/\. |[;•|]/).at(-1) ?? '';

/** Whether the text between two amounts makes a range of them: a dash or a word, beside units and signs. */
function joins(between: string, before: string): boolean {
  const bare = between
    .replace(
      /(?:\/|\b(?:per|pro|par|por|an?)\b)\s?(?:hour|hr|h|yr|year|month|mo|week|wk|day|stunde|std|monat|jahr|heure|mois|an|mes|año|hora)\b\.?/gi,
      ' ',
    )
    .replace(/\b(?:brutto|brut|bruts|brutos?|gross|net|netto)\b/gi, ' ');
  // `from $63,500 for a first-year teacher to $101,000 for fifteen years`
  const isSpoken =
    between.length <= 60 &&
    ((/ to\s*$/.test(between) && /\b(?:from|range from)\s*$/i.test(before)) ||
      // `£28,500 for newly qualified nurses up to £33,000`
      (/^ for [\p{L} -]{3,40} up to\s*$/u.test(between) && !/bonus|overtime|commission/i.test(between)));
  const isRising =
    between.length <= 50 &&
    (/\b(?:rising|increasing|progressing|going)\s(?:up )?to\s*$/i.test(between) ||
      /^[^.;]{0,20}\bto start, (?:then )?$/i.test(between));
  return isRising || rangeWord.test(bare) || isSpoken || (andWord.test(bare) && betweenWord.test(before));
}

/** Numbers that cannot be pay beside each other; without a currency, years and counts look the same. */
const isPlausible = (value: number): boolean => value > 0 && value <= jobLimits.salary;

function mentionOf(line: string, low: Amount, high: Amount | undefined, nextStart: number): PayMention | undefined {
  const currency = low.currency ?? high?.currency;
  const [start, end] = [low.start, (high ?? low).end];
  // In `$120 – 150k` both amounts are thousands.
  const scale = high !== undefined && low.scale === 1 && low.value < 1_000 ? high.scale : 1;
  const values = [low.value * scale, high?.value ?? low.value * scale];
  if (currency === undefined || !values.every(isPlausible)) return undefined;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const before = line.slice(0, start);
  const after = line.slice(end, Math.min(end + periodAfter, nextStart));
  const named =
    periodIn(clauseAfter(after)) ??
    periodIn(line.slice(low.end, high?.start ?? low.end)) ??
    periodIn(clauseBefore(before).slice(-periodBefore));
  const isOpen = high === undefined && /^\+/.test(line.slice(end));
  const limit = high === undefined ? before.slice(-30) : '';
  return {
    start,
    end,
    salaryMin: upTo.test(limit) ? null : min,
    salaryMax: isOpen || (from.test(limit) && !upTo.test(limit)) ? null : max,
    currency,
    salaryPeriod: named ?? usualPeriod(max, currency),
    namesPeriod: named !== undefined,
  };
}

/** Finds the amounts and ranges with a currency in one line, in order. */
export function payMentionsIn(line: string, options?: AmountOptions): readonly PayMention[] {
  const amounts = amountsIn(line, options);
  const mentions: PayMention[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const low = amounts[index];
    const next = amounts[index + 1];
    if (low === undefined) continue;
    const isRange = next !== undefined && joins(line.slice(low.end, next.start), line.slice(0, low.start));
    const following = amounts[index + (isRange ? 2 : 1)];
    const mention = mentionOf(line, low, isRange ? next : undefined, following?.start ?? line.length);
    if (mention !== undefined) mentions.push(mention);
    if (isRange && mention !== undefined) index += 1;
  }
  return mentions;
}
