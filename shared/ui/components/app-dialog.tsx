import type { ReactNode, RefObject } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';

export interface AppDialogProps {
  readonly open: boolean;
  /** Escape, the backdrop and the close button. Leaving with unsaved work can be refused here. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly role?: 'dialog' | 'alertdialog';
  /** Default: what can be focused first; in an alert dialog the title. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Wraps body and actions, for example into a `<form>`. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

/** A modal of medium width, the whole screen on a phone: title, body, actions at the right. */
export function AppDialog(props: AppDialogProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ AppDialogNow }) => <AppDialogNow {...props} />}
    </WhenOverlays>
  );
}
