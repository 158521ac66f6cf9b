import type { LivePagesState } from '@shared/typesetting';
import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds for which the pages may be older than the text before that is said. They usually follow within a
 * hundredth of that.
 */
const patience = 5_000;

export interface Lateness {
  /** Whether the pages have been older than the text for a while, whatever was tried meanwhile. */
  readonly isLate: boolean;
  /** Must be called with each state of the pages. Renders only if `isLate` changes, because it is called for each key. */
  readonly follow: (state: LivePagesState) => void;
}

/** Notices pages that stay behind the text, as they do while the server cannot be reached. */
export function useIsLate(): Lateness {
  const [isLate, setIsLate] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isLate,
    follow({ status }) {
      if (status !== 'current') {
        timer.current ??= setTimeout(() => setIsLate(true), patience);
      } else if (timer.current !== undefined) {
        clearTimeout(timer.current);
        timer.current = undefined;
        setIsLate(false);
      }
    },
  };
}
