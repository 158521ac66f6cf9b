import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every rendering, which does what `act` does at the newest: for rows that are drawn only when they change. */
export function useStable<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
