import { dayOf, type PlainDay } from '@shared/documents';
import { useLocale } from '@shared/i18n';

const minuteMs = 60_000;
let known: { readonly zone: string; readonly minute: number; readonly day: PlainDay } | undefined;
let ownZone: string | undefined;

/** Each card and cell asks, and `Intl` takes its time: one answer is good for a minute. */
function todayIn(zone: string): PlainDay {
  const now = Date.now();
  const minute = Math.floor(now / minuteMs);
  if (known?.zone !== zone || known.minute !== minute) known = { zone, minute, day: dayOf(new Date(now), zone) };
  return known.day;
}

/** The day that it is for the person. */
export function useToday(): PlainDay {
  const { timeZone } = useLocale();
  return todayIn(timeZone ?? (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone));
}
