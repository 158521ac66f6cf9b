import { intlTag } from '../../platform/i18n/formats-in.ts';

/** What one buys: so many months of Plus for so much. The price is this file's, or `PLUS_PRICE`'s. */
export interface Offer {
  readonly months: number;
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, in capitals. */
  readonly currency: string;
}

/** A year, which is longer than most searches. */
export const offeredMonths = 12;

/** What is asked where nothing else is set. */
export const defaultOffer: Offer = { months: offeredMonths, amount: 2400, currency: 'USD' };

/** Digits after the point, as the currency has them: 2 of the dollar, 0 of the yen. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const shape = /^(\d{1,6}(?:\.\d{1,3})?) ([A-Z]{3})$/;

/** Reads `24 USD` or `19.50 EUR`; undefined when it is no price. */
export function readPrice(text: string): Offer | undefined {
  const [, number, currency] = shape.exec(text) ?? [];
  if (number === undefined || currency === undefined) return undefined;
  const amount = Number(number) * 10 ** digitsOf(currency);
  const isWhole = Math.abs(amount - Math.round(amount)) < 1e-6;
  return isWhole && amount > 0 ? { months: offeredMonths, amount: Math.round(amount), currency } : undefined;
}

/** `$24`, as the language has it. */
export function priceText({ amount, currency }: Pick<Offer, 'amount' | 'currency'>, language: string): string {
  const format = new Intl.NumberFormat(intlTag(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** digitsOf(currency));
}
