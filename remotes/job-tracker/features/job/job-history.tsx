import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Button } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { Job } from './api/job-fields.ts';
import { PartSection } from '../common/part-section.tsx';
import { StageHistory } from './stage-history.tsx';

const HistoryDialog = lazyComponent(async () => (await import('./history-dialog.tsx')).HistoryDialog);

/** The stages of a job with their dates, which can be corrected, and the tasks that were done. */
export function JobHistory({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <PartSection title={t('history.title')}>
      <StageHistory entries={job.stages} tasks={job.tasks} />
      <Button variant="plain" size="sm" px="0" onClick={() => setIsCorrecting(true)}>
        {t('history.correct')}
      </Button>
      {isCorrecting && <HistoryDialog job={job} onClose={() => setIsCorrecting(false)} />}
    </PartSection>
  );
}
