import { addDays, dayOf, type PlainDay } from './plain-day.ts';

/** The milliseconds by which clocks in a time zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant of an hour of a day in an IANA time zone; for an hour that a change of clocks skips, the following one.
 */
export function instantOf(day: PlainDay, hour: number, timeZone: string): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  const guess = local - offsetAt(local, timeZone);
  return new Date(local - offsetAt(guess, timeZone));
}

/** The next instant after `now` at which it is the given hour in an IANA time zone. */
export function nextHour(now: Date, hour: number, timeZone: string): Date {
  const today = dayOf(now, timeZone);
  const first = instantOf(today, hour, timeZone);
  return first > now ? first : instantOf(addDays(today, 1), hour, timeZone);
}
