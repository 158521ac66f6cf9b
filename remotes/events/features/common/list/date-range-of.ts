import { formatDateRange, isYearMonth } from '@shared/documents';

interface Dated {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Returns `Dec 2013 - present`, or '' without a known date. `openEnd` is shown in place of a missing end. */
export function dateRangeOf({ startDate, endDate }: Dated, language: string, openEnd: string): string {
  const start = isYearMonth(startDate) ? startDate : null;
  const end = isYearMonth(endDate) ? endDate : null;
  return formatDateRange({ start, end, language, openEnd, dash: '-' });
}
