import { useEffect } from 'react';
import { loadOverlays } from './overlays.ts';

/** Milliseconds after which the first screen has had the network to itself. */
const quietAfter = 1000;

/** What somebody does who is about to open something. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

const sparesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the overlays before anybody asks for one: when the page rests, or at the first sign of a hand on it. People who
 * asked their browser to save data get them only then.
 */
export function useOverlaysAhead(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      for (const intent of intents) document.removeEventListener(intent, fetchNow, true);
    };
    const fetchNow = (): void => {
      stop();
      void loadOverlays();
    };
    for (const intent of intents) document.addEventListener(intent, fetchNow, { capture: true, passive: true });
    if (typeof requestIdleCallback === 'function' && !sparesData())
      timer = setTimeout(() => requestIdleCallback(() => void loadOverlays()), quietAfter);
    return stop;
  }, []);
}
