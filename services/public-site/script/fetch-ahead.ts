interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Milliseconds after the page has loaded and rests: whoever reads on that long may well go in. */
const patience = 4000;

const isSparing = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';

/**
 * Fetches the files of the app into the browser's cache once the page rests, with the least priority, and not for people who
 * save data or whose line is slow.
 */
export function fetchAhead(addresses: readonly string[]): void {
  const { connection } = navigator as { connection?: Connection };
  if (addresses.length === 0 || (connection !== undefined && isSparing(connection))) return;
  const fetchAll = (): void => {
    for (const href of addresses) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    }
  };
  // Not every browser tells when it rests.
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else fetchAll();
  };
  const begin = (): void => void setTimeout(whenIdle, patience);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
