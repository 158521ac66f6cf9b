import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { AppDialogProps } from '../overlay-types.ts';

/** A modal dialog of medium width, full screen on a phone: title, body, and actions at the right. */
export function AppDialog(props: AppDialogProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ AppDialogImpl }) => <AppDialogImpl {...props} />}
    </WhenOverlays>
  );
}
