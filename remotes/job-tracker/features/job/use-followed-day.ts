import type { UseFormReturn } from '@shared/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { JobValues } from './job-values.ts';

/**
 * Updates the day of the application in a form when the stored day changes, as a move of the job does, unless the
 * person has typed another one. `onFollowed` receives the stored day, so that the next save does not treat it as a
 * change from elsewhere.
 */
export function useFollowedDay(
  form: UseFormReturn<JobValues>,
  stored: string | null,
  onFollowed: (appliedOn: string | null) => void,
): void {
  const shown = useRef(stored ?? '');
  const follow = useEffectEvent((day: string) => {
    const typed = form.getValues('appliedOn');
    if (typed !== shown.current && typed !== day) return;
    shown.current = day;
    onFollowed(stored);
    if (typed !== day) form.resetField('appliedOn', { defaultValue: day });
  });
  useEffect(() => follow(stored ?? ''), [stored]);
}
