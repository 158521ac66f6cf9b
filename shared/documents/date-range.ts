import type { YearMonth } from './events.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  formats.set(language, made);
  return made;
}

/** `2013-12` → `Dec 2013` in the given language. */
export function formatYearMonth(value: YearMonth, language: string): string {
  return formatOf(language).format(new Date(`${value}-01T00:00:00Z`));
}

export interface DateRange {
  readonly start: YearMonth | null;
  readonly end: YearMonth | null;
  /** BCP 47. */
  readonly language: string;
  /** What stands for an end that is not there yet: `present`. */
  readonly openEnd: string;
}

/**
 * `Dec 2013 – present`: start, en dash, end or the word for an open end (product.md §5). Without a start the end stands
 * alone, a range within one month is that month, and no dates at all are ''.
 */
export function formatDateRange({ start, end, language, openEnd }: DateRange): string {
  if (start === null) return end === null ? '' : formatYearMonth(end, language);
  const from = formatYearMonth(start, language);
  if (end === start) return from;
  return `${from} – ${end === null ? openEnd : formatYearMonth(end, language)}`;
}
