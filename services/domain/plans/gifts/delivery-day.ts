import { addDays, dayOf, parsePlainDay, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { datesIn } from '../../../platform/i18n/formats-in.ts';

/** Days ahead for which a gift can be ordered. */
const maxWaitDays = 366;
/** Milliseconds by which the last places on earth are behind Greenwich. */
const halfDay = 12 * 60 * 60 * 1000;

/** Noon at Greenwich is on the same day nearly everywhere, and no later than early morning in California. */
const momentOf = (plainDay: PlainDay): Date => new Date(`${plainDay}T12:00:00Z`);

/** The days that a form offers, from today, wherever the giver is, to a year from then; it begins with America's today. */
export const offeredDays = (now: Date): Readonly<Record<'first' | 'usual' | 'last', PlainDay>> => ({
  first: dayOf(new Date(now.getTime() - halfDay)),
  usual: dayOf(new Date(now.getTime() - halfDay / 2)),
  last: addDays(dayOf(now), maxWaitDays),
});

/** When a gift leaves that was wished for a day: today's at once. Undefined for a day that cannot be. */
export function deliveryMoment(wished: string, now: Date): Date | undefined {
  const { first, last } = offeredDays(now);
  const reading = parsePlainDay(wished);
  if (!reading.ok || reading.day < first || reading.day > last) return undefined;
  return reading.day <= dayOf(now) ? now : momentOf(reading.day);
}

/** `December 24, 2026` in English. */
export const dayText = (moment: Date, language: string): string =>
  datesIn(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
