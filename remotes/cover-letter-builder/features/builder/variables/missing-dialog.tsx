import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, Stack, Text } from '@shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { MissingList } from './missing-list.tsx';

interface MissingDialogProps extends ComponentProps<typeof MissingList> {
  readonly onClose: () => void;
}

/** Explains why the letter was not exported, and links to what is missing. */
export function MissingDialog({ missing, onGoTo, onClose }: MissingDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <AppDialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('variables.blocked')}
      actions={<Button onClick={onClose}>{t('variables.close')}</Button>}
    >
      <Stack gap="3">
        <Text>{t('variables.blockedWhat')}</Text>
        <MissingList missing={missing} onGoTo={onGoTo} />
      </Stack>
    </AppDialog>
  );
}
