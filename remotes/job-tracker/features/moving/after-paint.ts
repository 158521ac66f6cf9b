/**
 * Calls `act` after the current changes are on the screen, in the order of the calls; in a hidden page, which is not
 * drawn, soon. Showing a notice forces a synchronous render of everything that is pending. In the handler of a drop,
 * this would merge two short frames into a long one.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
