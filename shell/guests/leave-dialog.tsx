import { AppDialog, Button, Stack, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { useGuestTexts } from './texts.ts';

interface Props {
  readonly onClose: () => void;
  readonly onKeep: () => void;
}

/** Warns a guest before signing out: the work is lost unless it is kept. The focus starts on the safe answer. */
export function LeaveDialog({ onClose, onKeep }: Props): ReactNode {
  const t = useGuestTexts();
  const { signOut } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const leave = (): void => {
    setIsLeaving(true);
    void signOut();
  };
  return (
    <AppDialog
      open
      role="alertdialog"
      title={t('leave.title')}
      onClose={onClose}
      initialFocus={safe}
      actions={
        <>
          <Button variant="outline" colorPalette="danger" loading={isLeaving} onClick={leave}>
            {t('leave.signOut')}
          </Button>
          <Button ref={safe} onClick={onKeep}>
            {t('keep.open')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t('leave.body')}</Text>
        <Text>{t('leave.instead')}</Text>
      </Stack>
    </AppDialog>
  );
}
