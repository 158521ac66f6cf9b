import { refusalOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { evictDueCount } from '../common/api/evict-due-count.ts';
import { getOverview } from '../common/api/get-overview.ts';
import { useToday } from '../common/use-today.ts';
import { changeJob } from '../job/api/change-job.ts';
import { getToday } from './get-today.ts';

/** A job's next step, as it is before it is done. */
export interface Step {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly nextStep: string | null;
  readonly nextStepOn: string | null;
}

/** Returns a function that removes a next step because it is done, with a way to undo that. Resolves to whether it did. */
export function useFinishedSteps(): (step: Step) => Promise<boolean> {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  const save = async (step: Step, input: Pick<Step, 'nextStep' | 'nextStepOn'>): Promise<number | undefined> => {
    try {
      const { version } = await changeJob(client, step, input, today);
      evictDueCount(client.cache);
      await client.refetchQueries({ include: [getToday, getOverview] }).catch(() => undefined);
      return version;
    } catch (error) {
      const description = refusalOf(error) ?? t('deleting.failedHelp');
      notices.show({ kind: 'error', title: t('today.failed', { title: step.title }), description });
      return undefined;
    }
  };
  return async (step) => {
    const version = await save(step, { nextStep: null, nextStepOn: null });
    if (version === undefined) return false;
    const { nextStep, nextStepOn } = step;
    notices.show({
      kind: 'success',
      title: t('today.finished', { step: nextStep ?? t('nextStep') }),
      action: { label: t('undo'), onClick: () => void save({ ...step, version }, { nextStep, nextStepOn }) },
      duration: 10_000,
    });
    return true;
  };
}
