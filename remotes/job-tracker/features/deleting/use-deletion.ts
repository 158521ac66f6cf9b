import { jobLimits } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient, type ApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useCallback } from 'react';
import { deleteJobs, restoreJobs } from '../common/api/delete-jobs.ts';
import { inParts } from '../common/in-parts.ts';
import { useToday } from '../common/use-today.ts';
import { forgetJobs } from './forget-jobs.ts';

const undoMilliseconds = 15_000;

interface NamedJob {
  readonly id: string;
  readonly title: string;
}

/** Brings deleted jobs back. Rejects where a request fails; what is back stays. */
async function restore(client: ApolloClient, ids: readonly string[], today: string): Promise<void> {
  try {
    for (const part of inParts(ids, jobLimits.atOnce)) {
      await client.mutate({ mutation: restoreJobs, variables: { ids: [...part], today }, context: keepPlace });
    }
  } finally {
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }
}

/** Deletes jobs at once, which can be undone. Answers whether they are gone. */
export function useDeletion(): (jobs: readonly NamedJob[]) => Promise<boolean> {
  const client = useApolloClient();
  const { t } = useTranslation();
  const notices = useNotices();
  const today = useToday();

  return useCallback(
    async (jobs) => {
      const undo = (ids: readonly string[]): void =>
        void restore(client, ids, today).then(
          () => notices.show({ kind: 'success', title: t('deleting.restored', { count: ids.length }) }),
          () =>
            notices.show({
              kind: 'error',
              title: t('deleting.restoreFailed', { count: ids.length }),
              action: { label: t('tryAgain'), onClick: () => undo(ids) },
            }),
        );
      const gone: string[] = [];
      const [first] = jobs;
      if (first === undefined) return true;
      try {
        for (const part of inParts(
          jobs.map(({ id }) => id),
          jobLimits.atOnce,
        )) {
          dataOf(await client.mutate({ mutation: deleteJobs, variables: { ids: [...part] }, context: keepPlace }));
          gone.push(...part);
        }
      } catch {
        notices.show({
          kind: 'error',
          title: t('deleting.failed', { title: first.title, count: jobs.length - gone.length }),
          description: t('deleting.failedHelp'),
        });
      }
      if (gone.length > 0) {
        forgetJobs(client.cache, gone);
        notices.show({
          kind: 'success',
          title: t('deleting.done', { title: first.title, count: gone.length }),
          action: { label: t('undo'), onClick: () => undo(gone) },
          duration: undoMilliseconds,
        });
      }
      return gone.length === jobs.length;
    },
    [client, notices, t, today],
  );
}
