import type { DateFormat } from '../design/resume-design.ts';
import type { PlainDay } from '../jobs/plain-day.ts';
import type { LetterDate } from './letter-document.ts';

/** A year alone dates no letter, so it is printed as without a wish. */
const styles: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  year: { year: 'numeric', month: 'long', day: 'numeric' },
};

/** `2026-11-22` → `November 22, 2026` in the given language, or as `format` says. */
export const formatDay = (day: PlainDay, language: string, format: DateFormat = 'long'): string =>
  new Intl.DateTimeFormat(language, { ...styles[format], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The day that a letter bears; undefined for none. */
export function dayOfLetter(date: LetterDate, today: PlainDay): PlainDay | undefined {
  if (date.kind === 'none') return undefined;
  return date.kind === 'day' ? date.day : today;
}
