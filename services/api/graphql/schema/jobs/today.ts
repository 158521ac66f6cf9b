import { dayOf, type PlainDay, type PlainDayReading } from '../../../../../shared/documents/jobs/plain-day.ts';
import { InputReader } from '../../../../domain/input/reader.ts';

/** Describes the argument `today`. */
export const todayDescription = 'The current date where the user is. Defaults to the date in UTC.';

/**
 * Reads the person's current day, whose time zone may be hours ahead of or behind the server's. Throws BAD_USER_INPUT.
 */
export function readToday(reading: PlainDayReading | null | undefined, path = 'today'): PlainDay {
  const reader = new InputReader();
  const day = reader.day(path, reading);
  reader.finish();
  return day ?? dayOf(new Date());
}
