import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a button that gets the focus back when what it opened closes. */
export function useFocusReturn(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // What was focused is gone when the correction closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
