import { dayOf, type PlainDay } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import { useState } from 'react';

/** Returns the date in the person's time zone when the builder was opened, and the language of the interface. */
export function useToday(): { readonly language: string; readonly today: PlainDay } {
  const { language, timeZone } = useLocale();
  const [today] = useState(() => dayOf(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone));
  return { language, today };
}
