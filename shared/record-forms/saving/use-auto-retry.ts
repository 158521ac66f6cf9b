import { useEffect, useEffectEvent } from 'react';

/** Seconds before each retry; the last delay repeats. */
const pauses = [3, 6, 15, 30] as const;

/**
 * Retries after a delay that grows with the number of failed attempts, and at once when the device is online again.
 * `failedTries` is undefined while there is nothing to retry.
 */
export function useAutoRetry(failedTries: number | undefined, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (failedTries === undefined) return undefined;
    const seconds = pauses[Math.min(failedTries, pauses.length) - 1] ?? pauses[0];
    const timer = setTimeout(() => again(), seconds * 1000);
    const onOnline = (): void => again();
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [failedTries]);
}
