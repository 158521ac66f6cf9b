import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';

export interface SideDrawerProps {
  readonly open: boolean;
  /** Escape, the backdrop and the close button. */
  readonly onClose: () => void;
  /** Of the drawer's element, for the `aria-controls` of the button that opens it. */
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  /** Where the focus goes when it closes; null or absent: back to where it was. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** The navigation of small screens, from the side where lines begin. */
export function SideDrawer(props: SideDrawerProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ SideDrawerNow }) => <SideDrawerNow {...props} />}
    </WhenOverlays>
  );
}
