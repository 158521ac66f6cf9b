import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface NamelessDialogProps {
  readonly onAddName: () => void;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** Warns before a letter without a name is exported, which nobody could tell the sender of. */
export function NamelessDialog({ onAddName, onContinue, onClose }: NamelessDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <AppDialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('nameless.title')}
      actions={
        <>
          <Button variant="outline" onClick={onContinue}>
            {t('nameless.continue')}
          </Button>
          <Button onClick={onAddName}>{t('nameless.add')}</Button>
        </>
      }
    >
      <Text>{t('nameless.what')}</Text>
    </AppDialog>
  );
}
