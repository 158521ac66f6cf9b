import { addDays, parsePlainDay, type PlainDay } from '@shared/documents';

/** Returns the month after (1) or before (-1) a `YYYY-MM`. */
export function monthBeside(month: string, step: number): string {
  const date = new Date(`${month}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 7);
}

/**
 * Returns the first day of the week, where Monday is 1 and Sunday is 7 as in `Intl.Locale`. Where the browser does not
 * know it, the week starts on Monday.
 */
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: number };
    readonly weekInfo?: { readonly firstDay: number };
  };
  return locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? 1;
}

/** Returns the weeks that overlap a month, each with seven days. The list is empty for an invalid month. */
export function weeksOf(month: string, firstDay: number): readonly (readonly PlainDay[])[] {
  const reading = parsePlainDay(`${month}-01`);
  if (!reading.ok) return [];
  const weekday = new Date(`${reading.day}T00:00:00Z`).getUTCDay() || 7;
  const start = addDays(reading.day, -((weekday - firstDay + 7) % 7));
  const weeks: PlainDay[][] = [];
  for (let day = start; weeks.length < 6; day = addDays(day, 7)) {
    if (weeks.length > 0 && day.slice(0, 7) > month) break;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}
