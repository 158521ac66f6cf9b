import { dayOf, type PlainDay } from '@shared/documents';
import { useLocale } from '@shared/i18n';
import { useState } from 'react';

/** The day that it was where the person is when this was opened, and the language of the interface. */
export function useToday(): { readonly language: string; readonly today: PlainDay } {
  const { language, timeZone } = useLocale();
  const [today] = useState(() => dayOf(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone));
  return { language, today };
}
