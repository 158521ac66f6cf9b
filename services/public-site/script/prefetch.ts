import { whenIdle } from '../../../shared/contracts/when-idle.ts';

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
  // Firefox refuses `<link rel="prefetch">` under our policy, whose default is to allow nothing.
  const fetchAll = (): void => {
    for (const address of addresses) void fetch(address, { priority: 'low' }).catch(() => undefined);
  };
  const begin = (): void => void setTimeout(() => whenIdle(fetchAll), delayMs);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
