import { AppDialog, Button, type AppDialogProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';

interface FormDialogProps extends Omit<AppDialogProps, 'open' | 'frame' | 'actions'> {
  /** The label of the button that cancels. */
  readonly leave: string;
  /** The label of the submit button, which Enter in a field also triggers. */
  readonly send: string;
  readonly busy: boolean;
  readonly onSend: () => Promise<void>;
}

/** A dialog with a form; it stays open with its values until `onSend` closes it. */
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
