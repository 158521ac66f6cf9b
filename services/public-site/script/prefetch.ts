interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The milliseconds after the page has loaded and is idle. A person who reads for that long may well open the app. */
const delayMs = 4000;

const isSparing = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';

/**
 * Fetches the files of the app into the browser's cache once the page is idle, with the lowest priority, and not for
 * people who save data or have a slow connection.
 */
export function prefetchWhenIdle(addresses: readonly string[]): void {
  const { connection } = navigator as { connection?: Connection };
  if (addresses.length === 0 || (connection !== undefined && isSparing(connection))) return;
  const fetchAll = (): void => {
    for (const href of addresses) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    }
  };
  // Not every browser reports when it is idle.
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else fetchAll();
  };
  const begin = (): void => void setTimeout(whenIdle, delayMs);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
