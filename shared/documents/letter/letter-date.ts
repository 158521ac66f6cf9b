import type { DateFormat } from '../design/resume-design.ts';
import type { PlainDay } from '../jobs/plain-day.ts';
import type { LetterDate } from './letter-document.ts';

/** The styles for each date format. A year alone is no date for a letter, so `year` prints like the default. */
const styles: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  year: { year: 'numeric', month: 'long', day: 'numeric' },
};

/** Formats a day in a language (BCP 47) and date format: `2026-11-22` → `November 22, 2026`. */
export const formatDay = (day: PlainDay, language: string, format: DateFormat = 'long'): string =>
  new Intl.DateTimeFormat(language, { ...styles[format], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The day printed on a letter; undefined for none. */
export function dayOfLetter(date: LetterDate, today: PlainDay): PlainDay | undefined {
  if (date.kind === 'none') return undefined;
  return date.kind === 'day' ? date.day : today;
}
