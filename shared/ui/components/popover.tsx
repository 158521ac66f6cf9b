import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { PopoverProps } from '../overlay-types.ts';

/**
 * A non-modal popover next to the button that opens it. It is rendered in place, right after its button, so that it
 * also works inside a dialog and comes next in the tab order.
 */
export function Popover(props: PopoverProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ PopoverImpl }) => <PopoverImpl {...props} />}
    </WhenOverlays>
  );
}
