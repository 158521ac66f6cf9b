/** A calendar day without time and time zone, which is the same wherever it is read. */

/** A day as `YYYY-MM-DD`; only `parsePlainDay` and the functions that count days create one. */
export type PlainDay = string & { readonly __plainDay: true };

/** Years outside of this range are typing errors: no application was sent in 1900, and no deadline is in 2900. */
const firstYear = 1970;
const lastYear = 2100;

const msOfDay = 86_400_000;

export type PlainDayReading =
  { readonly ok: true; readonly day: PlainDay } | { readonly ok: false; readonly message: string };

/** The maximum number of characters of an invalid value that its error message repeats. */
const maxEchoLength = 40;

/** Parses `YYYY-MM-DD` as a day that exists. The error message is for users as well as for clients of the API. */
export function parsePlainDay(value: unknown): PlainDayReading {
  const told = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  const shown = (told ?? 'undefined').slice(0, maxEchoLength);
  const parts = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null;
  const date = parts && new Date(`${parts[0]}T00:00:00Z`);
  if (!parts || !date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== parts[0]) {
    return { ok: false, message: `${shown} is not a date such as 2026-11-30.` };
  }
  const year = Number(parts[1]);
  if (year < firstYear || year > lastYear) {
    return { ok: false, message: `Please use a date between ${firstYear} and ${lastYear}.` };
  }
  return { ok: true, day: parts[0] as PlainDay };
}

/** The day of an instant in an IANA time zone, UTC by default. */
export function dayOf(instant: Date, timeZone = 'UTC'): PlainDay {
  if (timeZone === 'UTC') return instant.toISOString().slice(0, 10) as PlainDay;
  // The Swedish locale formats dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant) as PlainDay;
}

/** The day a number of days later, or earlier when the number is negative. */
export const addDays = (day: PlainDay, days: number): PlainDay =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * msOfDay));

/** The number of days from one day to another; 1 from a day to the next. */
export const daysBetween = (from: PlainDay, to: PlainDay): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msOfDay);
