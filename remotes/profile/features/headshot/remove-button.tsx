import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { Button, ConfirmDialog, Trash2Icon, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { removeHeadshot } from './headshot-calls.ts';
import { faultText } from './headshot-failure.ts';

/** Removes the headshot after asking for confirmation, because the file is deleted at once. */
export function RemoveButton({ onRemoved }: { readonly onRemoved: () => void }): ReactNode {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const notices = useNotices();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const fault = await removeHeadshot(environment);
    setBusy(false);
    setAsking(false);
    if (fault === undefined) {
      notices.show({ kind: 'success', title: t('headshot.removed') });
      onRemoved();
      return;
    }
    notices.show({ kind: 'error', title: t('headshot.removeFailed'), description: t(faultText(fault).safe) });
  };
  return (
    <>
      <Button variant="ghost" colorPalette="danger" onClick={() => setAsking(true)}>
        <Trash2Icon size={18} aria-hidden />
        {t('headshot.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('headshot.confirmTitle')}
        confirmLabel={t('headshot.remove')}
        tone="danger"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t('headshot.confirmBody')}
      </ConfirmDialog>
    </>
  );
}
