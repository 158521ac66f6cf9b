import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Milliseconds without a network after which it counts as lost, so that a short gap moves nothing. */
const patience = 800;

/** Milliseconds after which the notice is loaded: the page is then nearly complete, and there still is a network. */
const loadAfter = 2_000;

/** Returns the notice that there is no network once it has been lost for a while, and undefined otherwise. */
export function useOfflineNotice(): ReactNode {
  const [isOffline, setOffline] = useState(false);
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (navigator.onLine) setOffline(false);
      else timer = setTimeout(() => setOffline(true), patience);
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  useEffect(() => {
    if (Notice !== undefined || isOffline) return undefined;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "offline-notice" */ './offline-notice.tsx').then(
        ({ OfflineNotice }) => setNotice(() => OfflineNotice),
        // The network was lost before. It is tried again once it is back.
        () => undefined,
      );
    }, loadAfter);
    return () => clearTimeout(timer);
  }, [Notice, isOffline]);
  return isOffline && Notice !== undefined ? <Notice /> : undefined;
}
