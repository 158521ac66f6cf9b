import type { SalaryPeriod } from './job.ts';

let known: ReadonlySet<string> | undefined;

/** Returns the ISO 4217 code that `text` names (`eur` → `EUR`), or undefined. */
export function currencyCode(text: string): string | undefined {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  const code = text.trim().toUpperCase();
  return known.has(code) ? code : undefined;
}

/** Payments per year for each period, roughly: enough to compare an hourly wage with a monthly one. */
export const paymentsAYear: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2_080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** The approximate pay per year. An amount without a period counts as yearly. */
export const yearlyPay = (amount: number, period: SalaryPeriod | null): number =>
  amount * paymentsAYear[period ?? 'year'];
