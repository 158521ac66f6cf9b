import type { CreateToasterReturn } from '@chakra-ui/react';
import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';

/** The focus history shared by all notices of one root. */
interface NoticeFocus {
  /** The element that had the focus before it moved to a notice. */
  readonly before: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Manages the focus instead of the library. The library remembers the element that had the focus before a notice and
 * restores it at the next opportunity, even when the user has moved on to another field or moves the pointer over the
 * place where a notice was.
 */
export function useNoticeFocus(toaster: CreateToasterReturn): NoticeFocus {
  const before = useRef<HTMLElement>(null);
  return {
    before,
    onFocus(event) {
      event.stopPropagation();
      const { currentTarget, relatedTarget } = event;
      if (relatedTarget instanceof HTMLElement && relatedTarget.closest('[data-scope="toast"]') === null)
        before.current = relatedTarget;
      if (!currentTarget.contains(relatedTarget)) toaster.pause();
    },
    onBlur(event) {
      event.stopPropagation();
      if (!event.currentTarget.contains(event.relatedTarget)) toaster.resume();
    },
  };
}

/** Rendered in a notice: when the notice closes with the focus in it, the focus returns to the previous element. */
export function FocusReturn({ before }: Pick<NoticeFocus, 'before'>): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const giveBack = useEffectEvent(() => {
    const notice = mark.current?.closest('[data-scope="toast"][data-part="root"]');
    const focused = (notice?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    if (notice?.contains(focused) === true) before.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => () => giveBack(), []);
  return <span ref={mark} hidden />;
}
