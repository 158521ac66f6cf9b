import { intlTag } from '../../platform/i18n/formats-in.ts';

/** What is for sale: a number of months of Plus for a price. The price is the default below or `PLUS_PRICE`. */
export interface Offer {
  readonly months: number;
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, in capital letters. */
  readonly currency: string;
}

/** A year, which is longer than most job searches. */
export const offeredMonths = 12;

/** The offer without `PLUS_PRICE`. */
export const defaultOffer: Offer = { months: offeredMonths, amount: 2400, currency: 'USD' };

/** Returns the number of decimal digits of a currency: 2 for the dollar, 0 for the yen. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const shape = /^(\d{1,6}(?:\.\d{1,3})?) ([A-Z]{3})$/;

/** Parses a price such as `24 USD` or `19.50 EUR`; undefined for any other text. */
export function readPrice(text: string): Offer | undefined {
  const [, number, currency] = shape.exec(text) ?? [];
  if (number === undefined || currency === undefined) return undefined;
  const amount = Number(number) * 10 ** digitsOf(currency);
  const isWhole = Math.abs(amount - Math.round(amount)) < 1e-6;
  return isWhole && amount > 0 ? { months: offeredMonths, amount: Math.round(amount), currency } : undefined;
}

/** Formats a price, such as `$24`, in a language. */
export function priceText({ amount, currency }: Pick<Offer, 'amount' | 'currency'>, language: string): string {
  const format = new Intl.NumberFormat(intlTag(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** digitsOf(currency));
}
