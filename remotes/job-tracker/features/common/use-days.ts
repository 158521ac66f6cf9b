import { daysBetween, parsePlainDay, type PlainDay } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import { useToday } from './use-today.ts';

export interface Days {
  readonly today: PlainDay;
  /** Formats a day in full, such as `30 November 2026`. */
  readonly long: (day: string) => string;
  /** Formats a day briefly, such as `30 Nov`, with the year if it is not the current one. */
  readonly short: (day: string) => string;
  /** Formats a day relative to today, such as `tomorrow` or `3 days ago`. */
  readonly relative: (day: string) => string;
  /** Returns the number of days from today, which is negative for past days. */
  readonly distance: (day: string) => number;
}

function makeDays(language: string, today: PlainDay): Days {
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const long = format({ dateStyle: 'long' });
  const thisYear = format({ day: 'numeric', month: 'short' });
  const otherYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const instant = (day: string): Date => new Date(`${day}T00:00:00Z`);
  const distance = (text: string): number => {
    const reading = parsePlainDay(text);
    return reading.ok ? daysBetween(today, reading.day) : 0;
  };
  return {
    today,
    long: (day) => long.format(instant(day)),
    short: (day) => (day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(instant(day)),
    relative: (day) => relative.format(distance(day), 'day'),
    distance,
  };
}

let known: { readonly language: string; readonly days: Days } | undefined;

/** Formatters cost more to create than a card costs to render, so all cards share the latest ones. */
function daysFor(language: string, today: PlainDay): Days {
  if (known?.language !== language || known.days.today !== today) known = { language, days: makeDays(language, today) };
  return known.days;
}

/** Returns formatters for calendar days, which do not depend on a time zone. */
export function useDays(): Days {
  const { language } = useLocale();
  return daysFor(language, useToday());
}
