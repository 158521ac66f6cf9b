import { currencyCode } from './pay.ts';

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

export interface AmountOptions {
  /** ISO 4217: what `$` means where the text says nothing closer. */
  readonly dollar?: string;
}

const signs: Readonly<Record<string, string>> = {
  ...{
    $CA: 'CAD',
    $US: 'USD',
    $AU: 'AUD',
    $NZ: 'NZD',
    US$: 'USD',
    CA$: 'CAD',
    C$: 'CAD',
    AU$: 'AUD',
    A$: 'AUD',
    NZ$: 'NZD',
    S$: 'SGD',
    HK$: 'HKD',
    MX$: 'MXN',
    R$: 'BRL',
  },
  ...{ '€': 'EUR', '£': 'GBP', '₹': 'INR', '¥': 'JPY', '₴': 'UAH', zł: 'PLN', 'fr.': 'CHF', 'sfr.': 'CHF' },
  ...{ '₡': 'CRC', '₱': 'PHP', '₺': 'TRY', '₪': 'ILS', '₩': 'KRW', '฿': 'THB', '₫': 'VND', '₦': 'NGN', 's/': 'PEN' },
  ...{ euro: 'EUR', euros: 'EUR', franken: 'CHF', 'francs suisses': 'CHF', rs: 'INR', 'rs.': 'INR' },
};
const sign =
  '(?:(?:US|CA|C|AU|A|NZ|S|HK|MX|R)?\\$(?:CA|US|AU|NZ)?|[€£₹¥₴₡₱₺₪₩฿₫₦]|\\bS/|zł|S?Fr\\.|\\bRs\\b\\.?|\\b(?:[Ee]uros?|EUROS?)\\b|\\bFranken\\b|\\bfrancs suisses\\b|\\b(?!LPA)[A-Z]{3}\\b)';
// Groups of three digits, groups as in India, or plain digits; then decimals. `2100.0` has one.
const grouped = "\\d{1,3}(?:[,.'’\\u00a0\\u202f ]\\d{3})+(?!\\d)";
const indian = '\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)';
const number = `(?:${indian}|${grouped}|\\d+)(?:[.,]\\d{1,2}(?!\\d))?`;
const pattern = new RegExp(
  `(?<![\\d.,])(?:(?<code>[A-Z]{3}) ?(?=\\$))?(?<before>${sign})?\\s?(?<number>${number})(?:[.,]\\s?[-–—]{1,2}(?!\\d))?(?:\\s?(?<thousand>[kKT])(?![\\p{L}\\d]|\\())?(?:\\s?k(?=€))?(?:\\s?(?<after>${sign})(?!\\s?\\d))?`,
  'gu',
);
/** What makes a number something other than pay: percentages, millions, and names such as `401(k)`. */
const notMoney =
  /^\s?(?:%|\(k\)|(?:m|mm|bn|b|mio|mrd|millions?|millionen|milliards?|milliarden|billions?|millones|crores?)(?![\p{L}]))/iu;

/** Reads a number as people write it: the last point or comma is decimal if one or two digits follow. */
function numberIn(text: string): number {
  const plain = text.replace(/[' \u00a0\u202f’]/g, '');
  const decimals = /[.,]\d{1,2}$/.exec(plain)?.[0] ?? '';
  const whole = plain.slice(0, plain.length - decimals.length).replace(/[.,]/g, '');
  return Number(`${whole}${decimals.replace(',', '.')}`);
}

function currencyOf(text: string | undefined, dollar: string): string | undefined {
  if (text === undefined) return undefined;
  if (text === '$') return dollar;
  return signs[text] ?? signs[text.toLowerCase()] ?? currencyCode(text);
}

/**
 * Finds the numbers of one line that may be amounts, in order. An amount never crosses a line: the number of a place in
 * one and the sign in the next have nothing to do with each other.
 */
export function amountsIn(line: string, { dollar = 'USD' }: AmountOptions = {}): readonly Amount[] {
  return [...line.matchAll(pattern)].flatMap(({ index, 0: all, groups = {} }): readonly Amount[] => {
    const end = index + all.length;
    if (notMoney.test(line.slice(end, end + 14))) return [];
    const { code, before, number: written = '', thousand, after } = groups;
    const isInLakhs = /^\s?(?:LPA|lakhs?)\b/i.test(line.slice(end, end + 7));
    const scale = isInLakhs ? 100_000 : thousand !== undefined || /k(?=€)/.test(all) ? 1_000 : 1;
    const currency =
      (code && currencyCode(code)) ??
      currencyOf(before, dollar) ??
      currencyOf(after, dollar) ??
      (isInLakhs ? 'INR' : undefined);
    return [{ start: index, end, value: numberIn(written) * scale, currency, scale }];
  });
}
