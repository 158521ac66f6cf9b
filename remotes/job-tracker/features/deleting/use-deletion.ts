import { jobLimits } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { inBatches, deleteWithUndo } from '@shared/lists';
import { useNotices } from '@shared/ui';
import { useCallback } from 'react';
import { deleteJobs, restoreJobs } from '../common/api/delete-jobs.ts';
import { useToday } from '../common/use-today.ts';
import { evictJobs } from './evict-jobs.ts';

interface NamedJob {
  readonly id: string;
  readonly title: string;
}

/** Returns a function that deletes jobs at once and offers to undo it. It resolves to whether they were deleted. */
export function useDeletion(): (jobs: readonly NamedJob[]) => Promise<boolean> {
  const client = useApolloClient();
  const { t } = useTranslation();
  const notices = useNotices();
  const today = useToday();

  return useCallback(
    (jobs) =>
      deleteWithUndo<NamedJob, string>(notices, jobs, {
        async remove(some) {
          const ids = some.map(({ id }) => id);
          dataOf(await client.mutate({ mutation: deleteJobs, variables: { ids }, context: keepPlace }));
          return ids;
        },
        async restore(ids) {
          try {
            for (const chunk of inBatches(ids, jobLimits.atOnce)) {
              await client.mutate({ mutation: restoreJobs, variables: { ids: [...chunk], today }, context: keepPlace });
            }
            return [];
          } finally {
            await client.refetchQueries({ include: 'active' }).catch(() => undefined);
          }
        },
        atOnce: jobLimits.atOnce,
        onSettled(deleted, left, refusal) {
          if (left.length > 0) {
            notices.show({
              kind: 'error',
              title: t('deleting.failed', { title: jobs[0]?.title, count: left.length }),
              description: refusal ?? t('deleting.failedHelp'),
            });
          }
          if (deleted.length === 0) return;
          evictJobs(
            client.cache,
            deleted.map(({ id }) => id),
          );
        },
        undoMilliseconds: 15_000,
        texts: {
          deleted: (some) => t('deleting.done', { title: some[0]?.title, count: some.length }),
          restored: (_jobs, count) => t('deleting.restored', { count }),
          restoreFailed: (_jobs, count) => ({ title: t('deleting.restoreFailed', { count }) }),
          undo: t('undo'),
          tryAgain: t('tryAgain'),
        },
      }),
    [client, notices, t, today],
  );
}
