import type { Formats } from '@shared/i18n';
import type { PlanOffer } from './plan-calls.ts';

/** `$24` in the reader's way of writing it: the amount comes in the currency's smallest unit. */
export function priceIn(formats: Pick<Formats, 'number'>, { amount, currency }: PlanOffer): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return formats.number(amount / 10 ** (digits ?? 2), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}
