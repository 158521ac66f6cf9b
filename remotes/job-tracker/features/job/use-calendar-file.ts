import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { saveFile } from '@shared/remote-kit';
import { useNotices } from '@shared/ui';
import type { Job } from './api/job-fields.ts';
import { getJobCalendar } from './api/sent.ts';

/**
 * Returns a function that downloads a job's deadline, tasks, and interviews as a calendar file; undefined if the job
 * has no dates.
 */
export function useCalendarFile(job: Job): (() => void) | undefined {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  if (job.deadline === null && job.tasks.every(({ on }) => on === null) && job.interviews.length === 0)
    return undefined;
  const save = async (): Promise<void> => {
    try {
      const query = { query: getJobCalendar, variables: { id: job.id }, context: keepPlace } as const;
      const { calendar } = dataOf(await client.query({ ...query, fetchPolicy: 'no-cache' })).job;
      saveFile(
        new Blob([calendar], { type: 'text/calendar;charset=utf-8' }),
        t('calendarFile.file', { title: job.title }),
      );
    } catch {
      notices.show({ kind: 'error', title: t('calendarFile.failed') });
    }
  };
  return () => void save();
}
