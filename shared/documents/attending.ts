import type { YearMonth } from './events.ts';

/**
 * Whether an education is still attended: product.md §4 says "Education 'attending' is true when the end date is after
 * today". A month counts from its first day, so a course that ends this month is no longer attended. Without an end
 * date the answer is false.
 */
export function isAttending(endDate: YearMonth | null, today: Date): boolean {
  return endDate !== null && `${endDate}-01` > today.toISOString().slice(0, 10);
}
