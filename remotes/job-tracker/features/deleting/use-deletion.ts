import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useCallback } from 'react';
import { useToday } from '../common/use-today.ts';
import type { NamedJob } from './delete-jobs-with-undo.ts';
import { showFailedDeletion } from './show-failed-deletion.ts';

/** Returns a function that deletes jobs at once and offers to undo it. It resolves to whether they were deleted. */
export function useDeletion(): (jobs: readonly NamedJob[]) => Promise<boolean> {
  const client = useApolloClient();
  const { t } = useTranslation();
  const notices = useNotices();
  const today = useToday();

  return useCallback(
    async (jobs) => {
      // Loaded late, because the first screen is at its limit of size.
      const late = await import('./delete-jobs-with-undo.ts').catch(() => undefined);
      if (late !== undefined) return late.deleteJobsWithUndo(jobs, { client, notices, t, today });
      showFailedDeletion(notices, t, jobs);
      return false;
    },
    [client, notices, t, today],
  );
}
