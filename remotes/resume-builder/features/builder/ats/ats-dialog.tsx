import type { ResumeToCompose } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { Typesetter } from '@shared/typesetting';
import { AppDialog, ErrorNotice, ListSkeleton, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { FailureText } from '../../import/failure-text.tsx';
import { AtsReport } from './ats-report.tsx';
import { useMachineReading } from './use-machine-reading.ts';

interface AtsDialogProps {
  /** The résumé as it was when the dialog was opened. */
  readonly resume: ResumeToCompose;
  readonly typesetter: Typesetter;
  readonly onClose: () => void;
}

/** Shows what an applicant tracking system reads in this PDF next to what the person wrote. */
export function AtsDialog({ resume, typesetter, onClose }: AtsDialogProps): ReactNode {
  const { t } = useTranslation();
  const { state, retry } = useMachineReading({ resume, typesetter });
  return (
    <AppDialog open onClose={onClose} title={t('ats.title')} size="xl">
      <Stack gap="6">
        <Text maxWidth="reading">{t('ats.what')}</Text>
        {state.status === 'working' && (
          <Stack gap="3">
            <Text role="status" color="fg.muted">
              {t('ats.working')}
            </Text>
            <ListSkeleton />
          </Stack>
        )}
        {state.status === 'failed' && (
          <ErrorNotice title={t('ats.failed')} onRetry={retry}>
            {t('pdf.failedHelp')}
          </ErrorNotice>
        )}
        {state.status === 'unreadable' && (
          <ErrorNotice title={t('ats.unreadable')}>
            <FailureText failure={state.failure} />
          </ErrorNotice>
        )}
        {state.status === 'done' && <AtsReport reading={state.reading} unprintable={state.unprintable} />}
      </Stack>
    </AppDialog>
  );
}
