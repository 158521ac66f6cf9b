import { isOnlyDates } from './date-ranges.ts';
import type { Cell, Line } from './lines.ts';
import { isBullet, withoutBullet } from './paragraphs.ts';

/** The share of a column's width behind which a cell at the right edge belongs to the entry and not to its line. */
const asideFrom = 0.55;
/** How many lines above a first line of an entry is sought. */
const reach = 4;

const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(' '),
  right: Math.max(...cells.map(({ right }) => right)),
});

/** Joins cells that justified text has torn apart, so that a place over several words is one. */
function joinCells(cells: readonly Cell[]): readonly Cell[] {
  return cells.reduce<readonly Cell[]>((joined, cell) => {
    const last = joined.at(-1);
    if (last === undefined || isOnlyDates(last.text) || isOnlyDates(cell.text)) return [...joined, cell];
    const whole = { ...last, text: `${last.text} ${cell.text}`, right: cell.right, runs: [...last.runs, ...cell.runs] };
    return [...joined.slice(0, -1), whole];
  }, []);
}

/** Divides a line into its text and what stands at the right edge of its column. */
function cutAside(line: Line): { readonly own: readonly Cell[]; readonly aside: readonly Cell[] } {
  const { left, right } = line.column;
  const at = line.cells.findIndex(({ x }) => x > left + asideFrom * (right - left));
  const reachesEdge = right - (line.cells.at(-1)?.right ?? 0) < 8;
  if (at < 0 || !reachesEdge) return { own: line.cells, aside: [] };
  return { own: line.cells.slice(0, at), aside: joinCells(line.cells.slice(at)) };
}

/** Moves the first line of a place that is centered beside the first line of its entry down to that line. */
function lowerAsides(lines: readonly Line[]): readonly Line[] {
  let waiting: readonly Cell[] | undefined;
  return lines.flatMap((line, index) => {
    const { own, aside } = cutAside(line);
    const next = lines[index + 1];
    const isAbove = own.length === 0 && next?.page === line.page && next.y - line.y < 0.9 * line.size;
    if (isAbove && waiting === undefined) {
      waiting = aside;
      return [];
    }
    if (waiting === undefined) return [line];
    const cells = [...line.cells, ...waiting];
    waiting = undefined;
    return [withCells(line, cells)];
  });
}

/** The index of the nearest line that is neither a bullet nor indented like the text of one. */
function firstLineAbove(lines: readonly Line[]): number {
  const from = Math.max(0, lines.length - reach);
  const edge = Math.min(...lines.slice(from).map(({ x }) => x));
  return lines.findLastIndex((line, index) => index >= from && !isBullet(line) && line.x < edge + 2);
}

/**
 * Moves places and dates at the right edge from beside the bullets of an entry, or from a line of their own, up to the
 * entry's first line: RenderCV, among others, stacks them beside the description.
 */
export function liftAsides(given: readonly Line[]): readonly Line[] {
  const lines = lowerAsides(given);
  const lifted: Line[] = [];
  /** Where what stood at the right edge of the line before, as it was printed, ended. */
  let stackedRight = Number.NaN;
  for (const line of lines) {
    const { own, aside } = cutAside(line);
    const isStacked = Math.abs(line.right - stackedRight) < 3 && lifted.at(-1)?.page === line.page;
    const isBesideBullet = isBullet(line) && own.some(({ text }) => withoutBullet(text) !== '');
    const belongsAbove = aside.length > 0 && (isBullet(line) ? isBesideBullet : own.length === 0 && isStacked);
    const at = belongsAbove ? firstLineAbove(lifted) : -1;
    const head = lifted[at];
    if (head === undefined) lifted.push(line);
    else {
      const above = cutAside(head);
      // A text that goes on in the line below is one text, unless one of the two is dates.
      lifted[at] = withCells(head, [...above.own, ...joinCells([...above.aside, ...aside])]);
      if (own.length > 0) lifted.push(withCells(line, own));
    }
    stackedRight = aside.length > 0 ? line.right : Number.NaN;
  }
  return lifted;
}
