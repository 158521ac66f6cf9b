import type { YearMonth } from './events.ts';

/**
 * product.md §4: "Education 'attending' is true when the end date is after today". A month counts from its first day, so
 * that a course that ends this month is no longer one that is being attended. Without an end date it is false.
 */
export function isAttending(endDate: YearMonth | null, today: Date): boolean {
  return endDate !== null && `${endDate}-01` > today.toISOString().slice(0, 10);
}
