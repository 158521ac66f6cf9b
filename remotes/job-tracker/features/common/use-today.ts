import { dayOf, type PlainDay } from '@shared/documents';
import { useLocale } from '@shared/i18n';

/** The day that it is for the person. */
export function useToday(): PlainDay {
  const { timeZone } = useLocale();
  return dayOf(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}
