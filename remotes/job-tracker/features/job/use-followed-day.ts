import type { UseFormReturn } from '@shared/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { JobValues } from './job-values.ts';

/**
 * Lets the day of the application in a form follow the stored one, which moving the job sets, as long as nobody has typed
 * another. `onFollowed` is told of it, so that the next save does not take it for a change from elsewhere.
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
