import { Button } from './button.tsx';
import { useRef, type ReactNode } from 'react';
import { useUiTexts } from '../texts.ts';
import { AppDialog } from './app-dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** A verb that names the action. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Use `danger` for an action that deletes something. */
  readonly tone?: 'danger' | 'primary';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action that is hard to undo. The focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const t = useUiTexts();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size="sm"
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} variant="outline" colorPalette="gray" onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button colorPalette={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
