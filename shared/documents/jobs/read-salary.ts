import { currencyCode } from './pay.ts';
import { jobLimits } from './job-limits.ts';
import type { SalaryPeriod } from './job.ts';

/** A salary, as far as a text states it. */
export interface Salary {
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: SalaryPeriod | null;
}

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  '₹': 'INR',
  '¥': 'JPY',
  zł: 'PLN',
  '₴': 'UAH',
  'Fr.': 'CHF',
  R$: 'BRL',
};
const sign = `(?:US\\$|CA\\$|C\\$|A\\$|R\\$|[€£$₹¥₴]|zł|Fr\\.|\\b[A-Z]{3}\\b)`;
const amount = `\\d{1,3}(?:[,.' \\u00a0\\u202f’]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?`;
const range = new RegExp(
  `(${sign})?\\s?(${amount})\\s?([kK]\\b)?\\s?(${sign})?(?:\\s?(?:-|–|—|to|bis|à|until)\\s?(${sign})?\\s?(${amount})\\s?([kK]\\b)?\\s?(${sign})?)?`,
  'gu',
);

const periods: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ['hour', /\b(?:hour|hourly|hr|h|stunde|heure|godz)\b/i],
  ['day', /\b(?:day|daily|tag|jour)\b/i],
  ['week', /\b(?:week|weekly|woche|semaine)\b/i],
  ['month', /\b(?:month|monthly|monat|mois|mtl|mies)\b/i],
  ['year', /\b(?:year|yearly|annual|annually|annum|yr|p\.?a|jahr|jährlich|an)\b/i],
];

function numberIn(text: string, thousands: boolean): number {
  const plain = text.replace(/[' \u00a0\u202f’]/g, '');
  // The last `.` or `,` is a decimal point only when one or two digits follow it.
  const decimals = /[.,](\d{1,2})$/.exec(plain)?.[0] ?? '';
  const whole = plain.slice(0, plain.length - decimals.length).replace(/[.,]/g, '');
  return Number(`${whole}${decimals.replace(',', '.')}`) * (thousands ? 1_000 : 1);
}

const currencyOf = (texts: readonly (string | undefined)[]): string | undefined => {
  for (const text of texts) {
    const known = text === undefined ? undefined : (signs[text] ?? currencyCode(text));
    if (known !== undefined) return known;
  }
  return undefined;
};

/** The pay period that is named soon after the amount; without one, the usual period for an amount of that size. */
function periodOf(after: string, most: number): SalaryPeriod | null {
  const named = periods.find(([, pattern]) => pattern.test(after))?.[0];
  return named ?? (most >= 15_000 ? 'year' : null);
}

/**
 * Finds the first salary in a text, one amount or a range with a currency: `$120k – $150k`, `CHF 100'000.– bis
 * 120'000`, `35 € / hour`. Undefined where there is none; a number without a currency could be anything.
 */
export function readSalary(text: string): Salary | undefined {
  for (const found of text.matchAll(range)) {
    const [all, before, low, lowThousand, between, beforeHigh, high, highThousand, after] = found;
    const currency = currencyOf([before, between, beforeHigh, after]);
    if (currency === undefined || low === undefined) continue;
    // In `$120 – 150k` both amounts are thousands.
    const min = numberIn(low, lowThousand !== undefined || (highThousand !== undefined && !/\d{4}/.test(low)));
    const max = high === undefined ? min : numberIn(high, highThousand !== undefined);
    const most = Math.max(min, max);
    if (most === 0 || most > jobLimits.salary) continue;
    const following = text.slice(found.index + all.length, found.index + all.length + 25);
    return {
      salaryMin: Math.min(min, max),
      salaryMax: most,
      currency,
      salaryPeriod: periodOf(following, most),
    };
  }
  return undefined;
}
