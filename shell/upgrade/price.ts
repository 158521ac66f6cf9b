import type { Formats } from '@shared/i18n';
import type { PlanOffer } from './plan-calls.ts';

/** Formats a price in the user's locale, such as `$24`; the amount is in the currency's smallest unit. */
export function priceIn(formats: Pick<Formats, 'number'>, { amount, currency }: PlanOffer): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return formats.number(amount / 10 ** (digits ?? 2), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}
