/**
 * Does something once what was changed just now is on the screen, in the order in which it was asked for; where nothing is
 * drawn, soon. A notice is drawn at once by its library, and all that waits to be drawn with it: in the handler of a drop
 * that made one long frame of two short ones.
 */
export function afterDrawing(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
