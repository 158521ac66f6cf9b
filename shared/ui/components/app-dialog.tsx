import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { AppDialogProps } from '../overlay-types.ts';

/** A modal of medium width, the whole screen on a phone: title, body, actions at the right. */
export function AppDialog(props: AppDialogProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ AppDialogNow }) => <AppDialogNow {...props} />}
    </WhenOverlays>
  );
}
