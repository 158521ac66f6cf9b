import { dataOf, keepPlace, refusalOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { evictDueCount } from '../common/api/evict-due-count.ts';
import { useToday } from '../common/use-today.ts';
import { updateLists } from '../moving/update-lists.ts';
import { positionName } from '../moving/board-positions.ts';
import { changeJob } from './api/change-job.ts';
import { getJob } from './api/get-job.ts';
import type { Job } from './api/job-fields.ts';
import { changeStages } from './api/save-job.ts';

export type History = Job['stages'];

/** Returns whether a save moved a job from Saved to Applied, which the day of its application does. */
export const isAppliedSince = (before: readonly Pick<History[number], 'stage'>[], { stage }: Job): boolean =>
  stage === 'applied' && before.every((entry) => entry.stage === 'saved');

export interface Application {
  /** Announces that a save has moved a job, and offers to undo the move. */
  readonly tell: (job: Job, before: History) => void;
  /** Moves a saved job to the stage that follows from the day of its application. */
  readonly move: (job: Job) => Promise<void>;
}

/** Handles the move to Applied that follows from the day of an application. */
export function useApplication(): Application {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  const show = (job: Job): void => {
    updateLists(client.cache, [job]);
    evictDueCount(client.cache);
  };

  /** Restores the history from before the save, unless the job has moved again since then. */
  const undoChange = async (moved: Job, before: History): Promise<void> => {
    try {
      const { id } = moved;
      const asked = {
        query: getJob,
        variables: { id, today },
        fetchPolicy: 'network-only',
        context: keepPlace,
      } as const;
      const { job } = dataOf(await client.query(asked));
      if (job.stages.at(-1)?.id !== moved.stages.at(-1)?.id) {
        show(job);
        notices.show({ kind: 'warning', title: t('moves.passedOver', { title: job.title, count: 1 }) });
        return;
      }
      const stages = before.map(({ stage, closeReason, on }) => ({ stage, closeReason, on }));
      const variables = { id, version: job.version, stages, today };
      const result = await client.mutate({ mutation: changeStages, variables, context: keepPlace });
      const answer = dataOf(result).job.changeStages;
      if (answer.__typename !== 'Job') throw new Error('The job has changed in the meantime.');
      show(answer);
    } catch (error) {
      const refusal = refusalOf(error);
      notices.show({
        kind: 'error',
        title: t('moves.undoFailed'),
        ...(refusal !== undefined && { description: refusal }),
        action: { label: t('tryAgain'), onClick: () => void undoChange(moved, before) },
      });
    }
  };
  const tell: Application['tell'] = (job, before) => {
    show(job);
    notices.show({
      kind: 'success',
      title: t('application.moved', { title: job.title, place: positionName(job, t) }),
      action: { label: t('undo'), onClick: () => void undoChange(job, before) },
    });
  };
  return {
    tell,
    async move(job) {
      try {
        tell(await changeJob(client, job, { appliedOn: job.appliedOn }, today), job.stages);
      } catch (error) {
        const refusal = refusalOf(error);
        notices.show({
          kind: 'error',
          title: t('history.failed'),
          ...(refusal !== undefined && { description: refusal }),
        });
      }
    },
  };
}
