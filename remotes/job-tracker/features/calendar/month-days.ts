import { addDays, parsePlainDay, type PlainDay } from '@shared/documents';

/** The month after (1) or before (-1) a `YYYY-MM`. */
export function monthBeside(month: string, step: number): string {
  const date = new Date(`${month}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 7);
}

/** Monday is 1 and Sunday 7, as `Intl.Locale` counts; where nobody knows a week's first day, it is Monday. */
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: number };
    readonly weekInfo?: { readonly firstDay: number };
  };
  return locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? 1;
}

/** The weeks that a month lies in, each of seven days; none for what is no month. */
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
