import { dayOf, type PlainDay } from '@shared/documents';
import { useLocale } from '@shared/i18n';

const minuteMs = 60_000;
let known: { readonly zone: string; readonly minute: number; readonly day: PlainDay } | undefined;
let ownZone: string | undefined;

/**
 * Returns today's date in a time zone, by default the device's. Every card and cell needs it and `Intl` is slow, so one
 * result is reused for a minute.
 */
export function todayIn(zone: string = (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)): PlainDay {
  const now = Date.now();
  const minute = Math.floor(now / minuteMs);
  if (known?.zone !== zone || known.minute !== minute) known = { zone, minute, day: dayOf(new Date(now), zone) };
  return known.day;
}

/** Returns today's date in the person's time zone. */
export function useToday(): PlainDay {
  const { timeZone } = useLocale();
  return todayIn(timeZone);
}
