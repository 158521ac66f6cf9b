import { formatDateRange, isYearMonth } from '@shared/documents';

interface Dated {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** `Dec 2013 – present`; '' where no date is known. `openEnd` stands for an end that is not there. */
export function dateRangeOf({ startDate, endDate }: Dated, language: string, openEnd: string): string {
  const start = isYearMonth(startDate) ? startDate : null;
  const end = isYearMonth(endDate) ? endDate : null;
  return formatDateRange({ start, end, language, openEnd });
}
