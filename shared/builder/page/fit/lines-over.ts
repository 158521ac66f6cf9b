import { headerPlace, type PlacedText } from '../../places/reveal.ts';
import { matchRuns } from '../places/match-runs.ts';
import { runsOf, textOfRun } from '../places/runs-on-pages.ts';

/** The vertical distance, in points, within which runs count as one line: texts of two sizes may share a line. */
const sameLine = 3;

/** Returns the vertical offset of an element's own transformation, in points. Typst translates but never rotates. */
function shiftOf(element: Element): number {
  const transform = element.getAttribute('transform') ?? '';
  const numbers = (/(?:translate|matrix)\(([^)]*)\)/.exec(transform)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const shift = transform.startsWith('matrix') ? numbers[5] : numbers[1];
  return shift !== undefined && Number.isFinite(shift) ? shift : 0;
}

/**
 * Returns the vertical position of a run on its page, from the numbers in the SVG: a page that is far off screen has no
 * layout boxes.
 */
function heightOf(run: Element, page: Element): number {
  let height = 0;
  for (let at: Element | null = run; at !== null && at !== page; at = at.parentElement) height += shiftOf(at);
  return height;
}

/** Counts the document's lines on the last page, without what is printed on every page. */
export function linesOnLastPage(pages: Element, pieces: readonly PlacedText[]): number {
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
