import type { ReactNode } from 'react';
import { WhenOverlays } from '../lazy/when-overlays.tsx';
import type { PopoverProps } from './popover.tsx';

export interface MonthPickerProps extends Omit<PopoverProps, 'children'> {
  /** `YYYY-MM`; anything else counts as no month. */
  readonly value: string;
  /** A month whose year is shown first while there is no value; default: this month. */
  readonly near?: string | undefined;
  /** What it means to have no month, such as *Present*; default: *Clear*. */
  readonly noneLabel?: string | undefined;
  /** Gets `YYYY-MM`, or '' for none. */
  readonly onPick: (month: string) => void;
}

/** Twelve months and a year to choose from, beside the button that opens it. */
export function MonthPicker(props: MonthPickerProps): ReactNode {
  return (
    <WhenOverlays open={props.open} onClose={props.onClose}>
      {({ MonthPickerNow }) => <MonthPickerNow {...props} />}
    </WhenOverlays>
  );
}
