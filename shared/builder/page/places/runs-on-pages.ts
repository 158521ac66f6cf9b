/** Returns the text runs of the pages on screen, in reading order. */
export function runsOf(pages: Element): readonly Element[] {
  return [...pages.querySelectorAll('g.typst-text')].filter((run) => run.textContent.trim() !== '');
}

/** Returns the text of a run. */
export const textOfRun = (run: Element): string => run.textContent;

/** Returns the run at a point of the window, or the nearest one on the same line within `slack` pixels. */
export function runAt(runs: readonly Element[], x: number, y: number, slack = 40): Element | undefined {
  let nearest: { readonly run: Element; readonly distance: number } | undefined;
  for (const run of runs) {
    const box = run.getBoundingClientRect();
    if (box.width === 0 || y < box.top - 4 || y > box.bottom + 4) continue;
    const distance = Math.max(0, box.left - x, x - box.right);
    if (distance <= slack && (nearest === undefined || distance < nearest.distance)) nearest = { run, distance };
  }
  return nearest?.run;
}
