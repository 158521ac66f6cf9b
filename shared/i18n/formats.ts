import type { LocaleSettings } from '@shared/contracts';

export interface Formats {
  /** Formats a day as `12 March 2026`, in the order of the language; takes an ISO instant or a Date. */
  date(value: string | Date): string;
  /** Formats an instant as `12 March 2026, 14:05`. */
  dateTime(value: string | Date): string;
  /** Formats a `YYYY-MM` as `March 2021`. */
  yearMonth(value: string): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Formats a relative time in the most meaningful unit: `3 minutes ago`, `tomorrow`. */
  relative(value: string | Date, now?: Date): string;
  /** Names a BCP 47 tag, such as `Canadian French`; the tag itself when it has no name. */
  language(tag: string): string;
  /** Formats a list as `a, b, and c`. */
  list(items: readonly string[]): string;
}

const seconds: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_628_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const toDate = (value: string | Date): Date => (typeof value === 'string' ? new Date(value) : value);

const known = new Map<string, Formats>();

/**
 * Returns formatters for one language and time zone, under the names that screens use. Formatters cost more to create
 * than a row of a list costs to render, so all screens share them.
 */
export function createFormats(locale: LocaleSettings): Formats {
  const key = JSON.stringify([locale.language, locale.timeZone]);
  const formats = known.get(key) ?? makeFormats(locale);
  known.set(key, formats);
  return formats;
}

function makeFormats({ language, timeZone }: LocaleSettings): Formats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', ...zone });
  const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  let plain: Intl.NumberFormat | undefined;
  let names: Intl.DisplayNames | undefined;
  return {
    date: (value) => date.format(toDate(value)),
    dateTime: (value) => dateTime.format(toDate(value)),
    // The first of the month in UTC, because a month has no time zone.
    yearMonth: (value) => month.format(new Date(`${value}-01T00:00:00Z`)),
    number: (value, options) =>
      (options === undefined
        ? (plain ??= new Intl.NumberFormat(language))
        : new Intl.NumberFormat(language, options)
      ).format(value),
    relative(value, now = new Date()) {
      const difference = (toDate(value).getTime() - now.getTime()) / 1000;
      const [unit, size] = seconds.find(([, length]) => Math.abs(difference) >= length) ?? ['second', 1];
      return relative.format(Math.round(difference / size), unit);
    },
    language(tag) {
      try {
        names ??= new Intl.DisplayNames(language, { type: 'language' });
        return names.of(tag) ?? tag;
      } catch {
        return tag;
      }
    },
    list: (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
  };
}
