import { isDuration } from '../common/duration.ts';
import { isOnlyDates } from './date-ranges.ts';
import { knownHeading } from './heading-words.ts';
import { type Cell, type Line, toLines } from './lines.ts';
import type { PageText, TextRun } from './page-text.ts';

interface Placed extends Cell {
  readonly y: number;
}

/** The gap between two columns of a page; text above `top` spans the full width. */
interface Gutter {
  readonly x: number;
  readonly top: number;
}

const characters = (cells: readonly Cell[]): number => cells.reduce((sum, { text }) => sum + text.length, 0);
const share = (cells: readonly Cell[], test: (text: string) => boolean): number =>
  cells.filter(({ text }) => test(text)).length / cells.length;

const isTime = (text: string): boolean => isOnlyDates(text) || isDuration(text);

const headingsIn = (cells: readonly Cell[]): number =>
  cells.filter(({ text }) => knownHeading(text) !== undefined).length;

/**
 * Whether two groups of cells are columns. Dates on the right with titles on the left are rows that are read across.
 */
function areColumns(left: readonly Placed[], right: readonly Placed[]): boolean {
  if (left.length < 5 || right.length < 5) return false;
  const isSlight = Math.min(characters(left), characters(right)) < (characters(left) + characters(right)) * 0.12;
  const [headingsLeft, headingsRight] = [headingsIn(left), headingsIn(right)];
  // A short text next to a long one is a column if sections begin in both.
  if (isSlight && Math.min(headingsLeft, headingsRight) === 0) return false;
  // If all sections begin on one side, the text on the other side belongs to its lines, such as dates or names of
  // groups.
  if (Math.max(headingsLeft, headingsRight) > 1 && Math.min(headingsLeft, headingsRight) === 0) return false;
  if (share(right, isTime) > 0.35 || share(left, isTime) > 0.35) return false;
  if (share(left, (text) => knownHeading(text) !== undefined) > 0.5) return false;
  // Columns have a left edge of their own, at which their lines begin; right-aligned cells have none.
  const starts = right
    .filter((cell) => !right.some((other) => Math.abs(other.y - cell.y) < 3 && other.x < cell.x))
    .map(({ x }) => x);
  const edge = Math.min(...starts);
  return starts.filter((x) => x - edge < 30).length > starts.length * 0.6;
}

/** The narrowest gap between two columns, in multiples of the font size: wider than any between two words. */
const gutterGap = 0.6;

function findGutter({ width, height, runs }: PageText): Gutter | undefined {
  const cells = toLines(runs, 1, gutterGap).flatMap(({ cells: inLine, y }) =>
    inLine.map((cell): Placed => ({ ...cell, y })),
  );
  let best: (Gutter & { readonly room: number }) | undefined;
  for (let x = width * 0.2; x < width * 0.8; x += 4) {
    const crossing = cells.filter((cell) => cell.x < x && cell.right > x);
    const top = Math.max(0, ...crossing.map(({ y }) => y));
    if (top > height * 0.45) continue;
    const below = cells.filter(({ y }) => y > top + 1);
    const left = below.filter((cell) => cell.right <= x);
    const right = below.filter((cell) => cell.x >= x);
    if (!areColumns(left, right)) continue;
    const room = Math.min(...right.map((cell) => cell.x)) - Math.max(...left.map((cell) => cell.right));
    // The longest gap wins; among equally long ones, the widest.
    const isBetter = best === undefined || top < best.top - 1 || (top < best.top + 1 && room > best.room);
    if (room > 8 && isBetter) best = { x, top, room };
  }
  return best;
}

/** Whether a page has two columns of text. */
export const hasColumns = (page: PageText): boolean => findGutter(page) !== undefined;

/**
 * How often the order of the file changes from one column to the other: once if it holds one column after the other,
 * and with nearly every line if a simple parser reads across both. 0 for a page without columns.
 */
export function columnChanges(page: PageText): number {
  const gutter = findGutter(page);
  if (gutter === undefined) return 0;
  const isRight = page.runs.filter(({ y }) => y > gutter.top + 1).map(({ x }) => x >= gutter.x);
  return isRight.filter((each, index) => index > 0 && each !== isRight[index - 1]).length;
}

/** A column across all pages. */
interface Column {
  readonly lines: Line[];
  characters: number;
}

const largest = (runs: readonly TextRun[]): number => Math.max(0, ...runs.map(({ size }) => size));
const sizeOf = (lines: readonly Line[]): number => characters(lines.flatMap(({ cells }) => cells));

/** Splits the lines at the first section. */
function cutHead(lines: readonly Line[]): readonly [head: readonly Line[], rest: readonly Line[]] {
  const start = lines.findIndex(({ text }) => knownHeading(text) !== undefined);
  return start === -1 ? [[], lines] : [lines.slice(0, start), lines.slice(start)];
}

/** The share of the text below which a column is a sidebar that does not continue on the next page. */
const narrow = 0.35;

/**
 * Returns all lines of a document in reading order: the left column of all pages, then the right one. If the right
 * column contains the name, it comes first, followed by the text of the left column before any section, which is
 * contact info.
 */
export function inReadingOrder(pages: readonly PageText[]): readonly Line[] {
  const left: Column = { lines: [], characters: 0 };
  const right: Column = { lines: [], characters: 0 };
  let isNameRight = false;
  const add = (column: Column, runs: readonly TextRun[], page: number): void => {
    const lines = toLines(runs, page);
    column.lines.push(...lines);
    column.characters += sizeOf(lines);
  };
  for (const [index, page] of pages.entries()) {
    const number = index + 1;
    const gutter = findGutter(page);
    if (gutter === undefined) {
      const isBeside = right.characters < (left.characters + right.characters) * narrow;
      // A page without columns continues the main text, or follows both columns.
      add(right.lines.length > 0 && !isBeside ? right : left, page.runs, number);
      continue;
    }
    const above = page.runs.filter(({ y }) => y <= gutter.top + 1);
    const below = page.runs.filter(({ y }) => y > gutter.top + 1);
    const [runsLeft, runsRight] = [below.filter(({ x }) => x < gutter.x), below.filter(({ x }) => x >= gutter.x)];
    if (number === 1) isNameRight = above.length === 0 && largest(runsRight) > largest(runsLeft) * 1.4;
    add(left, above, number);
    add(left, runsLeft, number);
    add(right, runsRight, number);
  }
  if (!isNameRight) return [...left.lines, ...right.lines];
  const [[head, main], [contacts, side]] = [cutHead(right.lines), cutHead(left.lines)];
  return [...head, ...contacts, ...main, ...side];
}
