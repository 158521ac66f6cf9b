import type { DateFormat } from './design/resume-design.ts';
import type { PartialDate } from './events.ts';
import { firstMonthOf, isYear, lastMonthOf } from './partial-date.ts';

const monthOf: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions['month']>> = {
  short: 'short',
  long: 'long',
  numeric: '2-digit',
  year: undefined,
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, format: DateFormat): Intl.DateTimeFormat {
  const key = `${format} ${language}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { year: 'numeric', month: monthOf[format], timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

/**
 * Formats a date in a language (BCP 47) and date format: `2013-12` → `Dec 2013`. A year prints as a year in every
 * format.
 */
export function formatPartialDate(value: PartialDate, language: string, format: DateFormat = 'short'): string {
  return formatOf(language, isYear(value) ? 'year' : format).format(new Date(`${firstMonthOf(value)}-01T00:00:00Z`));
}

export interface DateRange {
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  /** The language of the dates (BCP 47). */
  readonly language: string;
  /** The word for an end date that has not been reached: `present`. */
  readonly openEnd: string;
  /** The format of the dates; `short` by default. */
  readonly format?: DateFormat;
  /** A hyphen on screens (product.md §5); the typographer's en dash, the default, in documents and their files. */
  readonly dash?: '-' | '–';
}

/**
 * Formats a range as `Dec 2013 – present`: start, dash, and end or the word for an open end (product.md §5). Without a
 * start, only the end is printed; a range whose ends print alike is printed once; without dates the result is ''.
 */
export function formatDateRange({ start, end, language, openEnd, format, dash = '–' }: DateRange): string {
  const printed = (value: PartialDate): string => formatPartialDate(value, language, format);
  if (start === null) return end === null ? '' : printed(end);
  const from = printed(start);
  const to = end === null ? openEnd : printed(end);
  return from === to ? from : `${from} ${dash} ${to}`;
}

/**
 * Whether an education is still attended: product.md §4 says "Education 'attending' is true when the end date is after
 * today". A month counts from its first day, so a course that ends this month is no longer attended; a year counts from
 * its last month. Without an end date the answer is false.
 */
export function isAttending(endDate: PartialDate | null, today: Date): boolean {
  return endDate !== null && `${lastMonthOf(endDate)}-01` > today.toISOString().slice(0, 10);
}
