import type { UseFormReturn } from '@shared/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Job } from '../api/job-fields.ts';
import { jobValuesOf, type JobValues } from '../job-values.ts';

/**
 * Shows in a form what another tab, another device, or a move of the job has changed. While something is unsaved, only
 * the day of the application follows, which a move sets, unless the person has typed another one. `onFollowed` receives
 * what the form now shows as stored, so that the next save does not treat it as a change from elsewhere.
 */
export function useFollowedJob(
  form: UseFormReturn<JobValues>,
  job: Job | null,
  onFollowed: (changes: Job | Pick<Job, 'appliedOn'>) => void,
): void {
  const { isDirty } = form.formState;
  const shownDay = useRef(job?.appliedOn ?? '');
  const follow = useEffectEvent((stored: Job) => {
    const day = stored.appliedOn ?? '';
    if (!isDirty) {
      shownDay.current = day;
      onFollowed(stored);
      form.reset(jobValuesOf(stored));
      return;
    }
    const typed = form.getValues('appliedOn');
    if (typed !== shownDay.current && typed !== day) return;
    shownDay.current = day;
    onFollowed({ appliedOn: stored.appliedOn });
    if (typed !== day) form.resetField('appliedOn', { defaultValue: day });
  });
  const version = job?.version;
  const isFirst = useRef(true);
  const stored = useEffectEvent(() => job);
  useEffect(() => {
    const newest = stored();
    if (!isFirst.current && newest !== null) follow(newest);
    isFirst.current = false;
  }, [version]);
}
