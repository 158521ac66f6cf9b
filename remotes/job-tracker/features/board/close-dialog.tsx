import { closeReasons, type CloseReason } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';

interface CloseDialogProps {
  /** Undefined: nothing is asked. */
  readonly job: JobCard | undefined;
  readonly onCancel: () => void;
  readonly onClose: (reason: CloseReason) => void;
}

/** How it ended, for a card that was dropped on what is closed. */
export function CloseDialog({ job, onCancel, onClose }: CloseDialogProps): ReactNode {
  const { t } = useTranslation();
  // While the dialog goes away, it still says what it was about.
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
