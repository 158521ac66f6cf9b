import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, ErrorNotice, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';

interface ConflictDialogProps {
  readonly open: boolean;
  /** Resolve once it is done, reject where it failed. */
  readonly onKeepMine: () => Promise<unknown>;
  readonly onTakeTheirs: () => Promise<unknown>;
  /** Decide later: nothing is saved until then. */
  readonly onLater: () => void;
}

/** Two places changed one résumé: neither is overwritten until the person says which to go on with. */
export function ConflictDialog({ open, onKeepMine, onTakeTheirs, onLater }: ConflictDialogProps): ReactNode {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null);
  const [failed, setFailed] = useState(false);
  const decide = async (which: 'mine' | 'theirs', act: () => Promise<unknown>): Promise<void> => {
    setBusy(which);
    setFailed(false);
    try {
      await act();
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  return (
    <AppDialog
      open={open}
      onClose={onLater}
      title={t('conflict.title')}
      role="alertdialog"
      actions={
        <>
          <Button
            variant="outline"
            loading={busy === 'theirs'}
            disabled={busy !== null}
            onClick={() => void decide('theirs', onTakeTheirs)}
          >
            {t('conflict.takeTheirs')}
          </Button>
          <Button loading={busy === 'mine'} disabled={busy !== null} onClick={() => void decide('mine', onKeepMine)}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('conflict.what')}</Text>
        <Text>{t('conflict.choice')}</Text>
        {failed && <ErrorNotice title={t('conflict.failed')}>{t('conflict.failedHelp')}</ErrorNotice>}
      </Stack>
    </AppDialog>
  );
}
