/** Returns the current month in the person's time zone as `YYYY-MM`. */
export function thisMonth(now = new Date()): string {
  return `${String(now.getFullYear()).padStart(4, '0')}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
