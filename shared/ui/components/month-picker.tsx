import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { MonthPickerProps } from '../overlay-types.ts';

/** A year and its twelve months to choose from, in a popover next to the button that opens it. */
export function MonthPicker(props: MonthPickerProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ MonthPickerImpl }) => <MonthPickerImpl {...props} />}
    </WhenOverlays>
  );
}
