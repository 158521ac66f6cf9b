import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';

export interface PopoverProps {
  readonly open: boolean;
  /** Escape, a press outside, or the focus going elsewhere. */
  readonly onClose: () => void;
  /** Of the popover's element, for the `aria-controls` of the button that opens it. */
  readonly id: string;
  /** Of that button: the popover stands below it, and gives it the focus back. */
  readonly triggerId: string;
  readonly label: string;
  /** Takes the focus itself when it appears. */
  readonly children: ReactNode;
}

/**
 * Something small beside the button that opens it, without closing off the page. It is drawn where it is written, which
 * is right behind its button, so that it also works inside of a dialog and the Tab key finds it in its place.
 */
export function Popover(props: PopoverProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ PopoverNow }) => <PopoverNow {...props} />}
    </WhenOverlays>
  );
}
