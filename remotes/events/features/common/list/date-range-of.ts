import { formatDateRange, readPeriod, type ApiPeriod } from '@shared/documents';

/** Returns `Dec 2013 - present`, or '' without a known date. `openEnd` is shown in place of a missing end. */
export function dateRangeOf(period: ApiPeriod, language: string, openEnd: string): string {
  const { startDate: start, endDate: end } = readPeriod(period);
  return formatDateRange({ start, end, language, openEnd, dash: '-' });
}
