import { knownHeading } from './heading-words.ts';
import type { Cell, Line } from './lines.ts';

const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(' '),
  x: cells[0]?.x ?? line.x,
  right: Math.max(...cells.map(({ right }) => right)),
});

/**
 * Moves headings in the margin, on the first line of their section, to a line of their own. They differ from names of
 * groups, which may be the same words, in that nothing else is in the margin.
 */
export function mergeSideHeadings(lines: readonly Line[]): readonly Line[] {
  const candidates = lines.filter(({ cells }) => cells.length > 1 && knownHeading(cells[0]?.text ?? '') !== undefined);
  const [first] = candidates;
  if (first === undefined || candidates.length < 2) return lines;
  const margin = Math.min(...candidates.map(({ x }) => x));
  const start = lines.indexOf(first);
  const isInMargin = (line: Line, index: number): boolean => index >= start && Math.abs(line.x - margin) < 3;
  if (candidates.length < lines.filter(isInMargin).length * 0.6) return lines;
  return lines.flatMap((line, index) => {
    const [heading, ...rest] = line.cells;
    if (!isInMargin(line, index) || heading === undefined || rest.length === 0) return [line];
    return [withCells(line, [heading]), withCells(line, rest)];
  });
}
