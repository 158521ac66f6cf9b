import { headerPlace } from '../../places/reveal.ts';
import { matchRuns } from '../places/match-runs.ts';
import type { Piece } from '../../places/piece.ts';
import { runsOf, textOfRun } from '../places/runs-on-pages.ts';

/** Points below each other that are still one line: words of two sizes share it. */
const sameLine = 3;

/** How far an element is moved down by its own transformation, in points. Typst moves, and turns nothing. */
function shiftOf(element: Element): number {
  const transform = element.getAttribute('transform') ?? '';
  const numbers = (/(?:translate|matrix)\(([^)]*)\)/.exec(transform)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const shift = transform.startsWith('matrix') ? numbers[5] : numbers[1];
  return shift !== undefined && Number.isFinite(shift) ? shift : 0;
}

/** How far down its page a run stands. By the numbers in the drawing: a page that is far off has no boxes. */
function heightOf(run: Element, page: Element): number {
  let height = 0;
  for (let at: Element | null = run; at !== null && at !== page; at = at.parentElement) height += shiftOf(at);
  return height;
}

/** Lines of the document on the last page, without what is printed on every page. */
export function linesOnLastPage(pages: Element, pieces: readonly Piece[]): number {
  const last = [...pages.querySelectorAll('g.typst-page')].at(-1);
  if (!last) return 0;
  const runs = runsOf(last);
  const found = matchRuns(
    runs.map(textOfRun),
    pieces.map(({ text }) => text),
  );
  const heights = runs
    .filter((_, index) => {
      const piece = pieces[found[index] ?? -1];
      return piece !== undefined && piece.place.sectionId !== headerPlace;
    })
    .map((run) => heightOf(run, last))
    .sort((one, other) => one - other);
  return heights.filter((height, index) => height - (heights[index - 1] ?? -Infinity) > sameLine).length;
}
