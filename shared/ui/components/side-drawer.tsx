import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { SideDrawerProps } from '../overlay-types.ts';

/** The navigation of small screens, at the inline start. */
export function SideDrawer(props: SideDrawerProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ SideDrawerImpl }) => <SideDrawerImpl {...props} />}
    </WhenOverlays>
  );
}
