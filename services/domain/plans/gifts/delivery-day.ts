import { addDays, dayOf, parsePlainDay, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { datesIn } from '../../../platform/i18n/formats-in.ts';

/** The number of days in advance for which a gift can be ordered. */
const maxWaitDays = 366;
/** Milliseconds by which the westernmost time zone is behind UTC. */
const halfDay = 12 * 60 * 60 * 1000;

/** Noon UTC falls on the same day nearly everywhere, and is not before early morning in California. */
const momentOf = (plainDay: PlainDay): Date => new Date(`${plainDay}T12:00:00Z`);

/**
 * Returns the days that a form offers: from today, in the giver's time zone whichever it is, to a year from now. The
 * default is today in America.
 */
export const offeredDays = (now: Date): Readonly<Record<'first' | 'suggested' | 'last', PlainDay>> => ({
  first: dayOf(new Date(now.getTime() - halfDay)),
  suggested: dayOf(new Date(now.getTime() - halfDay / 2)),
  last: addDays(dayOf(now), maxWaitDays),
});

/**
 * Returns when a gift ordered for a day is sent; immediately if the day is today. Undefined for a day that is not
 * offered.
 */
export function deliveryMoment(day: string, now: Date): Date | undefined {
  const { first, last } = offeredDays(now);
  const reading = parsePlainDay(day);
  if (!reading.ok || reading.day < first || reading.day > last) return undefined;
  return reading.day <= dayOf(now) ? now : momentOf(reading.day);
}

/** Formats a day, such as `December 24, 2026` in English. */
export const dayText = (moment: Date, language: string): string =>
  datesIn(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
