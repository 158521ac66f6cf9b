/** `2026-11-30` and `14:05`, as clocks in `timeZone` show an instant. */
export interface ZonedTime {
  readonly day: string;
  readonly time: string;
}

/** How clocks in an IANA zone show an instant. */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
  // Sweden writes days and times as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  const [day = '', time = ''] = text.split(' ');
  return { day, time };
}

const asUtc = ({ day, time }: ZonedTime): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The instant at which clocks in `timeZone` show this, in ISO 8601; undefined for what is no time. Of an hour that is
 * there twice, when clocks are set back, the first; one that is left out counts as the hour after it.
 */
export function instantOf(local: ZonedTime, timeZone: string): string | undefined {
  const wanted = asUtc(local);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (instant: number): number => asUtc(zonedTime(new Date(instant), timeZone)) - instant;
  // The offsets of the day before and of the day after: one of the two holds.
  const candidates = [wanted - 86_400_000, wanted + 86_400_000]
    .map((near) => wanted - offsetAt(near))
    .sort((a, b) => a - b);
  const exact = candidates.find((instant) => instant + offsetAt(instant) === wanted);
  const found = exact ?? candidates[1];
  return found === undefined ? undefined : new Date(found).toISOString();
}

/** The zones that this browser knows, with the person's own first. */
export function timeZones(own: string): readonly string[] {
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])];
}
