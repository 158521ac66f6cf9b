import { currencyOfSign, type MoneyOptions, signAfter, signBefore } from './money-signs.ts';
import { currencyCode } from './pay.ts';
import { countsInMillions, isUsualPay, knownCurrencies } from './pay-sizes.ts';
import { isStepNumber } from './step-numbers.ts';

/** An amount of money in a line, or a number that may be one. */
export interface Amount {
  /** Where it starts and ends in the line, in UTF-16 units, its currency included. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** ISO 4217; undefined if none stands beside it. */
  readonly currency: string | undefined;
  /** What the number was multiplied by: 1,000 in `95k`. */
  readonly scale: number;
}

// Groups of three digits, groups as in India, or plain digits; then decimals. `2100.0` has one, a tariff may have four.
const grouped = "\\d{1,3}(?:[,.'’\\u00a0\\u202f ]\\d{3})+(?!\\d)";
const indian = '\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)';
const number = `(?:${indian}|${grouped}|\\d+)(?:[.,](?:\\d{1,2}|\\d{4})(?!\\d))?`;
interface Scale {
  readonly pattern: RegExp;
  readonly factor: number;
  /** Where only the people of some countries say so: their money, ISO 4217. */
  readonly currencies?: readonly string[];
  /** Whether the word tells the currency; otherwise it counts only in those countries. */
  readonly isClear?: boolean;
}

/** Words that multiply a number. */
const scales: readonly Scale[] = [
  { pattern: /^(?:k|t|tsd\.?|thousand|grand|mil|mille|tausend)$/iu, factor: 1_000 },
  { pattern: /^lucas?$/iu, factor: 1_000, currencies: ['CLP', 'ARS', 'COP'] },
  { pattern: /^(?:m|mm|mio\.?|millions?|millones|millionen)$/iu, factor: 1_000_000 },
  { pattern: /^(?:lpa|lakhs?|lacs?)$/iu, factor: 100_000, currencies: ['INR'], isClear: true },
  { pattern: /^ke$/iu, factor: 1_000, currencies: ['EUR'] },
  { pattern: /^kdt$/iu, factor: 1_000, currencies: ['TND'], isClear: true },
  { pattern: /^l$/iu, factor: 100_000, currencies: ['INR'] },
];
const scaleWord =
  '[kK][eE](?![\\p{L}\\d])|KDT(?!\\p{L})|[kKT](?=[€$£]|EUR|CHF|USD)|(?:[kKT]|[Tt]sd\\.?|thousand|grand|mil|mille|[Tt]ausend|lucas?|LPA|[Ll]a(?:kh|c)s?|L|M{1,2}|(?<=\\d)m|Mio\\.?|[Mm]illions?|[Mm]illones|[Mm]illionen)(?![\\p{L}\\d]|\\(|\\.\\p{L})';
const pattern = new RegExp(
  `(?<![\\d.,])(?:(?<code>${knownCurrencies.join('|')}) ?(?=\\$))?(?<before>${signBefore})?\\s?(?<number>${number})(?:[.,]\\s?[-–—]{1,2}(?!\\d))?(?:\\s?(?<scale>${scaleWord}))?(?:(?: (?:de )?|-)?\\(?(?<after>${signAfter})\\)?(?!\\s?\\d))?`,
  'gu',
);
/** What makes a number something other than pay: percentages, millions, and names such as `401(k)`. */
const notMoney =
  /^\s?(?:%|\(k\)|(?:m|mm|bn|b|mio|mrd|millions?|millionen|milliards?|milliarden|billions?|millones|crores?)(?!\.? ?N\.|\/|[\p{L}]))/iu;

/** Reads a number as people write it: the last point or comma is decimal if one, two, or four digits follow. */
function numberIn(text: string): number {
  const plain = text.replace(/[' \u00a0\u202f’]/g, '');
  const decimals = /[.,](?:\d{1,2}|\d{4})$/.exec(plain)?.[0] ?? '';
  const whole = plain.slice(0, plain.length - decimals.length).replace(/[.,]/g, '');
  return Number(`${whole}${decimals.replace(',', '.')}`);
}

/** The words that make an amount an hourly one, right after and before it. */
const hourAfter =
  /^\s?(?:(?:brut|brutto|bruto|gross)\s)?(?:\/|per|an|pro|par|por|die|la|de l['’]|l['’])\s?(?:h|hr|hour|std|stunde|heure|hora)(?!\p{L})/iu;
const hourBefore = /(?:horaire|stundenlohn|hourly(?: \p{L}+)?|per hour|por hora)[^\p{L}\d]{0,4}$/iu;

/** A tariff has three decimals now and then: `18,137 €/h` is nobody's eighteen thousand. */
function tariffOf(written: string, value: number, currency: string): number | undefined {
  const isTariff =
    /^\d{1,2}[.,]\d{3}$/.test(written) &&
    !isUsualPay(value, 'hour', currency) &&
    isUsualPay(value / 1_000, 'hour', currency);
  return isTariff ? value / 1_000 : undefined;
}

/**
 * Finds the numbers of one line that may be amounts, in order. An amount never crosses a line: the number of a place in
 * one and the sign in the next have nothing to do with each other.
 */
export function amountsIn(line: string, options: MoneyOptions = {}): readonly Amount[] {
  return [...line.matchAll(pattern)].flatMap(({ index, 0: all, groups = {} }): readonly Amount[] => {
    const { code, before, number: written = '', scale: word, after } = groups;
    const start = index + all.length - all.trimStart().length;
    const end = index + all.length;
    if (notMoney.test(line.slice(end, end + 14))) return [];
    const scale = word === undefined ? undefined : scales.find((each) => each.pattern.test(word));
    const spoken = scale?.currencies?.find((each) => scale.isClear === true || each === options.currency);
    const currency =
      (code && currencyCode(code)) ?? currencyOfSign(before, options) ?? currencyOfSign(after, options) ?? spoken;
    if (scale?.currencies !== undefined && spoken === undefined) return [];
    const factor = scale?.factor ?? 1;
    // Turnover is counted in millions, and pay only where a loaf of bread costs thousands.
    if (factor === 1_000_000 && !countsInMillions(currency ?? options.currency ?? '')) return [];
    const value = Math.round(numberIn(written) * factor * 1e4) / 1e4;
    const [textBefore, textAfter] = [line.slice(0, start), line.slice(end)];
    // `W2`, `A320`, `ref PAI00412`
    if (currency === undefined && /\p{L}$/u.test(textBefore)) return [];
    if (currency === undefined && factor === 1 && isStepNumber(value, textBefore, textAfter)) return [];
    const isHourly = hourAfter.test(textAfter) || hourBefore.test(textBefore);
    const tariff = isHourly ? tariffOf(written, value, currency ?? options.currency ?? 'EUR') : undefined;
    return [{ start, end, value: tariff ?? value, currency, scale: factor }];
  });
}
