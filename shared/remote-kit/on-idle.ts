import { whenIdle } from '@shared/contracts';

/** Milliseconds for which the first screen has the network to itself before other code is prefetched. */
const quietAfter = 3000;

/** Prefetches once the page is idle, except for people who asked their browser to save data. */
export function onIdle(fetchAhead: () => void): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  setTimeout(() => whenIdle(fetchAhead), quietAfter);
}
