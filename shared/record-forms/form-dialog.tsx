import { AppDialog, Button, type AppDialogProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';

interface FormDialogProps extends Omit<AppDialogProps, 'open' | 'frame' | 'actions'> {
  /** The words of the button that leaves everything as it is. */
  readonly leave: string;
  /** The words of the button that sends, which Enter in a field presses, too. */
  readonly send: string;
  readonly busy: boolean;
  readonly onSend: () => Promise<void>;
}

/** A dialog that asks something and sends the answer; it stays open, and the answer in it, until `onSend` closes it. */
export function FormDialog({ leave, send, busy, onSend, onClose, ...dialog }: FormDialogProps): ReactNode {
  return (
    <AppDialog
      {...dialog}
      open
      onClose={onClose}
      frame={(content) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void onSend();
          }}
        >
          {content}
        </form>
      )}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {leave}
          </Button>
          <BusyButton type="submit" busy={busy}>
            {send}
          </BusyButton>
        </>
      }
    />
  );
}
