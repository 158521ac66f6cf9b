import { onChangesElsewhere } from '@shared/graphql';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds within which returning again does not load again. */
const quiet = 5_000;

/**
 * Loads again when the person returns to the page, the network comes back, or another tab reports a change, because
 * something may have changed elsewhere. `look` loads the data and resolves to a function that shows it. That function runs only while nothing is
 * being moved (`isBusy`); otherwise the data is loaded again afterward. After a failed request, everything stays as it
 * is until the next return.
 */
export function useReturn(look: () => Promise<() => void>, isBusy = false): void {
  const busy = useRef(isBusy);
  const isDue = useRef(false);
  const last = useRef(0);
  const waits = (): boolean => (isDue.current = busy.current);
  const begin = useEffectEvent(async (): Promise<void> => {
    if (waits()) return;
    last.current = Date.now();
    const show = await look().catch(() => undefined);
    if (!waits()) show?.();
  });
  useEffect(() => {
    busy.current = isBusy;
    if (!isBusy && isDue.current) void begin();
  }, [isBusy]);
  useEffect(() => {
    const onReturn = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - last.current > quiet) void begin();
    };
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    const ignoreChanges = onChangesElsewhere(() => void begin());
    return () => {
      ignoreChanges();
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
