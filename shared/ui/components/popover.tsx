import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { PopoverProps } from '../overlay-types.ts';

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
