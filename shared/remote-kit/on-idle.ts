/** Milliseconds after which code that is not needed yet may be fetched: the first screen has the network to itself. */
const quietAfter = 3000;

/** Fetches ahead once the page rests, except for people who asked their browser to save data. */
export function onIdle(fetchAhead: () => void): void {
  if (typeof requestIdleCallback !== 'function') return;
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  setTimeout(() => requestIdleCallback(fetchAhead), quietAfter);
}
