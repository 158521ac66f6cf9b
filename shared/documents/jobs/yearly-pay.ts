import type { SalaryPeriod } from './job.ts';

/** How often a year pays for each, roughly: enough to put an hour's pay beside a month's. */
export const paymentsAYear: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2_080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** A year's pay, roughly. What does not say what it is for is taken for a year's. */
export const yearlyPay = (amount: number, period: SalaryPeriod | null): number =>
  amount * paymentsAYear[period ?? 'year'];
