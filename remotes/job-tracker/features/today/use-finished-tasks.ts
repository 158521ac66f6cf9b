import { dataOf, keepPlace, refusalOf, useApolloClient, type ResultOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { evictDueCount } from '../common/api/evict-due-count.ts';
import { getOverview } from '../common/api/get-overview.ts';
import { useToday } from '../common/use-today.ts';
import { updateJob } from '../job/api/save-job.ts';
import { getJobTasks } from './get-job-tasks.ts';
import { getToday } from './get-today.ts';

/** A job with tasks that are due. */
export type DueJob = ResultOf<typeof getToday>['jobs']['nodes'][number];
export type Task = DueJob['tasks'][number];

/** Returns a function that marks a task as done, with a way to undo that. Resolves to whether it did. */
export function useFinishedTasks(): (job: DueJob, task: Task) => Promise<boolean> {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  /** Changes one task of what is stored, so that no change to the others is lost. */
  const write = async (id: string, taskId: string, doneOn: string | null): Promise<void> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const query = { query: getJobTasks, variables: { id }, context: keepPlace } as const;
      const { version, tasks } = dataOf(await client.query({ ...query, fetchPolicy: 'network-only' })).job;
      const input = {
        tasks: tasks.map(({ id, text, on, doneOn: before, remindDaysBefore }) => ({
          ...{ id, text, on, remindDaysBefore },
          doneOn: id === taskId ? doneOn : before,
        })),
      };
      const variables = { id, version, input, today };
      const answer = dataOf(await client.mutate({ mutation: updateJob, variables, context: keepPlace })).job.updateJob;
      if (answer.__typename === 'Job') return;
    }
    throw new Error('The job kept changing while it was being saved.');
  };
  const save = async ({ id, title }: DueJob, task: Task, doneOn: string | null): Promise<boolean> => {
    try {
      await write(id, task.id, doneOn);
      evictDueCount(client.cache);
      await client.refetchQueries({ include: [getToday, getOverview] }).catch(() => undefined);
      return true;
    } catch (error) {
      const description = refusalOf(error) ?? t('deleting.failedHelp');
      notices.show({ kind: 'error', title: t('today.failed', { title }), description });
      return false;
    }
  };
  return async (job, task) => {
    const isSaved = await save(job, task, today);
    if (!isSaved) return false;
    notices.show({
      kind: 'success',
      title: t('today.finished', { step: task.text ?? t('nextStep') }),
      action: { label: t('undo'), onClick: () => void save(job, task, null) },
    });
    return true;
  };
}
