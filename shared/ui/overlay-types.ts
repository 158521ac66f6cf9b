import type { ReactNode, Ref, RefObject, SyntheticEvent } from 'react';

/** The types that the components of the first screen share with the overlays, which load after it. */
export type KeyPress = Partial<Pick<KeyboardEvent, 'key' | 'preventDefault'>>;

export interface AppDialogProps {
  readonly open: boolean;
  /** Called for Escape, the backdrop, and the close button. The caller can refuse to discard unsaved work here. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, with the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly role?: 'dialog' | 'alertdialog';
  /** Default: the first focusable element; in an alert dialog, the title. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Wraps the body and the actions, for example in a `<form>`. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

/** How the menu was requested: a pointer highlights no item, a key the first or the last one. */
export type MenuRequest = 'pointer' | 'first' | 'last';

export type MenuPlacement = 'bottom-start' | 'bottom-end';

export interface PopoverProps {
  readonly open: boolean;
  /** Called for Escape, a press outside, or when the focus leaves. */
  readonly onClose: () => void;
  /** The id of the popover's element, for the `aria-controls` of the button that opens it. */
  readonly id: string;
  /** The id of that button: the popover appears below it and returns the focus to it. */
  readonly triggerId: string;
  readonly label: string;
  /** Content that takes the focus itself when it appears. */
  readonly children: ReactNode;
}

export interface MonthPickerProps extends Omit<PopoverProps, 'children'> {
  /** A month as `YYYY-MM` or a year as `YYYY`; any other value counts as no date. */
  readonly value: string;
  /** The month or year whose year is shown first while there is no value; default: the current month. */
  readonly near?: string | undefined;
  /** The label for having no date, such as *Present*; default: *Clear*. */
  readonly noneLabel?: string | undefined;
  /** Receives `YYYY-MM`, `YYYY`, or an empty string for no date. */
  readonly onPick: (date: string) => void;
}

export interface TagsInputProps {
  /** Comma-separated tags, the last of which may still be typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Returns the tags to suggest for what is being typed, without those that are there already. */
  readonly suggest: (typed: string, tags: readonly string[]) => readonly string[];
  /** The name of the list of suggestions. */
  readonly suggestionsLabel: string;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export interface SideDrawerProps {
  readonly open: boolean;
  /** Called for Escape, the backdrop, and the close button. */
  readonly onClose: () => void;
  /** The id of the drawer's element, for the `aria-controls` of the button that opens it. */
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  /** Returns the element to focus after closing; null or absent restores the previous focus. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

export interface SearchDialogProps {
  readonly open: boolean;
  /** Called for Escape and the backdrop. */
  readonly onClose: () => void;
  /** Called when the dialog is gone and the focus is where it belongs. */
  readonly onClosed: () => void;
  readonly label: string;
  /** The search field. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** Returns the element to focus after closing; null restores the previous focus. */
  readonly finalFocus: () => HTMLElement | null;
  /** The field with a button that closes the dialog, and the results. Their state lasts until the dialog is closed. */
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

/** Why the tooltip is requested before its code is loaded. */
export type TooltipReason = 'pointer' | 'focus';

/** The interface of the menu for its button. */
export interface MenuHandle {
  trigger(
    name: 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown',
    event: SyntheticEvent | KeyPress,
  ): void;
}

/** The interface of the tooltip for its element. */
export interface TooltipHandle {
  trigger(name: TooltipEvent, event: SyntheticEvent): void;
}

export interface Notice {
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly title: string;
  readonly description?: string;
  /** A single action, such as *Undo*. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds. By default 6 seconds, or 20 with an action; an error stays until it is closed. */
  readonly duration?: number;
  /**
   * An identifier of the subject, such as a request's id: the notice replaces one about the same subject that is still
   * shown.
   */
  readonly about?: string;
}
