import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';

export const JobMutations = builder.objectRef<object>('JobMutations');
JobMutations.implement({});

builder.mutationField('job', (t) => t.field({ type: JobMutations, resolve: () => ({}) }));

/** Throws BAD_USER_INPUT when a request names more jobs than are allowed. */
export function checkHowMany(ids: readonly string[]): void {
  if (ids.length <= jobLimits.atOnce) return;
  throw badUserInput([{ path: 'ids', message: `Please change at most ${jobLimits.atOnce} jobs at once.` }]);
}
