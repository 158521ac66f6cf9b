/** Milliseconds after which a page that cannot say when it is idle counts as idle. */
const assumedDelay = 200;

/** Runs work once the page is idle, or a moment later in browsers that do not report it, such as Safari. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, assumedDelay);
}
