import { useId, useState } from 'react';

export interface SidePanelState {
  readonly id: string;
  readonly isOpen: boolean;
  /** Whether a person opened the panel, which then takes the focus. */
  readonly isAsked: boolean;
  /** The button that opens the panel; null where a menu does. */
  readonly button: HTMLElement | null;
  readonly toggle: () => void;
  /** Closes the panel and returns the focus to its button. */
  readonly close: () => void;
  /** Closes the panel and leaves the focus where it is. */
  readonly leave: () => void;
}

/** Keeps whether the panel of a button is open. `opensByItself` is for where it covers nothing. */
export function useSidePanel(button: HTMLElement | null, opensByItself = false): SidePanelState {
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? opensByItself;
  const close = (): void => {
    setChoice(false);
    button?.focus();
  };
  return {
    id: useId(),
    isOpen,
    isAsked: choice === true,
    button,
    close,
    toggle: () => (isOpen ? close() : setChoice(true)),
    leave: () => setChoice(false),
  };
}
