import { closeReasons, type CloseReason } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';

interface CloseDialogProps {
  /** The job to close; undefined keeps the dialog closed. */
  readonly job: JobCard | undefined;
  readonly onCancel: () => void;
  readonly onClose: (reason: CloseReason) => void;
}

/** Asks why a job ended after its card was dropped on the Closed column. */
export function CloseDialog({ job, onCancel, onClose }: CloseDialogProps): ReactNode {
  const { t } = useTranslation();
  // The closing animation still shows the job's name.
  const [last, setLast] = useState(job);
  if (job !== undefined && job !== last) setLast(job);
  return (
    <AppDialog
      open={job !== undefined}
      onClose={onCancel}
      title={t('close.title')}
      size="sm"
      actions={
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          {t('close.cancel')}
        </Button>
      }
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">{t('close.question', { title: last?.title })}</Text>
        {closeReasons.map((reason) => (
          <Button key={reason} variant="outline" onClick={() => onClose(reason)}>
            {t(`closeReasons.${reason}`)}
          </Button>
        ))}
      </Stack>
    </AppDialog>
  );
}
