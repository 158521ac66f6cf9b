import type { UseFormReturn } from '@shared/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Job } from '../api/job-fields.ts';
import { jobValuesOf, type JobValues } from '../job-values.ts';

interface FollowedJobOptions {
  /** The job as it is shown; null for a new one. */
  readonly job: Job | null;
  readonly isSaving: boolean;
  /** The version that the form itself saved last, which its page can show later; 0 for none. */
  readonly savedVersion: number;
  /** Receives what the form now shows as stored, so that the next save does not treat it as a change from elsewhere. */
  readonly onFollowed: (changes: Job | Pick<Job, 'appliedOn'>) => void;
}

/**
 * Shows in a form what another tab, another device, or a move of the job has changed. While something is unsaved, only
 * the day of the application follows, which a move sets, unless the person has typed another one. What changes during a
 * save follows after it, because only then does the form know what is unsaved.
 */
export function useFollowedJob(form: UseFormReturn<JobValues>, options: FollowedJobOptions): void {
  const { job, isSaving, savedVersion, onFollowed } = options;
  const { isDirty } = form.formState;
  const shownDay = useRef(job?.appliedOn ?? '');
  const version = job?.version ?? 0;
  const followed = useRef(version);
  const follow = useEffectEvent(() => {
    if (job === null || isSaving || version <= Math.max(followed.current, savedVersion)) return;
    followed.current = version;
    const day = job.appliedOn ?? '';
    if (!isDirty) {
      shownDay.current = day;
      onFollowed(job);
      form.reset(jobValuesOf(job));
      return;
    }
    const typed = form.getValues('appliedOn');
    if (typed !== shownDay.current && typed !== day) return;
    shownDay.current = day;
    onFollowed({ appliedOn: job.appliedOn });
    if (typed !== day) form.resetField('appliedOn', { defaultValue: day });
  });
  useEffect(() => follow(), [version, isSaving]);
}
