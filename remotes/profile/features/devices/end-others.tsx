import type { DevicesPort } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Button, ConfirmDialog, LogOutIcon, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';

export interface EndOthersProps {
  readonly port: DevicesPort;
  /** The number of other devices. */
  readonly count: number;
  readonly onDone: () => void;
}

/** Signs out all other devices after asking for confirmation. */
export function EndOthers({ port, count, onDone }: EndOthersProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const endOthers = async (): Promise<void> => {
    setBusy(true);
    try {
      await port.endOthers();
      notices.show({ kind: 'success', title: t('devices.othersEnded') });
    } catch {
      notices.show({ kind: 'error', title: t('devices.othersFailed'), description: t('devices.othersFailedSafe') });
    }
    setBusy(false);
    setAsking(false);
    onDone();
  };

  return (
    <>
      <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        <LogOutIcon aria-hidden />
        {t('devices.endOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('devices.confirmTitle')}
        confirmLabel={t('devices.confirm')}
        tone="danger"
        busy={busy}
        onConfirm={() => void endOthers()}
        onCancel={() => setAsking(false)}
      >
        {t('devices.confirmBody', { count })}
      </ConfirmDialog>
    </>
  );
}
