import { cleanLine } from '../../documents/text/clean-text.ts';
import type { TextRun } from './page-text.ts';
import { gapBetween, inReadingDirection } from './reading-direction.ts';

/** A contiguous part of a line; a wide gap separates it from the next one. */
export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly runs: readonly TextRun[];
}

export interface Line {
  /** The page number, starting at 1. */
  readonly page: number;
  readonly cells: readonly Cell[];
  /** The text of all cells, separated by spaces. */
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** The height of the largest letters in points. */
  readonly size: number;
  /** The left and right edges of the line's column. */
  readonly column: { readonly left: number; readonly right: number };
}

/**
 * Gaps in multiples of the font size: wider ones than the first separate cells, wider ones than the second separate
 * words, and narrower ones are within a word.
 */
const cellGap = 1.2;
export const wordGap = 0.12;

/** The text of runs on one line, with spaces where there is room for one. */
export function textOf(runs: readonly TextRun[]): string {
  let text = '';
  let last: TextRun | undefined;
  for (const run of inReadingDirection(runs)) {
    if (last && gapBetween(last, run) > wordGap * run.size) text += ' ';
    text += run.text;
    last = run;
  }
  return cleanLine(text).replace(/\s+/g, ' ').trim();
}

function toCells(runs: readonly TextRun[], widest: number): readonly Cell[] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1)?.at(-1);
    if (last && run.x - last.right <= widest * Math.min(run.size, last.size)) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups
    .map((group) => ({
      text: textOf(group),
      x: group[0]?.x ?? 0,
      right: Math.max(...group.map(({ right }) => right)),
      runs: group,
    }))
    .filter(({ text }) => text !== '');
}

/**
 * Groups the runs of one column into lines from top to bottom: runs with (nearly) the same baseline. `widest` is the
 * widest gap within a cell, in multiples of the font size.
 */
export function toLines(runs: readonly TextRun[], page: number, widest = cellGap): readonly Line[] {
  const rows: { y: number; size: number; runs: TextRun[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && Math.abs(run.y - row.y) < 0.4 * Math.min(run.size, row.size)) {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { y: run.y, size: run.size });
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  const left = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(...runs.map((run) => run.right));
  return rows.flatMap((row) => {
    const cells = toCells(
      row.runs.sort((a, b) => a.x - b.x),
      widest,
    );
    const first = cells[0];
    if (!first) return [];
    return [
      {
        page,
        cells,
        text: cells.map(({ text }) => text).join(' '),
        x: first.x,
        right: Math.max(...cells.map((cell) => cell.right)),
        y: row.y,
        size: row.size,
        column: { left, right },
      },
    ];
  });
}

/** Whether a line extends nearly to the end of its column, so that the next line may continue it. */
export const isFull = ({ right, column }: Line): boolean => right > column.right - 0.28 * (column.right - column.left);
