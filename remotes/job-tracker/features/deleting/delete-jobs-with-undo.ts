import { jobLimits } from '@shared/documents';
import { dataOf, keepPlace, type ApolloClient } from '@shared/graphql';
import type { Translate } from '@shared/i18n';
import { inBatches, deleteWithUndo } from '@shared/lists';
import type { Notices } from '@shared/ui';
import { deleteJobs, restoreJobs } from '../common/api/delete-jobs.ts';
import { evictJobs } from './evict-jobs.ts';
import { showFailedDeletion } from './show-failed-deletion.ts';

export interface NamedJob {
  readonly id: string;
  readonly title: string;
}

export interface DeletionTools {
  readonly client: ApolloClient;
  readonly notices: Notices;
  readonly t: Translate;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Deletes jobs at once and offers to undo it. Resolves to whether they were deleted. */
export function deleteJobsWithUndo(
  jobs: readonly NamedJob[],
  { client, notices, t, today }: DeletionTools,
): Promise<boolean> {
  return deleteWithUndo<NamedJob, string>(notices, jobs, {
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
      if (left.length > 0) showFailedDeletion(notices, t, left, refusal);
      if (deleted.length === 0) return;
      evictJobs(
        client.cache,
        deleted.map(({ id }) => id),
      );
    },
    texts: {
      deleted: (some) => t('deleting.done', { title: some[0]?.title, count: some.length }),
      restored: (_jobs, count) => t('deleting.restored', { count }),
      restoreFailed: (_jobs, count) => ({ title: t('deleting.restoreFailed', { count }) }),
      undo: t('undo'),
      tryAgain: t('tryAgain'),
    },
  });
}
