/** A local date and time, such as `2026-11-30` and `14:05`, as clocks in `timeZone` show them. */
export interface ZonedTime {
  readonly day: string;
  readonly time: string;
}

/** Converts an instant to the local time in an IANA time zone. */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
  // The Swedish locale formats dates and times like ISO 8601.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  const [day = '', time = ''] = text.split(' ');
  return { day, time };
}

const asUtc = ({ day, time }: ZonedTime): number => Date.parse(`${day}T${time}:00Z`);

/**
 * Converts a local time to an instant in ISO 8601; undefined if it is not a valid time. An hour that occurs twice, when
 * clocks are set back, means the first; a skipped hour means the one after it.
 */
export function instantOf(local: ZonedTime, timeZone: string): string | undefined {
  const wanted = asUtc(local);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (instant: number): number => asUtc(zonedTime(new Date(instant), timeZone)) - instant;
  // One of the offsets of the day before and the day after applies.
  const candidates = [wanted - 86_400_000, wanted + 86_400_000]
    .map((near) => wanted - offsetAt(near))
    .sort((a, b) => a - b);
  const exact = candidates.find((instant) => instant + offsetAt(instant) === wanted);
  const found = exact ?? candidates[1];
  return found === undefined ? undefined : new Date(found).toISOString();
}

/** Returns the time zones that this browser knows, with the person's own first. */
export function timeZones(own: string): readonly string[] {
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])];
}
