import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the same function at every rendering, which calls the newest `act`: for rows that render only when their data
 * changes.
 */
export function useStable<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
