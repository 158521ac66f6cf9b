import type { Translate } from '@shared/i18n';
import type { JobCard } from './api/job-card-fields.ts';

type Salary = Pick<JobCard, 'salaryMin' | 'salaryMax' | 'currency' | 'salaryPeriod'>;

/** Formats a salary, such as `€40,000 – €52,000 a year` or `£8.50 an hour`; null if no amount is known. */
export function salaryText(salary: Salary, language: string, t: Translate): string | null {
  const { salaryMin, salaryMax, currency, salaryPeriod } = salary;
  const format = new Intl.NumberFormat(language, {
    ...(currency === null ? { maximumFractionDigits: 2 } : { style: 'currency' as const, currency }),
    trailingZeroDisplay: 'stripIfInteger',
  });
  const [least, most] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin];
  if (least === null || most === null) return null;
  const amount = least === most ? format.format(least) : format.formatRange(least, most);
  const range =
    salaryMin === null ? t('salary.upTo', { amount }) : salaryMax === null ? t('salary.from', { amount }) : amount;
  return salaryPeriod === null ? range : t(`salary.per.${salaryPeriod}`, { amount: range });
}
