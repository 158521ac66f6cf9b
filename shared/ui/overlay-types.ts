import type { ReactNode, RefObject, SyntheticEvent } from 'react';

/** What crosses from the components of the first screen to the overlays, which are fetched after it. */
export type KeyPress = Partial<Pick<KeyboardEvent, 'key' | 'preventDefault'>>;

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

/** How the menu was asked for: a pointer highlights nothing, a key the first or the last item. */
export type MenuRequest = 'pointer' | 'first' | 'last';

export type MenuPlacement = 'bottom-start' | 'bottom-end';

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

export type TooltipEvent =
  | 'onPointerOver'
  | 'onPointerMove'
  | 'onPointerLeave'
  | 'onPointerCancel'
  | 'onPointerDown'
  | 'onClick'
  | 'onFocus'
  | 'onBlur';

/** Why the tooltip is wanted before its code is there. */
export type TooltipReason = 'pointer' | 'focus';

/** What the menu's button needs of the menu. */
export interface MenuHandle {
  trigger(
    name: 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown',
    event: SyntheticEvent | KeyPress,
  ): void;
}

/** What the element with the tooltip needs of it. */
export interface TooltipHandle {
  trigger(name: TooltipEvent, event: SyntheticEvent): void;
}

export interface Notice {
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly title: string;
  readonly description?: string;
  /** One thing to do, such as *Undo*. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; default 6000, and an error stays until it is closed. */
  readonly duration?: number;
  /** What it is about, such as a request's id: it takes the place of the notice about the same that still shows. */
  readonly about?: string;
}
