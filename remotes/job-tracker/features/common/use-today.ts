import { dayOf, type PlainDay } from '@shared/documents';
import { useLocale } from '@shared/i18n';

const minuteMs = 60_000;
let known: { readonly zone: string; readonly minute: number; readonly day: PlainDay } | undefined;
let ownZone: string | undefined;

/** Every card and cell needs today's date and `Intl` is slow, so one result is reused for a minute. */
function todayIn(zone: string): PlainDay {
  const now = Date.now();
  const minute = Math.floor(now / minuteMs);
  if (known?.zone !== zone || known.minute !== minute) known = { zone, minute, day: dayOf(new Date(now), zone) };
  return known.day;
}

/** Returns today's date in the person's time zone. */
export function useToday(): PlainDay {
  const { timeZone } = useLocale();
  return todayIn(timeZone ?? (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone));
}
