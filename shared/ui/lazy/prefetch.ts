import { whenIdle } from '@shared/contracts';
import { useEffect } from 'react';
import { loadOverlays } from './overlays.ts';

/** Milliseconds for which the first screen has the network to itself. */
const quietAfter = 1000;

/** Events that precede the opening of an overlay. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

const sparesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the overlays before any is requested: when the page is idle, or at the first interaction. People who asked
 * their browser to save data get them only at an interaction.
 */
export function usePrefetchedOverlays(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      for (const intent of intents) document.removeEventListener(intent, prefetch, true);
    };
    const prefetch = (): void => {
      stop();
      void loadOverlays();
    };
    for (const intent of intents) document.addEventListener(intent, prefetch, { capture: true, passive: true });
    if (!sparesData()) timer = setTimeout(() => whenIdle(() => void loadOverlays()), quietAfter);
    return stop;
  }, []);
}
