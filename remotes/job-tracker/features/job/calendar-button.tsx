import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { saveFile } from '@shared/remote-kit';
import { Button, CalendarIcon, MainLabel, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Job } from './api/job-fields.ts';
import { getJobCalendar } from './api/sent.ts';

/**
 * Downloads a job's deadline, next step, and interviews as a calendar file. Renders nothing if the job has no dates.
 */
export function CalendarButton({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  if (job.deadline === null && job.nextStepOn === null && job.interviews.length === 0) return null;
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
  return (
    <Button variant="ghost" colorPalette="gray" size="sm" onClick={() => void save()}>
      <CalendarIcon size={16} aria-hidden />
      <MainLabel>{t('calendarFile.save')}</MainLabel>
    </Button>
  );
}
